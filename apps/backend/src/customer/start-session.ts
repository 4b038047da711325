import type { Ctx } from '../platform/context.ts'
import { type Db, inTransaction } from '../platform/db/index.ts'
import type { Caller } from '../platform/limits/index.ts'
import { insertSession, insertTokens } from './session.repository.ts'
import { digestOf, newToken } from './token.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Milliseconds. */
export const lifetimes = {
  access: 60 * minute,
  /** Lifetime of a refresh token. Each refresh issues a new token with the full lifetime. */
  refresh: 30 * day,
  /** Longest duration of a session, however often its tokens are refreshed. */
  session: 180 * day,
}

export type SessionTokens = { token: string; refreshToken: string }

/** Signs a customer in. The caller has verified their identity. */
export function startSession(
  { db, now, caller }: Pick<Ctx, 'db' | 'now'> & { caller?: Caller },
  customerId: number,
): Promise<SessionTokens> {
  const startedAt = now()
  const endsAt = new Date(startedAt.getTime() + lifetimes.session)
  return inTransaction(db, async (tx) => {
    const id = await insertSession(tx, { customerId, startedAt, endsAt, userAgent: caller?.userAgent ?? '' })
    return issueTokens(tx, { id, endsAt }, null, startedAt)
  })
}

/** Issues a new pair of tokens. The database stores only their digests. */
export async function issueTokens(
  tx: Db,
  session: { id: number; endsAt: Date },
  parentId: number | null,
  at: Date,
): Promise<SessionTokens> {
  const token = newToken()
  const refreshToken = newToken()
  const expiryAfter = (ms: number) => new Date(Math.min(at.getTime() + ms, session.endsAt.getTime()))
  await insertTokens(tx, {
    sessionId: session.id,
    parentId,
    access: { digest: digestOf(token), expiresAt: expiryAfter(lifetimes.access) },
    refresh: { digest: digestOf(refreshToken), expiresAt: expiryAfter(lifetimes.refresh) },
  })
  return { token, refreshToken }
}
