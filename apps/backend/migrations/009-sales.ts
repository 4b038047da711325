import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * How many pieces of a product a website has sold. pieces follows every step of an order; told is what lists are sorted by,
 * brought up to date from time to time, so that an order does not drop every list that is kept.
 */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    `create table product_sold (
      website text not null check (website <> ''),
      product_id integer not null references product on delete cascade,
      pieces bigint not null,
      told bigint not null default 0,
      primary key (website, product_id)
    )`,
    `create index product_sold_untold on product_sold (product_id) where told <> pieces`,
    // Whether its pieces are in product_sold: an event that comes twice counts once.
    `alter table shop_order add column is_counted boolean not null default false`,
  ])
}
