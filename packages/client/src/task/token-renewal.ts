import { network } from '@mantel/domain/constants'
import type { Caller } from '../caller.ts'
import type { Outcome } from '../outcome.ts'
import { isRetryStatus } from '../retry.ts'
import type { Tokens } from '../session/tokens.ts'

/**
 * renewed: there is a new token. refused: the server gave none. exhausted: new tokens do not help. gone: the customer
 * has signed out, and another one may have signed in. unreachable: no reply, nothing changed.
 */
export type TokenRenewalResult = 'renewed' | 'refused' | 'exhausted' | 'gone' | 'unreachable'

export type TokenRenewal = {
  /** Gets a new token instead of this refused one. Concurrent calls and tabs share one refresh. */
  renew(refused: string): Promise<TokenRenewalResult>
  /** The server accepted a token: resets the count of attempts. */
  accepted(): void
  /** Ends the session with this token, unless another tab has a newer one. */
  endSession(refused: string): Promise<void>
  pending(): Promise<TokenRenewalResult> | null
}

export function createTokenRenewal({
  caller,
  tokens,
  onChange,
  isStoredCustomer = async () => true,
}: {
  caller: Caller
  tokens: Tokens
  onChange(): void
  /** Whether the stored tokens belong to the customer of this page. */
  isStoredCustomer?: () => Promise<boolean>
}): TokenRenewal {
  let attempts = 0
  let running: { refused: string; result: Promise<TokenRenewalResult> } | null = null

  async function refresh(refused: string): Promise<TokenRenewalResult> {
    // Another tab may have refreshed the token while this one waited for the lock.
    const stored = await tokens.reread()
    if (!stored) return 'gone'
    if (stored.token !== refused) return (await isStoredCustomer()) ? 'renewed' : 'gone'
    if (stored.refreshToken === null) return endSession('refused')
    if (attempts >= network.maxRefreshAttempts) return endSession('exhausted')
    attempts++
    const outcome = await caller.call('userRefresh', { body: { refreshToken: stored.refreshToken } })
    const pair = newPair(outcome, stored.refreshToken)
    if (pair) {
      await tokens.write(pair)
      return 'renewed'
    }
    if (isDecided(outcome)) return endSession('refused')
    attempts--
    return 'unreachable'
  }

  /** Called under the lock, so that a login in another tab is never undone. */
  async function endSession(reason: TokenRenewalResult): Promise<TokenRenewalResult> {
    attempts = 0
    await tokens.write(null)
    return reason
  }

  return {
    endSession: (refused) =>
      tokens.withLock(async () => {
        if ((await tokens.reread())?.token === refused) await endSession('exhausted')
      }),
    accepted() {
      attempts = 0
    },
    pending: () => running?.result ?? null,
    async renew(refused) {
      // First, because a refused refresh removes the token before it has a result.
      if (running?.refused === refused) return running.result
      const current = tokens.get()
      if (!current) return 'gone'
      if (current.token !== refused) return 'renewed'
      const result = tokens.withLock(() => refresh(refused)).catch((): TokenRenewalResult => 'unreachable')
      const own = { refused, result }
      running = own
      onChange()
      const renewed = await result
      if (running === own) {
        running = null
        onChange()
      }
      return renewed
    },
  }
}

/** Old servers return only the token: the refresh token then stays the same. */
function newPair(outcome: Outcome<unknown>, refreshToken: string) {
  if (!outcome.ok || typeof outcome.result !== 'string' || outcome.result === '') return null
  const next = (outcome.meta as { refreshToken?: unknown } | undefined)?.refreshToken
  return { token: outcome.result, refreshToken: typeof next === 'string' && next !== '' ? next : refreshToken }
}

/**
 * Whether the server has decided about the session. A missing reply, or that of an overloaded server, decides nothing.
 */
function isDecided(outcome: Outcome<unknown>): boolean {
  if (outcome.ok) return true
  return outcome.reason === 'refused' && !isRetryStatus(outcome.code)
}
