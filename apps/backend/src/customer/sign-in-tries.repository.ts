import { sql } from 'kysely'
import type { Db } from '../platform/db/index.ts'
import { digestOf } from './token.ts'

type Whom = { website: string; emailKey: string }

/** Counts one more try before it is made, so that many at once do not slip through. Answers the number of this one. */
export async function countTry(db: Db, { website, emailKey }: Whom, at: Date, windowMs: number): Promise<number> {
  const windowStart = new Date(at.getTime() - windowMs)
  const isOver = sql<boolean>`sign_in_try.first_at <= ${windowStart}`
  const { tries } = await db
    .insertInto('sign_in_try')
    .values({ website, email_digest: digestOf(emailKey), tries: 1, first_at: at })
    .onConflict((conflict) =>
      conflict.columns(['website', 'email_digest']).doUpdateSet({
        tries: sql`case when ${isOver} then 1 else least(sign_in_try.tries + 1, 1000000) end`,
        first_at: sql`case when ${isOver} then excluded.first_at else sign_in_try.first_at end`,
      }),
    )
    .returning('tries')
    .executeTakeFirstOrThrow()
  return tries
}

export async function forgetTries(db: Db, { website, emailKey }: Whom): Promise<void> {
  await db
    .deleteFrom('sign_in_try')
    .where('website', '=', website)
    .where('email_digest', '=', digestOf(emailKey))
    .execute()
}
