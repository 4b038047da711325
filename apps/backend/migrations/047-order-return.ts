import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

export const isAdditive = true

/** Shipped units that the buyer has sent back. is_restocked: they can be sold again and are in stock. */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `create table order_return (
      order_id bigint not null references shop_order on delete cascade,
      return integer not null check (return > 0),
      position integer not null,
      quantity integer not null check (quantity > 0),
      is_restocked boolean not null,
      returned_at timestamptz not null,
      primary key (order_id, return, position),
      foreign key (order_id, position) references order_line on delete cascade
    )`,
  ])
}
