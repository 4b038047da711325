import { type Refusal, refuse } from '@mantel/contract'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'
import { forgetOldTokens, lockRefresh, markSessionEnded, markUsed } from './refresh.repository.ts'
import { issueTokens, type SessionTokens } from './start-session.ts'
import { digestOf } from './token.ts'

/**
 * Exchanges a refresh token. It stays good until one that came of it is used for the first time: a reply that got lost,
 * two tabs at once and clients that never store the new one do no harm. After that it is somebody else's copy, and so are
 * the other ones that came of the same parent: presenting one ends the session for everybody.
 */
export function refreshSession(
  { db, now, view, log }: Pick<Ctx, 'db' | 'now' | 'view' | 'log'>,
  refreshToken: string,
): Promise<{ ok: true; tokens: SessionTokens } | Refusal<'refresh_token_invalid'>> {
  const at = now()
  return inTransaction(db, async (tx) => {
    const presented = await lockRefresh(tx, digestOf(refreshToken), view.website)
    if (!presented || presented.ended_at || presented.expires_at <= at) return refuse('refresh_token_invalid')
    const { session_id: sessionId } = presented
    if (presented.retired_at) {
      await markSessionEnded(tx, sessionId, 'reuse', at)
      log.warn({ customerId: presented.customer_id }, 'a refresh token was used again: the session has been ended')
      return refuse('refresh_token_invalid')
    }
    if (!presented.used_at) await markUsed(tx, presented, at)
    const tokens = await issueTokens(tx, { id: sessionId, endsAt: presented.ends_at }, presented.id, at)
    await forgetOldTokens(tx, { sessionId, parentId: presented.id, at })
    return { ok: true, tokens }
  })
}
