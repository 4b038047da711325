import { sql } from 'kysely'
import type { Db } from './connection.ts'
import { sqlStateOf } from './errors.ts'

const uniqueViolation = '23505'

/** Does what may meet a row that is there already; false: it did, and nothing of it is done, but the transaction goes on. */
export async function withinSavepoint(tx: Db, work: () => Promise<void>): Promise<boolean> {
  await sql`savepoint attempt`.execute(tx)
  try {
    await work()
  } catch (error) {
    if (sqlStateOf(error) !== uniqueViolation) throw error
    await sql`rollback to savepoint attempt`.execute(tx)
    return false
  }
  await sql`release savepoint attempt`.execute(tx)
  return true
}
