import { sql } from 'kysely'
import { type Db, isShared } from './connection.ts'

/** An arbitrary constant that nothing else uses. */
const lockNumber = 4_081_733

/** Runs the work under a lock that all processes share. A transaction holds it, so that it works behind PgBouncer. */
export async function withProcessLock<T>(db: Db, work: () => Promise<T>): Promise<T> {
  if (!isShared(db)) return work()
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(tx)
    return work()
  })
}
