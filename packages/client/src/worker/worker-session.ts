import type { ResultOf } from '@mantel/contract'
import { type CallInput, type CallName, createCaller } from '../caller.ts'
import type { Outcome } from '../outcome.ts'
import { createTokens, sessionTabs, type Tokens } from '../session/tokens.ts'
import { storedUser, userKey } from '../session/user.ts'
import { createRenewal } from '../task/renewal.ts'
import { sendTask } from '../task/run-task.ts'
import type { WorkerPlace } from './worker-place.ts'

/**
 * The session of the pages, as the worker uses it: it renews the token by the same turns, and never begins or ends anything.
 * A session that cannot be saved is left as it is, because only a page can tell the shopper.
 */
export type WorkerSession = {
  /** Whether it is this customer who is signed in, and their token is good for something; null: whether it is nobody. */
  isOf(customer: string | null): Promise<boolean>
  /** For this customer and for nobody else. With `token: null` in the input it is a guest's call. */
  call<N extends CallName>(
    customer: string | null,
    name: N,
    input: CallInput<N>,
  ): Promise<Outcome<ResultOf<N>> | 'not_ours'>
}

export function openWorkerSession({ view, fetch, storage, tabs }: WorkerPlace): WorkerSession {
  const { code, website, baseUrl, paths, settings } = view
  const kept = storage.collection<unknown>('user')
  const shared = createTokens(kept, tabs(sessionTabs(website)))
  const tokens: Tokens = { ...shared, write: async (pair) => (pair ? shared.write(pair) : undefined) }
  const caller = createCaller({ fetch, baseUrl, storeCode: code, tokenIn: settings.tokenIn, paths })
  let isOver = false
  const context = {
    caller,
    tokens,
    renewal: createRenewal({ caller, tokens, onChange: () => undefined }),
    autoRefresh: settings.autoRefreshTokens,
    isLocked: () => isOver,
    needsToken: () => true,
    lose: async () => {
      isOver = true
    },
  }

  async function isOf(customer: string | null): Promise<boolean> {
    const [pair, stored] = await Promise.all([tokens.reread(), kept.get(userKey, { fresh: true, patient: true })])
    if (!pair || customer === null) return !pair && customer === null
    return !isOver && String(storedUser(stored)?.id) === customer
  }

  return {
    isOf,
    async call(customer, name, input) {
      const isGuests = input.token === null
      if (!isGuests && (customer === null || !(await isOf(customer)))) return 'not_ours'
      const outcome = await sendTask(context, name, input, {})
      return !isGuests && isUnauthorised(outcome) ? 'not_ours' : outcome
    },
  }
}

const isUnauthorised = (outcome: Outcome<unknown>) =>
  !outcome.ok && outcome.reason === 'refused' && outcome.code === 401
