import { Migrator } from 'kysely/migration'
import { migrations } from '../../../migrations/list.ts'
import type { Db } from './connection.ts'
import { DatabaseError, reasonOf } from './errors.ts'

/** Brings the tables up to date: all migrations in one transaction, under PostgreSQL's advisory lock. */
export async function migrate(db: Db): Promise<{ applied: string[] }> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (error) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName
    throw new DatabaseError('migration_failed', `Migration ${failed ?? ''} failed: ${reasonOf(error)}`, error)
  }
  return { applied: (results ?? []).map((result) => result.migrationName) }
}
