import { endpointOf, type ResultOf } from '@mantel/contract'
import { network } from '@mantel/domain/constants'
import type { CallArgs, Caller, CallInput, CallName } from '../caller.ts'
import type { Notifications } from '../notifications.ts'
import { failed, type Outcome, type Refused } from '../outcome.ts'
import type { Tokens } from '../session/tokens.ts'
import { notifyRefusal } from './notify-refusal.ts'
import type { Renewal } from './renewal.ts'
import type { HowToRun } from './tasks.ts'

/** The session cannot be saved. expired: tokens are not to be refreshed. gone: another tab has signed out. */
export type WhyLost = 'refused' | 'exhausted' | 'expired' | 'gone'

export type RunContext = {
  caller: Caller
  tokens: Tokens
  renewal: Renewal
  /** Off: a 401 signs out, and nothing is refreshed. */
  autoRefresh: boolean
  isLocked(): boolean
  /** Calls that nobody but a customer makes: without a token they are answered here. */
  needsToken(name: CallName, input: object): boolean
  lose(why: WhyLost): Promise<void>
}

const lockedOut: Refused = {
  ok: false,
  reason: 'refused',
  code: 401,
  result: null,
  shown: null,
  message: 'session_locked',
}

export async function runTask<N extends CallName>(
  context: RunContext & { notifications: Notifications },
  name: N,
  input: CallInput<N>,
  how: HowToRun,
): Promise<Outcome<ResultOf<N>>> {
  const { silent = endpointOf(name).silent ?? false } = how
  const outcome = await sendTask(context, name, input, how)
  if (!silent) notifyRefusal(context.notifications, outcome)
  return outcome
}

/** Without a word to the shopper. */
export async function sendTask<N extends CallName>(
  context: RunContext,
  name: N,
  input: CallInput<N>,
  { asGuest = input.token === null }: HowToRun,
): Promise<Outcome<ResultOf<N>>> {
  const { caller, tokens, renewal } = context
  const call = (token: string | null) => caller.call(name, ...([{ ...input, token }] as unknown as CallArgs<N>))
  if (asGuest || !endpointOf(name).token) return call(null)
  for (let tries = 0; ; tries++) {
    await renewal.underWay()
    if (context.isLocked()) return lockedOut
    const token = tokens.get()?.token ?? null
    if (token === null && context.needsToken(name, input)) return lockedOut
    const outcome = await call(token)
    if (token === null) return outcome
    if (!isUnauthorised(outcome)) {
      if (wasAnswered(outcome)) renewal.accepted()
      return outcome
    }
    if (!context.autoRefresh || tries >= network.maxRefreshAttempts) {
      await renewal.giveUp(token)
      return lost(context, context.autoRefresh ? 'exhausted' : 'expired', outcome)
    }
    const renewed = await renewal.renew(token)
    if (renewed === 'unreachable') return failed('offline')
    if (renewed !== 'renewed') return lost(context, renewed, outcome)
  }
}

async function lost(context: RunContext, why: WhyLost, outcome: Refused): Promise<Refused> {
  await context.lose(why)
  // Nobody is told twice: that the session is over has its own notification.
  return context.isLocked() ? lockedOut : { ...outcome, shown: null }
}

function isUnauthorised(outcome: Outcome<unknown>): outcome is Refused {
  return !outcome.ok && outcome.reason === 'refused' && outcome.code === 401
}

const wasAnswered = (outcome: Outcome<unknown>) => outcome.ok || outcome.reason === 'refused'
