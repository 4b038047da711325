import type { Ctx } from '../platform/context.ts'
import { type Db, inTransaction } from '../platform/db/index.ts'
import { insertSession, insertTokens } from './session.repository.ts'
import { digestOf, newToken } from './token.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Milliseconds. */
export const lifetimes = {
  access: 60 * minute,
  /** Counted from each refresh: who comes back within it stays signed in … */
  refresh: 30 * day,
  /** … but no session lives longer than this. */
  session: 180 * day,
}

export type SessionTokens = { token: string; refreshToken: string }

/** Signs a customer in: whoever calls has made sure who it is. */
export function startSession({ db, now }: Pick<Ctx, 'db' | 'now'>, customerId: number): Promise<SessionTokens> {
  const startedAt = now()
  const endsAt = new Date(startedAt.getTime() + lifetimes.session)
  return inTransaction(db, async (tx) => {
    const id = await insertSession(tx, { customerId, startedAt, endsAt })
    return issueTokens(tx, { id, endsAt }, null, startedAt)
  })
}

/** A fresh pair. It is told once, here; what is stored are digests. */
export async function issueTokens(
  tx: Db,
  session: { id: number; endsAt: Date },
  parentId: number | null,
  at: Date,
): Promise<SessionTokens> {
  const token = newToken()
  const refreshToken = newToken()
  const within = (ms: number) => new Date(Math.min(at.getTime() + ms, session.endsAt.getTime()))
  await insertTokens(tx, {
    sessionId: session.id,
    parentId,
    access: { digest: digestOf(token), expiresAt: within(lifetimes.access) },
    refresh: { digest: digestOf(refreshToken), expiresAt: within(lifetimes.refresh) },
  })
  return { token, refreshToken }
}
