import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * The time up to which the starts and ends of special prices have been published as events, so that a restart misses none. At most one
 * row.
 */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `create table price_border (
      only_row boolean primary key default true check (only_row),
      told_until timestamptz not null
    )`,
  ])
}
