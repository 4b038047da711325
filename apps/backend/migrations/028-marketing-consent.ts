import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Older code never reads the new table. */
export const isAdditive = true

/**
 * The history of what customers allow the shop to send them. Rows are only added: the newest one of a purpose is valid, the others prove
 * what was allowed before.
 */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `create table marketing_consent (
      id bigint primary key generated always as identity,
      customer_id integer not null references customer on delete cascade,
      purpose text not null check (purpose in ('newsletter')),
      is_given boolean not null,
      email text not null,
      store_code text not null references store_view,
      text_version text not null check (text_version <> ''),
      happened_at timestamptz not null
    )`,
    'create index marketing_consent_of on marketing_consent (customer_id, id desc)',
  ])
}
