import type { Db } from '../platform/db/index.ts'

const day = 86_400_000
/** Owners can read their security events for half a year. */
const securityEventDays = 180

/** Keeps ended sessions for 30 days, so that their tokens are still recognised. Returns the number of deleted sessions. */
export async function deleteExpiredSessions(db: Db, at: Date): Promise<number> {
  const daysAgo = (days: number) => new Date(at.getTime() - days * day)
  const deleted = await db
    .deleteFrom('customer_session')
    .where(({ or, eb }) => or([eb('ended_at', '<', daysAgo(30)), eb('ends_at', '<', daysAgo(1))]))
    .executeTakeFirst()
  await db.deleteFrom('access_token').where('expires_at', '<', daysAgo(1)).execute()
  await db.deleteFrom('refresh_token').where('expires_at', '<', daysAgo(1)).execute()
  await db.deleteFrom('email_change').where('expires_at', '<', at).execute()
  await db.deleteFrom('password_reset').where('expires_at', '<', at).execute()
  await db.deleteFrom('social_login').where('expires_at', '<', at).execute()
  await db.deleteFrom('email_proof').where('expires_at', '<', at).execute()
  // A token version must never be used again, so the versions of existing customers are kept. A deleted customer gets no more
  // tokens.
  await db
    .deleteFrom('group_revocation')
    .where('revoked_at', '<', daysAgo(2))
    .where('customer_id', 'not in', (eb) => eb.selectFrom('customer').select('id'))
    .execute()
  await db
    .deleteFrom('security_event')
    .where(({ or, eb }) =>
      or([
        eb('happened_at', '<', daysAgo(securityEventDays)),
        eb.and([eb('customer_id', 'is', null), eb('happened_at', '<', daysAgo(1))]),
      ]),
    )
    .execute()
  return Number(deleted.numDeletedRows)
}
