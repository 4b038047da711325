import type { Db, Tx } from './connection.ts'

/** The databases that transactions run on, and what waits for their commit. */
const pending = new WeakMap<Db, { root: Db; afterCommit: Set<() => void> }>()

/**
 * Runs all or nothing. Nothing but SQL may be awaited inside, and only through `tx`: the embedded engine runs one
 * transaction at a time, so asking `db` from within would wait for itself. Inside a transaction it joins that one.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (isTransaction(db)) return work(db)
  const afterCommit = new Set<() => void>()
  const result = await db.transaction().execute((tx) => {
    pending.set(tx, { root: db, afterCommit })
    return work(tx)
  })
  for (const run of afterCommit) run()
  return result
}

/** Calls `run` once tx is committed, never if it is rolled back. False: this is not a transaction of inTransaction. */
export function afterCommit(tx: Db, run: () => void): boolean {
  const known = pending.get(tx)
  known?.afterCommit.add(run)
  return known !== undefined
}

/** The database that a transaction of inTransaction runs on. */
export function databaseOf(tx: Db): Db | undefined {
  return pending.get(tx)?.root
}

function isTransaction(db: Db): db is Tx {
  return db.isTransaction
}
