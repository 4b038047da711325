import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Older code never reads the new table. The index replaces a stricter constraint that older code still satisfies. */
export const isAdditive = true

/** Refunds of a part of a payment. key: the provider's idempotency key. A gift card may get its money back in several parts. */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `create table payment_refund (
      payment_id bigint not null references payment on delete cascade,
      refund integer not null check (refund > 0),
      key text not null unique check (char_length(key) between 1 and 40),
      amount bigint not null check (amount > 0),
      tries integer not null default 0 check (tries >= 0),
      created_at timestamptz not null,
      updated_at timestamptz not null,
      done_at timestamptz,
      primary key (payment_id, refund)
    )`,
    'create index payment_refund_waiting on payment_refund (updated_at) where done_at is null',
    'alter table gift_card_entry drop constraint gift_card_entry_gift_card_id_order_id_kind_key',
    `create unique index gift_card_entry_once on gift_card_entry (gift_card_id, order_id, kind) where kind <> 'returned'`,
  ])
}
