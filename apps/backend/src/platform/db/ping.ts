import { sql } from 'kysely'
import { type Db, forShortStatements } from './connection.ts'

/** Whether the database answers within limit milliseconds. */
export async function ping(db: Db, limit = 2000): Promise<boolean> {
  const { promise: timeout, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), limit)
  const answer = sql`select 1`.execute(forShortStatements(db)).then(
    () => true,
    () => false,
  )
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer))
}
