import type { Log } from '../log.ts'
import type { Connection } from './connection.ts'
import { openPglite } from './open-pglite.ts'
import { openPostgres } from './open-postgres.ts'

/** The embedded database under dataDir, or the PostgreSQL server of databaseUrl. Fails with a DatabaseError. */
export function openDatabase(options: { dataDir: string; databaseUrl?: string; log: Log }): Promise<Connection> {
  const { dataDir, databaseUrl, log } = options
  return databaseUrl ? openPostgres(databaseUrl, log) : openPglite(dataDir)
}
