import { rm } from 'node:fs/promises'
import { type Connection, type Db, isShared } from '../connection.ts'
import { pgliteConnection } from '../open-pglite.ts'
import { startPglite } from '../start-pglite.ts'

/**
 * Reads a consistent snapshot of the database while the shop continues to write. A server provides snapshots. The embedded
 * engine has only one connection, which a long transaction would block, so a copy of its files is opened in scratch, a
 * folder that must not exist yet and is removed afterwards.
 */
export async function readSnapshot<T>(
  { db, copyFiles }: Connection,
  scratch: string,
  read: (tx: Db) => Promise<T>,
): Promise<T> {
  if (isShared(db))
    return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
  if (!copyFiles) throw new Error('a database in memory has no files to back up')
  try {
    await copyFiles(scratch)
    const copy = pgliteConnection(await startPglite({ dataDir: scratch }))
    return await copy.db
      .transaction()
      .execute(read)
      .finally(() => copy.close())
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
