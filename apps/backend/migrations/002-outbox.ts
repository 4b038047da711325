import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Events are written in the transaction of their change and delivered after its commit. */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `create table outbox (
      id bigint generated always as identity primary key,
      type text not null check (type <> ''),
      payload jsonb not null check (jsonb_typeof(payload) = 'object'),
      merge_key text,
      created_at timestamptz not null default now(),
      available_at timestamptz not null default now(),
      attempts integer not null default 0 check (attempts >= 0),
      processed_at timestamptz,
      last_error text
    )`,
    `create index outbox_waiting on outbox (id) where processed_at is null`,
    `create unique index outbox_merge on outbox (merge_key) where processed_at is null`,
    `create index outbox_processed on outbox (processed_at) where processed_at is not null`,
  ])
}
