export { withExclusiveLock, withProcessLock } from './advisory-lock.ts'
export { describeTables, dumpTables } from './backup/dump-tables.ts'
export { isEmptyDatabase, loadTables } from './backup/load-tables.ts'
export { readSnapshot } from './backup/read-snapshot.ts'
export {
  type Connection,
  type Db,
  type Engine,
  forShortStatements,
  isShared,
  type Listening,
  type Tx,
} from './connection.ts'
export type { SecurityEventKind } from './customer-tables.ts'
export { DatabaseError, type DatabaseErrorKind, sqlStateOf } from './errors.ts'
export { checkInstallation, fingerprintOf } from './installation.ts'
export { isDatabaseUnavailable } from './is-database-unavailable.ts'
export { findMissingMigrations, findUnknownMigration, listMigrations, migrate } from './migrate.ts'
export { migrateAndReport } from './migrate-and-report.ts'
export { openDatabase } from './open-database.ts'
export { ping } from './ping.ts'
export { prepareStatement, runPrepared } from './prepared.ts'
export { retryConflicts, retryTransaction } from './retry-transaction.ts'
export { type Row, replaceRows, upsertRows } from './rows.ts'
export { withinSavepoint } from './savepoint.ts'
export type { ContentType, Database, Fields } from './schema.ts'
export { refreshStatistics, vacuum } from './statistics.ts'
export { syncStoreViews } from './store-views.ts'
export { afterCommit, databaseOf, inTransaction } from './transaction.ts'
