import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * The oldest code that can use these tables, named by the last migration that it must know, so that an upgrade can be rolled
 * back. Every migration that is not marked as additive writes its own name here when it is applied (platform/db/migrate.ts).
 */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `create table schema_compatibility (
      only_row boolean primary key default true check (only_row),
      oldest_code text not null
    )`,
  ])
}
