import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db/index.ts'

/** The token with its session. Locks the session first, so that its refreshes run one after the other. */
export async function lockRefresh(tx: Tx, digest: string, website: string) {
  const found = await tx
    .selectFrom('refresh_token')
    .select('session_id')
    .where('digest', '=', digest)
    .executeTakeFirst()
  if (!found) return undefined
  const session = await tx
    .selectFrom('customer_session')
    .innerJoin('customer', 'customer.id', 'customer_session.customer_id')
    .select(['customer_session.customer_id', 'customer_session.ends_at', 'customer_session.ended_at'])
    .where('customer_session.id', '=', found.session_id)
    .where('customer.website', '=', website)
    .forUpdate('customer_session')
    .executeTakeFirst()
  // The token is read after the lock, to see the changes of a concurrent refresh.
  const token = await tx
    .selectFrom('refresh_token')
    .select(['id', 'session_id', 'parent_id', 'expires_at', 'used_at', 'retired_at'])
    .where('digest', '=', digest)
    .executeTakeFirst()
  return session && token && { ...session, ...token }
}

/** Records the first use of a token. Retires its parent and the parent's other successors. */
export async function markUsed(tx: Tx, token: { id: number; parent_id: number | null }, at: Date): Promise<void> {
  await tx.updateTable('refresh_token').set({ used_at: at }).where('id', '=', token.id).execute()
  if (token.parent_id === null) return
  await tx
    .updateTable('refresh_token')
    .set({ retired_at: at })
    .where(({ or, eb }) => or([eb('id', '=', token.parent_id), eb('parent_id', '=', token.parent_id)]))
    .where('id', '!=', token.id)
    .where('retired_at', 'is', null)
    .execute()
}

export async function markSessionEnded(
  db: Db,
  sessionId: number,
  by: 'logout' | 'reuse' | 'password' | 'merchant',
  at: Date,
): Promise<void> {
  await db
    .updateTable('customer_session')
    .set({ ended_at: at, ended_by: by })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Maximum of stored unused successors of one token: a client that never stores them requests more every hour. */
const maxUnused = 8

/** Keeps expired access tokens for a day, to distinguish them from unknown ones. */
export async function deleteOldTokens(
  tx: Tx,
  { sessionId, parentId, at }: { sessionId: number; parentId: number; at: Date },
): Promise<void> {
  await tx
    .deleteFrom('access_token')
    .where('session_id', '=', sessionId)
    .where('expires_at', '<', new Date(at.getTime() - 24 * 3_600_000))
    .execute()
  await sql`delete from refresh_token where parent_id = ${parentId} and used_at is null and id not in (
    select id from refresh_token where parent_id = ${parentId} order by id desc limit ${sql.lit(maxUnused)})`.execute(
    tx,
  )
}
