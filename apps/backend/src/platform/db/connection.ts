import type { Kysely, Transaction } from 'kysely'
import type { Database } from './schema.ts'

export type Db = Kysely<Database>
export type Tx = Transaction<Database>
export type Engine = 'pglite' | 'postgres'

export type Connection = {
  db: Db
  engine: Engine
  /** Runs the SQL of the job queue. Without values, the text may hold several statements. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  /** Only on a server: calls onNotice for each notification on the channel, over a separate connection. */
  listen?(channel: string, options: ListenOptions): Listening
  /** Only on the embedded engine: copies its files, as they are between two transactions, to a new folder. */
  copyFiles?(target: string): Promise<void>
  close(): Promise<void>
}

export type ListenOptions = {
  onNotification(): void
  /** Called after each connect and each loss of the connection. Notifications in between are lost. */
  onState(isListening: boolean): void
}
export type Listening = { close(): Promise<void> }

/** Maps each database on a server to its variant for short statements. */
const sharedDatabases = new WeakMap<Db, Db>()

/** Marks a database on a server, which other processes may use at the same time. */
export function markShared(db: Db, shortDb: Db): void {
  sharedDatabases.set(db, shortDb)
  sharedDatabases.set(shortDb, shortDb)
}

/** Whether other processes may use this database. The embedded database belongs to one process. */
export function isShared(db: Db): boolean {
  return sharedDatabases.has(db)
}

/**
 * The same database for statements that take milliseconds: on a server, one without a reply for 30 seconds fails and destroys
 * its connection.
 */
export function forShortStatements(db: Db): Db {
  return sharedDatabases.get(db) ?? db
}
