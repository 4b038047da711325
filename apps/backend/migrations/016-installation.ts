import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Settings that all processes on one database must share. Only a fingerprint of the key is stored. */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `create table installation (
      only_row boolean primary key default true check (only_row),
      key_fingerprint text not null,
      is_demo boolean not null
    )`,
  ])
}
