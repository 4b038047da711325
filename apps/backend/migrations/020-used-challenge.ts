import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

export const isAdditive = true

/** Solutions of bot challenges that have been used: each one is accepted once, by any process. */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `create table used_challenge (
      id text primary key,
      expires_at timestamptz not null
    )`,
    `create index used_challenge_expiry on used_challenge (expires_at)`,
  ])
}
