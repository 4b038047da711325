import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

export const isAdditive = true

/** Jobs of a backup. The first start after the restore gives them to the job queue, which creates its own tables. */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `create table restored_job (
      id uuid primary key,
      name text not null,
      data jsonb not null,
      start_after timestamptz not null
    )`,
  ])
}
