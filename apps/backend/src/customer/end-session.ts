import type { Ctx } from '../platform/context.ts'
import { markSessionEnded } from './refresh.repository.ts'
import { findSessionIdByToken } from './session.repository.ts'
import { digestOf } from './token.ts'

/** Signs out by any token that the browser still has: a refresh token or an access token, even an expired one. */
export async function endSession(
  { db, now, view }: Pick<Ctx, 'db' | 'now' | 'view'>,
  tokens: readonly (string | null | undefined)[],
): Promise<void> {
  for (const token of tokens) {
    if (!token) continue
    const sessionId = await findSessionIdByToken(db, digestOf(token), view.website)
    if (sessionId !== null) await markSessionEnded(db, sessionId, 'logout', now())
  }
}
