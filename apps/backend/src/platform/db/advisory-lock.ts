import { sql } from 'kysely'
import { type Db, isShared, type Tx } from './connection.ts'

/** An arbitrary constant that nothing else uses. */
const lockNumber = 4_081_733

/** Runs the work under a lock that all processes share. A transaction holds it, so that it works behind PgBouncer. */
export async function withProcessLock<T>(db: Db, work: () => Promise<T>): Promise<T> {
  if (!isShared(db)) return work()
  return inLockTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(tx)
    return work()
  })
}

/** Runs lock and work in one transaction without an idle timeout: it is idle while the work uses other connections. */
function inLockTransaction<T>(db: Db, lockAndWork: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    return lockAndWork(tx)
  })
}

/** The names of the locks that this process holds on an embedded database. */
const embeddedLocks = new WeakMap<Db, Set<string>>()

/**
 * Runs the work unless work of the same name is running on this database, in any process; then it returns undefined at once. The
 * lock ends with its transaction, also when the process crashes.
 */
export async function withExclusiveLock<T>(
  db: Db,
  name: string,
  work: () => Promise<T>,
): Promise<{ result: T } | undefined> {
  if (!isShared(db)) return withEmbeddedLock(db, name, work)
  return inLockTransaction(db, async (tx) => {
    const { rows } = await sql<{ isLocked: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as "isLocked"`.execute(tx)
    return rows[0]?.isLocked ? { result: await work() } : undefined
  })
}

/** Only one process uses an embedded database. */
async function withEmbeddedLock<T>(db: Db, name: string, work: () => Promise<T>): Promise<{ result: T } | undefined> {
  const heldNames = embeddedLocks.get(db) ?? new Set()
  embeddedLocks.set(db, heldNames)
  if (heldNames.has(name)) return undefined
  heldNames.add(name)
  try {
    return { result: await work() }
  } finally {
    heldNames.delete(name)
  }
}
