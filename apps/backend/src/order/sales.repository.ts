import { sql } from 'kysely'
import type { Db } from '../platform/db/index.ts'

/**
 * Adds the units of newly confirmed orders to the sales figures and subtracts those of cancelled and refunded ones, at most `limit`
 * orders. Returns the number of orders. Each order counts once, however often this runs.
 */
export async function countSoldPieces(tx: Db, limit: number): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    with uncounted as (
      select id from shop_order where is_counted <> (state in ('received', 'paid', 'shipped'))
      order by id limit ${limit} for update skip locked
    ), moved as (
      update shop_order set is_counted = not is_counted from uncounted where shop_order.id = uncounted.id
      returning shop_order.id, website, is_counted
    ), counted as (
      insert into product_sold (website, product_id, pieces)
      select moved.website, line.product_id, sum(case when moved.is_counted then line.quantity else -line.quantity end)
      from moved join order_line as line on line.order_id = moved.id join product on product.id = line.product_id
      group by moved.website, line.product_id
      on conflict (website, product_id) do update set pieces = product_sold.pieces + excluded.pieces
    )
    select count(*)::int as orders from moved`.execute(tx)
  return rows[0]?.orders ?? 0
}

/** Copies changed sales figures to the column that lists are sorted by; returns the product ids, at most `limit` rows. */
export async function takeChangedSales(tx: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    update product_sold set told = product_sold.pieces
    from (
      select website, product_id from product_sold where told <> pieces
      order by product_id limit ${limit} for update skip locked
    ) as untold
    where product_sold.website = untold.website and product_sold.product_id = untold.product_id
    returning product_sold.product_id`.execute(tx)
  return [...new Set(rows.map(({ product_id }) => product_id))]
}
