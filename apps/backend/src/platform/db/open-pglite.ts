import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, PGliteDialect } from 'kysely'
import { copyCluster } from './backup/copy-cluster.ts'
import type { Connection } from './connection.ts'
import { createCluster } from './create-cluster.ts'
import { DatabaseError, reasonOf } from './errors.ts'
import { lockDataDir } from './lock-data-dir.ts'
import type { Database } from './schema.ts'
import { type PgliteThread, startPglite } from './start-pglite.ts'

export async function openPglite(dataDir: string, onThreadStarted?: () => void): Promise<Connection> {
  const folder = join(dataDir, 'db')
  await makeFolder(dataDir)
  const unlock = await lockDataDir(dataDir)
  try {
    await createCluster(folder)
    const starting = startPglite({ dataDir: folder })
    onThreadStarted?.()
    const pglite = await starting
    return { ...pgliteConnection(pglite, unlock), copyFiles: (target) => copyCluster(pglite, folder, target) }
  } catch (error) {
    await unlock()
    throw new DatabaseError(
      'unusable',
      `The embedded database in ${folder} cannot be opened (${reasonOf(error)}). Restore it or choose another DATA_DIR.`,
      error,
    )
  }
}

export function pgliteConnection(pglite: PgliteThread, afterClose: () => Promise<void> = async () => {}): Connection {
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) })
  let closing: Promise<void> | undefined
  return {
    db,
    engine: 'pglite',
    async executeSql(text, values) {
      if (values?.length) return pglite.query<Record<string, unknown>>(text, values)
      return pglite.exec(text)
    },
    close() {
      closing ??= pglite.close().finally(afterClose)
      return closing
    },
  }
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
  } catch (error) {
    throw new DatabaseError(
      'unusable',
      `Cannot create ${folder} (${reasonOf(error)}). Choose a DATA_DIR that can be written.`,
    )
  }
}
