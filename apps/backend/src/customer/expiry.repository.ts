import type { Db } from '../platform/db/index.ts'

const day = 86_400_000

/** Ended sessions stay for a month: who presents one of their tokens meanwhile is told the truth. Answers how many went. */
export async function forgetExpired(db: Db, at: Date): Promise<number> {
  const daysAgo = (days: number) => new Date(at.getTime() - days * day)
  const gone = await db
    .deleteFrom('customer_session')
    .where(({ or, eb }) => or([eb('ended_at', '<', daysAgo(30)), eb('ends_at', '<', daysAgo(1))]))
    .executeTakeFirst()
  await db.deleteFrom('access_token').where('expires_at', '<', daysAgo(1)).execute()
  await db.deleteFrom('refresh_token').where('expires_at', '<', daysAgo(1)).execute()
  await db.deleteFrom('sign_in_try').where('first_at', '<', daysAgo(1)).execute()
  return Number(gone.numDeletedRows)
}
