import { CompiledQuery } from 'kysely'
import type { Db } from './connection.ts'

/** By text. Known for good: texts are written in the code, none is put together while the shop runs. */
const names = new Map<string, string>()

/**
 * A statement that is asked so often that building, reading and planning it costs more than running it. It is built once,
 * and each connection to a server reads and plans it once. What a statement asks must not depend on which values are rare:
 * its plan is the same for all.
 */
export function prepared<Row>(text: string): (db: Db, values: readonly unknown[]) => Promise<Row[]> {
  if (!names.has(text)) names.set(text, `mantel_${names.size}`)
  return async (db, values) => {
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
    return rows
  }
}

/** What a server knows the statement by; undefined for one that is read and planned each time. */
export function nameOfPrepared(text: string): string | undefined {
  return names.get(text)
}
