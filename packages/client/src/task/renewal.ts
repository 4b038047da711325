import { network } from '@mantel/domain/constants'
import type { Caller } from '../caller.ts'
import type { Outcome } from '../outcome.ts'
import type { Tokens } from '../session/tokens.ts'

/**
 * renewed: there is another token now. refused: the server gave none. exhausted: new tokens do not help. gone: nobody is
 * signed in any more. unreachable: no answer, nothing has changed.
 */
export type Renewed = 'renewed' | 'refused' | 'exhausted' | 'gone' | 'unreachable'

export type Renewal = {
  /** Another token than this one, which was refused. Many calls at once share one refresh, and so do the tabs. */
  renew(refused: string): Promise<Renewed>
  /** A token was accepted: past attempts count no longer. */
  accepted(): void
  /** This token is the last: unless another tab has a newer one, nobody is signed in any more. */
  giveUp(refused: string): Promise<void>
  underWay(): Promise<Renewed> | null
}

export function createRenewal({
  caller,
  tokens,
  onChange,
}: {
  caller: Caller
  tokens: Tokens
  onChange(): void
}): Renewal {
  let attempts = 0
  let running: { refused: string; result: Promise<Renewed> } | null = null

  async function refresh(refused: string): Promise<Renewed> {
    // Another tab may have been faster while this one waited for its turn.
    const stored = await tokens.reread()
    if (!stored) return 'gone'
    if (stored.token !== refused) return 'renewed'
    if (stored.refreshToken === null) return end('refused')
    if (attempts >= network.maxRefreshAttempts) return end('exhausted')
    attempts++
    const outcome = await caller.call('userRefresh', { body: { refreshToken: stored.refreshToken } })
    const pair = newPair(outcome, stored.refreshToken)
    if (pair) {
      await tokens.write(pair)
      return 'renewed'
    }
    if (isAnswered(outcome)) return end('refused')
    attempts--
    return 'unreachable'
  }

  /** Inside the turn of this tab, so that a sign-in of another one is never undone. */
  async function end(how: Renewed): Promise<Renewed> {
    attempts = 0
    await tokens.write(null)
    return how
  }

  return {
    giveUp: (refused) =>
      tokens.alone(async () => {
        if ((await tokens.reread())?.token === refused) await end('exhausted')
      }),
    accepted() {
      attempts = 0
    },
    underWay: () => running?.result ?? null,
    async renew(refused) {
      const known = tokens.get()
      if (!known) return 'gone'
      if (known.token !== refused) return 'renewed'
      if (running?.refused === refused) return running.result
      const result = tokens.alone(() => refresh(refused)).catch((): Renewed => 'unreachable')
      const mine = { refused, result }
      running = mine
      onChange()
      const renewed = await result
      if (running === mine) {
        running = null
        onChange()
      }
      return renewed
    },
  }
}

/** Old servers answer only the token: then the refresh token stays as it is. */
function newPair(outcome: Outcome<unknown>, refreshToken: string) {
  if (!outcome.ok || typeof outcome.result !== 'string' || outcome.result === '') return null
  const next = (outcome.meta as { refreshToken?: unknown } | undefined)?.refreshToken
  return { token: outcome.result, refreshToken: typeof next === 'string' && next !== '' ? next : refreshToken }
}

/** A server in trouble has decided nothing about the session. */
function isAnswered(outcome: Outcome<unknown>): boolean {
  if (outcome.ok) return true
  return outcome.reason === 'refused' && outcome.code !== 429 && outcome.code !== 503
}
