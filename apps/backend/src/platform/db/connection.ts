import type { Kysely, Transaction } from 'kysely'
import type { Database } from './schema.ts'

export type Db = Kysely<Database>
export type Tx = Transaction<Database>
export type Engine = 'pglite' | 'postgres'

export type Connection = {
  db: Db
  engine: Engine
  /** For what brings its own SQL (the job queue): several statements may stand in one text when there are no values. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  close(): Promise<void>
}
