import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

export const isAdditive = true

/**
 * Requests of buyers to cancel an order or to withdraw from it, in whole or in part. request_key: chosen by the client, so that a
 * repeated call makes no second request. Amounts: the refund, in minor units. unsent: units that had not been shipped yet.
 */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `create table order_request (
      order_id bigint not null references shop_order on delete cascade,
      request integer not null check (request > 0),
      request_key text not null check (char_length(request_key) between 1 and 64),
      kind text not null check (kind in ('cancellation', 'withdrawal')),
      state text not null default 'open' check (state in ('open', 'accepted', 'refused')),
      net bigint not null check (net >= 0),
      tax bigint not null check (tax >= 0),
      gross bigint not null check (gross = net + tax),
      reason text not null default '' check (char_length(reason) <= 1000),
      note text not null default '' check (char_length(note) <= 1000),
      requested_at timestamptz not null,
      settled_at timestamptz check ((settled_at is null) = (state = 'open')),
      primary key (order_id, request),
      unique (order_id, request_key)
    )`,
    `create index order_request_open on order_request (requested_at) where state = 'open'`,
    `create table order_request_line (
      order_id bigint not null,
      request integer not null,
      position integer not null,
      quantity integer not null check (quantity > 0),
      unsent integer not null check (unsent between 0 and quantity),
      primary key (order_id, request, position),
      foreign key (order_id, request) references order_request on delete cascade,
      foreign key (order_id, position) references order_line on delete cascade
    )`,
  ])
}
