import { sql } from 'kysely'
import type { Db } from '../platform/db/index.ts'

export type ActiveSession = { id: number; user_agent: string; started_at: Date; renewed_until: Date }

/** Sessions that can still be refreshed. renewed_until: the end of the newest refresh token. */
export async function listActiveSessions(db: Db, customerId: number, at: Date): Promise<ActiveSession[]> {
  const rows = await db
    .selectFrom('customer_session')
    .innerJoin('refresh_token', 'refresh_token.session_id', 'customer_session.id')
    .select(['customer_session.id', 'user_agent', 'started_at'])
    .select(sql<Date>`max(refresh_token.expires_at)`.as('renewed_until'))
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', at)
    .groupBy(['customer_session.id', 'user_agent', 'started_at'])
    .orderBy('renewed_until', 'desc')
    .orderBy('customer_session.id', 'desc')
    .execute()
  return rows.filter(({ renewed_until }) => renewed_until > at)
}

/** false: the customer has no such active session. */
export async function endSessionOf(
  db: Db,
  { customerId, sessionId, at }: { customerId: number; sessionId: number; at: Date },
): Promise<boolean> {
  const ended = await db
    .updateTable('customer_session')
    .set({ ended_at: at, ended_by: 'logout' })
    .where('id', '=', sessionId)
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}
