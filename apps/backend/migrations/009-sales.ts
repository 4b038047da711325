import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * The quantity of each product that a website has sold. It is updated periodically and not with every order, because a
 * changed sales rank can affect any list. told: the quantity that the search index was last given.
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
    // Whether the order is included in product_sold. Partial index on orders whose flag is out of date.
    `alter table shop_order add column is_counted boolean not null default false`,
    `create index order_uncounted on shop_order (id) where is_counted <> (state in ('received', 'paid', 'shipped'))`,
  ])
}
