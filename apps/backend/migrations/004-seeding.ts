import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Whether the import of the demo catalogue was completed, so that a start continues an interrupted one. At most one row. */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `create table seeding (
      only_row boolean primary key default true check (only_row),
      version text not null,
      finished_at timestamptz
    )`,
  ])
}
