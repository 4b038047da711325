import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Requested paths that do not exist, with counts. Nothing about the visitors is stored. */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `create table page_not_found (
      store_code text not null references store_view (code) on delete cascade,
      path text not null check (char_length(path) <= 255),
      times integer not null default 1,
      first_at timestamptz not null default now(),
      last_at timestamptz not null default now(),
      primary key (store_code, path)
    )`,
  ])
}
