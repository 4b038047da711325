import type { ResultOf } from '@mantel/contract'
import { type CallInput, type CallName, createCaller } from '../caller.ts'
import { isUnauthorised, type Outcome } from '../outcome.ts'
import { createTokens, sessionChannelName, type Tokens } from '../session/tokens.ts'
import { storedUser, userKey } from '../session/user.ts'
import { sendTask } from '../task/run-task.ts'
import { createTokenRenewal } from '../task/token-renewal.ts'
import type { WorkerContext } from './worker-context.ts'

/**
 * The pages' session as the worker uses it: it renews tokens under the same lock, but never starts or ends a session.
 * It leaves a session that cannot be renewed unchanged, because only a page can notify the shopper.
 */
export type WorkerSession = {
  /** Whether this customer is signed in with a usable token; null: whether no customer is signed in. */
  isOf(customer: string | null): Promise<boolean>
  /** Makes a call for this customer only. `token: null` in the input makes a guest's call. */
  call<N extends CallName>(
    customer: string | null,
    name: N,
    input: CallInput<N>,
  ): Promise<Outcome<ResultOf<N>> | 'not_ours'>
}

export function openWorkerSession({ view, fetch, storage, tabs }: WorkerContext): WorkerSession {
  const { code, website, baseUrl, endpointPaths, settings } = view
  const collection = storage.collection<unknown>('user')
  const shared = createTokens(collection, tabs(sessionChannelName(website)))
  const tokens: Tokens = { ...shared, write: async (pair) => (pair ? shared.write(pair) : undefined) }
  const caller = createCaller({ fetch, baseUrl, storeCode: code, tokenIn: settings.tokenIn, endpointPaths })
  let isLost = false
  const context = {
    caller,
    tokens,
    renewal: createTokenRenewal({ caller, tokens, onChange: () => undefined }),
    autoRefresh: settings.autoRefreshTokens,
    isLocked: () => isLost,
    needsToken: () => true,
    onSessionLost: async () => {
      isLost = true
    },
  }

  async function isOf(customer: string | null): Promise<boolean> {
    const [pair, stored] = await Promise.all([
      tokens.reread(),
      collection.get(userKey, { fresh: true, waitForSlowDisk: true }),
    ])
    if (!pair || customer === null) return !pair && customer === null
    return !isLost && String(storedUser(stored)?.id) === customer
  }

  return {
    isOf,
    async call(customer, name, input) {
      const isGuestCall = input.token === null
      if (!isGuestCall && (customer === null || !(await isOf(customer)))) return 'not_ours'
      const outcome = await sendTask(context, name, input, {})
      return !isGuestCall && isUnauthorised(outcome) ? 'not_ours' : outcome
    },
  }
}
