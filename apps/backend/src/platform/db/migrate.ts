import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations, type ShopMigration } from '../../../migrations/list.ts'
import { withProcessLock } from './advisory-lock.ts'
import { type Db, isShared } from './connection.ts'
import { DatabaseError, reasonOf } from './errors.ts'

export type Migrated = {
  applied: string[]
  /** Migrations in the database that this code does not know but can work with. */
  newer: string[]
}

/**
 * Applies all pending migrations, or those named, under an advisory lock. Changes nothing in a database that a newer version has
 * migrated, and refuses it unless that version says that this code can use it.
 */
export async function migrate(db: Db, names: readonly string[] = Object.keys(migrations)): Promise<Migrated> {
  const appliedNames = new Set(await listMigrations(db))
  const newer = [...appliedNames].filter((name) => !(name in migrations))
  if (newer.length > 0) {
    if (!(await isSupported(db))) throw new DatabaseError('newer_schema', olderCode(newer[0]!))
    return { applied: [], newer }
  }
  // The migrator reads the definitions of all tables several times before it finds that nothing is pending.
  if (names.every((name) => appliedNames.has(name))) return { applied: [], newer }
  const chosen = Object.fromEntries(
    Object.entries(migrations)
      .filter(([name]) => names.includes(name))
      .map(recordCompatibility),
  )
  const migrator = new Migrator({ db, provider: { getMigrations: async () => chosen } })
  const areAdditive = names.every((name) => appliedNames.has(name) || migrations[name]?.isAdditive)
  const isEachAlone = areAdditive && isShared(db)
  return { applied: await withProcessLock(db, () => applyPending(migrator, isEachAlone)), newer }
}

/**
 * Other processes keep working while additive migrations are applied: a separate transaction for each migration holds its locks only
 * briefly, and an order cannot deadlock with several migrations. Without other processes, or with a migration that older code cannot work
 * with, all are applied or none.
 */
async function applyPending(migrator: Migrator, isEachAlone: boolean): Promise<string[]> {
  const applied: string[] = []
  let isLast = false
  while (!isLast) {
    const { error, results = [] } = await (isEachAlone ? migrator.migrateUp() : migrator.migrateToLatest())
    if (error) {
      const failed = results.find((result) => result.status === 'Error')?.migrationName
      throw new DatabaseError('migration_failed', `Migration ${failed ?? ''} failed: ${reasonOf(error)}`, error)
    }
    applied.push(...results.map((result) => result.migrationName))
    isLast = !isEachAlone || results.length === 0
  }
  return applied
}

/** The migrations that were applied to the database, in their order. */
export async function listMigrations(db: Db): Promise<string[]> {
  if (!(await hasTable(db, 'kysely_migration'))) return []
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return applied.rows.map(({ name }) => name)
}

/** The first of these migrations that this code does not know. */
export function findUnknownMigration(names: readonly string[]): string | undefined {
  return names.find((name) => !(name in migrations))
}

/** The migrations of this code that are missing among these. */
export function findMissingMigrations(names: readonly string[]): string[] {
  return Object.keys(migrations).filter((name) => !names.includes(name))
}

const olderCode = (name: string) =>
  `This code is older than its database, which has migration ${name}. Start the version that made it, or a newer one.`

/** Records a non-additive migration in its own transaction, so that an aborted upgrade does not lock out older code. */
export function recordCompatibility([name, migration]: [string, ShopMigration]): [string, ShopMigration] {
  const up: ShopMigration['up'] = async (db) => {
    await migration.up(db)
    if (migration.isAdditive || !(await hasTable(db, 'schema_compatibility'))) return
    await sql`insert into schema_compatibility (oldest_code) values (${name})
      on conflict (only_row) do update set oldest_code = excluded.oldest_code`.execute(db)
  }
  return [name, { ...migration, up }]
}

/** Whether this code knows the oldest migration that the tables require, as recorded by newer code. */
async function isSupported(db: Db): Promise<boolean> {
  if (!(await hasTable(db, 'schema_compatibility'))) return false
  const { rows } = await sql<{ oldest_code: string }>`select oldest_code from schema_compatibility`.execute(db)
  return rows[0] !== undefined && rows[0].oldest_code in migrations
}

async function hasTable(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass(${name}) is not null as found`.execute(db)
  return rows[0]?.found ?? false
}
