import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

export const isAdditive = true

/** The parcels of an order: an order may leave in several, each with its own carrier and tracking number. */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `create table order_shipment (
      order_id bigint not null references shop_order on delete cascade,
      shipment integer not null check (shipment > 0),
      carrier text not null check (char_length(carrier) <= 80),
      tracking_number text not null check (char_length(tracking_number) <= 80),
      shipped_at timestamptz not null,
      primary key (order_id, shipment)
    )`,
    `create table order_shipment_line (
      order_id bigint not null,
      shipment integer not null,
      position integer not null,
      quantity integer not null check (quantity > 0),
      primary key (order_id, shipment, position),
      foreign key (order_id, shipment) references order_shipment on delete cascade,
      foreign key (order_id, position) references order_line on delete cascade
    )`,
  ])
}
