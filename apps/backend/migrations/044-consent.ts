import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Older code never reads the new tables. */
export const isAdditive = true

/**
 * consent_record is the proof of what visitors have agreed to. Rows are only added: the newest one of an id is valid. The id is random
 * and created for this choice; a row identifies neither a person nor a device. tag_purchase: purchases that were reported to tags, so
 * that none is reported twice.
 */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `create table consent_record (
      id bigint primary key generated always as identity,
      consent_id uuid not null,
      customer_id integer references customer on delete set null,
      store_code text not null references store_view,
      text_version text not null check (text_version <> ''),
      analytics boolean not null,
      marketing boolean not null,
      happened_at timestamptz not null
    )`,
    'create index consent_record_of on consent_record (consent_id, id desc)',
    'create index consent_record_of_customer on consent_record (customer_id, id desc) where customer_id is not null',
    'create index consent_record_time on consent_record (happened_at)',
    `create table tag_purchase (
      order_id bigint primary key references shop_order on delete cascade,
      reported_at timestamptz not null
    )`,
  ])
}
