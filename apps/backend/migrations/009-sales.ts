import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * How many pieces of a product a website has sold, counted from time to time and not with every order: a product that moves
 * up changes lists that nobody can name. told is what the index knows.
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
    // Whether its pieces are in product_sold. The index holds the few of whom that is no longer right.
    `alter table shop_order add column is_counted boolean not null default false`,
    `create index order_uncounted on shop_order (id) where is_counted <> (state in ('received', 'paid', 'shipped'))`,
  ])
}
