import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Older code writes and shows days in UTC: its rows have the default. */
export const isAdditive = true

/** The time zone of the dates on an invoice or credit note. Documents issued before this column keep their days in UTC. */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [`alter table invoice add column time_zone text not null default 'UTC'`])
}
