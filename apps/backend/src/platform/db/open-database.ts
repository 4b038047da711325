import type { Log } from '../log.ts'
import type { Connection } from './connection.ts'
import { openPglite } from './open-pglite.ts'
import { openPostgres } from './open-postgres.ts'

export type { Connection } from './connection.ts'

/** Opens the PostgreSQL database of databaseUrl or, without one, the embedded database. Throws a DatabaseError. */
export function openDatabase(options: {
  dataDir: string
  databaseUrl?: string
  listenUrl?: string
  log: Log
  /** Called when the embedded database opens in its own thread, so that the caller may block its own. */
  onThreadStarted?: () => void
}): Promise<Connection> {
  const { dataDir, databaseUrl, listenUrl, log, onThreadStarted } = options
  return databaseUrl ? openPostgres(databaseUrl, log, { listenUrl }) : openPglite(dataDir, onThreadStarted)
}
