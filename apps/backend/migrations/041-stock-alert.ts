import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

export const isAdditive = true

/**
 * Requests for a mail when a product is back in stock. confirmed_at: the owner of the address has confirmed it. A row is removed when its
 * mail is queued, so that one request gives one mail.
 */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `create table stock_alert (
      id bigint primary key generated always as identity,
      store_code text not null references store_view,
      product_id integer not null,
      email text not null,
      email_key text not null,
      customer_id integer references customer on delete cascade,
      requested_at timestamptz not null,
      confirmed_at timestamptz,
      unique (product_id, store_code, email_key)
    )`,
    // Cascades like all references to products, because an import may change their ids.
    `alter table stock_alert add constraint stock_alert_product_id_fkey
      foreign key (product_id) references product on delete cascade on update cascade not valid`,
  ])
}
