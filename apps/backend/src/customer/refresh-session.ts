import { type Refusal, refuse } from '@mantel/contract'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'
import { deleteOldTokens, lockRefresh, markSessionEnded, markUsed } from './refresh.repository.ts'
import { issueTokens, type SessionTokens } from './start-session.ts'
import { digestOf } from './token.ts'

/**
 * Exchanges a refresh token. It stays valid until one of its successors is first used, which covers lost replies, two tabs at
 * once and clients that never store the new token. After that, it and the other successors of the same parent count as
 * stolen copies: using one ends the session for everyone.
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
      log.warn({ customerId: presented.customer_id }, 'refresh token reused, session ended')
      return refuse('refresh_token_invalid')
    }
    if (!presented.used_at) await markUsed(tx, presented, at)
    const tokens = await issueTokens(tx, { id: sessionId, endsAt: presented.ends_at }, presented.id, at)
    await deleteOldTokens(tx, { sessionId, parentId: presented.id, at })
    return { ok: true, tokens }
  })
}
