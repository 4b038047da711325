import { sql } from 'kysely'
import type { Db } from './connection.ts'
import { sqlStateOf } from './errors.ts'

const uniqueViolation = '23505'

/** Runs work in a savepoint. On a unique violation it undoes the work and returns false; the transaction stays usable. */
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
