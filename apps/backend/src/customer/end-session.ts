import type { Ctx } from '../platform/context.ts'
import { markSessionEnded } from './refresh.repository.ts'
import { findSessionOf } from './session.repository.ts'
import { digestOf } from './token.ts'

/** Signs out by whatever the browser still has: an expired access token or the refresh token will do. */
export async function endSession(
  { db, now, view }: Pick<Ctx, 'db' | 'now' | 'view'>,
  tokens: readonly (string | null | undefined)[],
): Promise<void> {
  for (const token of tokens) {
    if (!token) continue
    const sessionId = await findSessionOf(db, digestOf(token), view.website)
    if (sessionId !== null) await markSessionEnded(db, sessionId, 'logout', now())
  }
}
