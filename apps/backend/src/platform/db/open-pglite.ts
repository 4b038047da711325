import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite, types } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import type { Connection } from './connection.ts'
import { DatabaseError, reasonOf } from './errors.ts'
import { lockDataDir } from './lock-data-dir.ts'
import type { Database } from './schema.ts'

/** bigint as number: ids stay far below 2^53. numeric stays text, timestamps become Date, json is parsed. */
export const pgliteParsers = { [types.INT8]: Number }

export async function openPglite(dataDir: string): Promise<Connection> {
  const folder = join(dataDir, 'db')
  await makeFolder(folder)
  const unlock = await lockDataDir(dataDir)
  try {
    const pglite = await PGlite.create({ dataDir: folder, parsers: pgliteParsers })
    return pgliteConnection(pglite, unlock)
  } catch (error) {
    await unlock()
    throw new DatabaseError(
      'unusable',
      `The embedded database in ${folder} cannot be opened (${reasonOf(error)}). Restore it or choose another DATA_DIR.`,
      error,
    )
  }
}

export function pgliteConnection(pglite: PGlite, afterClose: () => Promise<void> = async () => {}): Connection {
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) })
  let closing: Promise<void> | undefined
  return {
    db,
    engine: 'pglite',
    async executeSql(text, values) {
      try {
        if (values?.length) return await pglite.query<Record<string, unknown>>(text, values)
        const results = await pglite.exec(text)
        return { rows: results.flatMap((result) => result.rows) }
      } catch (error) {
        // A text with BEGIN … COMMIT that failed half way would leave the only connection in a failed transaction.
        await pglite.query('rollback').catch(() => {})
        throw error
      }
    },
    close() {
      closing ??= (pglite.closed ? Promise.resolve() : pglite.close()).finally(afterClose)
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
