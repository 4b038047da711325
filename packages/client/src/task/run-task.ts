import type { ResultOf } from '@mantel/contract'
import { network } from '@mantel/domain/constants'
import type { CallArgs, Caller, CallInput, CallName } from '../caller.ts'
import { findEndpoint } from '../find-endpoint.ts'
import type { Notifications } from '../notifications.ts'
import { failedOutcome, isUnauthorised, type Outcome, type RefusedOutcome } from '../outcome.ts'
import type { Tokens } from '../session/tokens.ts'
import { notifyRefusal } from './notify-refusal.ts'
import type { TaskRunOptions } from './tasks.ts'
import type { TokenRenewal } from './token-renewal.ts'

/** Why the session is lost. expired: automatic refresh is off. gone: another tab has signed out. */
export type SessionLossReason = 'refused' | 'exhausted' | 'expired' | 'gone'

export type TaskRunContext = {
  caller: Caller
  tokens: Tokens
  renewal: TokenRenewal
  /** false: a 401 signs out, without a refresh. */
  autoRefresh: boolean
  isLocked(): boolean
  /** Calls that only a customer makes: without a token they are rejected locally. */
  needsToken(name: CallName, input: object): boolean
  /** The signed-in customer's id; null for a guest, undefined while not known. */
  owner?(): number | null | undefined
  onSessionLost(why: SessionLossReason): Promise<void>
}

const sessionLocked: RefusedOutcome = {
  ok: false,
  reason: 'refused',
  code: 401,
  result: null,
  shown: null,
  error: null,
  message: 'session_locked',
}

export async function runTask<N extends CallName>(
  context: TaskRunContext & { notifications: Notifications },
  name: N,
  input: CallInput<N>,
  how: TaskRunOptions,
): Promise<Outcome<ResultOf<N>>> {
  const outcome = await sendTask(context, name, input, how)
  const isSilent = how.silent ?? (await tableRow(name))?.silent
  if (!isSilent) notifyRefusal(context.notifications, outcome)
  return outcome
}

const tableRow = (name: CallName) => findEndpoint(name).catch(() => null)

/** Sends a call with the customer's token, which is renewed if necessary. Unlike runTask, shows no notification. */
export async function sendTask<N extends CallName>(
  context: TaskRunContext,
  name: N,
  input: CallInput<N>,
  { asGuest = input.token === null }: TaskRunOptions,
): Promise<Outcome<ResultOf<N>>> {
  const { caller, tokens, renewal } = context
  const call = (token: string | null) => caller.call(name, ...([{ ...input, token }] as unknown as CallArgs<N>))
  // If the endpoint table cannot be loaded, the call itself reports that the server cannot be reached.
  if (asGuest || !(await tableRow(name))?.token) return call(null)
  const customer = context.owner?.()
  for (let tries = 0; ; tries++) {
    await renewal.pending()
    if (context.isLocked()) return sessionLocked
    const token = tokens.get()?.token ?? null
    if (token === null && context.needsToken(name, input)) return sessionLocked
    const outcome = await call(token)
    if (token === null) return outcome
    if (!isUnauthorised(outcome)) {
      if (hasReply(outcome)) renewal.accepted()
      return outcome
    }
    if (!context.autoRefresh || tries >= network.maxRefreshAttempts) {
      await renewal.endSession(token)
      return handleLost(context, context.autoRefresh ? 'exhausted' : 'expired', outcome)
    }
    const renewed = await renewal.renew(token)
    if (renewed === 'unreachable') return failedOutcome('offline')
    if (renewed !== 'renewed') return handleLost(context, renewed, outcome)
    // Another customer has signed in during the call, which must not be repeated with their token.
    if (typeof customer === 'number' && context.owner?.() !== customer) return { ...outcome, shown: null }
  }
}

async function handleLost(
  context: TaskRunContext,
  why: SessionLossReason,
  outcome: RefusedOutcome,
): Promise<RefusedOutcome> {
  await context.onSessionLost(why)
  // The end of the session has its own notification, so that this one is suppressed.
  return context.isLocked() ? sessionLocked : { ...outcome, shown: null }
}

const hasReply = (outcome: Outcome<unknown>) => outcome.ok || outcome.reason === 'refused'
