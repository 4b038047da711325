import type { Db, Tx } from './connection.ts'

/** For each open transaction: its database and the callbacks to run after its commit. */
const pending = new WeakMap<Db, { root: Db; afterCommit: Set<() => void> }>()

/**
 * Runs work in a transaction; in a nested call, in the outer one. Await only SQL inside, and only through tx: the embedded
 * engine runs one transaction at a time, so a query on db would wait for this transaction to end.
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

/** Calls run after tx is committed, never after a rollback. False: tx is not a transaction of inTransaction. */
export function afterCommit(tx: Db, run: () => void): boolean {
  const transaction = pending.get(tx)
  transaction?.afterCommit.add(run)
  return transaction !== undefined
}

/** The database that a transaction of inTransaction runs on. */
export function databaseOf(tx: Db): Db | undefined {
  return pending.get(tx)?.root
}

function isTransaction(db: Db): db is Tx {
  return db.isTransaction
}
