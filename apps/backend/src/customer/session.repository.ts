import type { Db } from '../platform/db/index.ts'
import { customerColumns } from './customer.ts'

/**
 * The session of an access token, including ended and expired ones, with its customer and the lowest valid version of their
 * group tokens, all read in one statement.
 */
export function findSessionByAccessToken(db: Db, digest: string, website: string) {
  return db
    .selectFrom('access_token')
    .innerJoin('customer_session', 'customer_session.id', 'access_token.session_id')
    .innerJoin('customer', 'customer.id', 'customer_session.customer_id')
    .leftJoin('group_revocation', 'group_revocation.customer_id', 'customer.id')
    .where('access_token.digest', '=', digest)
    .where('customer.website', '=', website)
    .select(customerColumns)
    .select(['access_token.session_id', 'access_token.expires_at', 'customer_session.ended_at'])
    .select(({ fn, val }) => fn.coalesce('group_revocation.version', val(0)).as('group_token_version'))
    .executeTakeFirst()
}

export async function insertSession(
  db: Db,
  session: { customerId: number; startedAt: Date; endsAt: Date; userAgent: string },
): Promise<number> {
  const { id } = await db
    .insertInto('customer_session')
    .values({
      customer_id: session.customerId,
      started_at: session.startedAt,
      ends_at: session.endsAt,
      user_agent: session.userAgent,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type NewTokens = {
  sessionId: number
  parentId: number | null
  access: { digest: string; expiresAt: Date }
  refresh: { digest: string; expiresAt: Date }
}

export async function insertTokens(db: Db, { sessionId, parentId, access, refresh }: NewTokens): Promise<void> {
  await db
    .insertInto('access_token')
    .values({ digest: access.digest, session_id: sessionId, expires_at: access.expiresAt })
    .execute()
  await db
    .insertInto('refresh_token')
    .values({ digest: refresh.digest, session_id: sessionId, parent_id: parentId, expires_at: refresh.expiresAt })
    .execute()
}

/** false: it has ended, or it belongs to another customer. */
export async function isSessionOpen(db: Db, id: number, customerId: number): Promise<boolean> {
  const open = await db
    .selectFrom('customer_session')
    .select('id')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return open !== undefined
}

/** Whether the session was ended by anything but a logout, such as a refresh token that was used twice. */
export async function isSessionRevoked(db: Db, id: number): Promise<boolean> {
  const revoked = await db
    .selectFrom('customer_session')
    .select('id')
    .where('id', '=', id)
    .where('ended_by', '!=', 'logout')
    .executeTakeFirst()
  return revoked !== undefined
}

/** Finds a session by its access token or refresh token. */
export async function findSessionIdByToken(db: Db, digest: string, website: string): Promise<number | null> {
  const found = await db
    .selectFrom('customer_session')
    .innerJoin('customer', 'customer.id', 'customer_session.customer_id')
    .select('customer_session.id')
    .where('customer.website', '=', website)
    .where('customer_session.id', 'in', (eb) =>
      eb
        .selectFrom('access_token')
        .select('session_id')
        .where('digest', '=', digest)
        .union(eb.selectFrom('refresh_token').select('session_id').where('digest', '=', digest)),
    )
    .executeTakeFirst()
  return found?.id ?? null
}
