import type { Log } from '../log.ts'
import type { Db } from './connection.ts'
import { findMissingMigrations, migrate } from './migrate.ts'

/** Migrates and logs in one line whether the database was older than this code, or is newer. */
export async function migrateAndReport(db: Db, log: Log): Promise<void> {
  const { applied, newer } = await migrate(db)
  // All migrations were applied to a new database, which is no upgrade.
  const isNew = findMissingMigrations(applied).length === 0
  if (newer.length > 0)
    log.warn({ newer }, 'a newer version has migrated this database; this version is compatible with it')
  else if (applied.length > 0 && !isNew)
    log.info({ applied }, `the database was older than this code and has been upgraded to ${applied.at(-1)}`)
}
