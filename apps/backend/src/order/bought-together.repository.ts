import { sql } from 'kysely'
import type { Db } from '../platform/db/index.ts'

/** The minimum number of different buyers of both products: with fewer, the reply could reveal what one person has bought. */
const minBuyers = 3
/** The maximum number of orders to examine, the newest ones first, so that a best seller takes no longer than other products. */
const maxOrders = 2000
const days = 365

/** SKUs of the products that were most often in the same order, in this website. */
export async function listBoughtTogether(
  db: Db,
  { sku, website, now, limit }: { sku: string; website: string; now: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ sku: string }>`
    with bought as (
      select orders.id, orders.email_key, line.product_id
      from product
      join order_line as line on line.product_id = product.id
      join shop_order as orders on orders.id = line.order_id
      where product.sku = ${sku} and orders.website = ${website} and orders.state in ('received', 'paid', 'shipped')
        and orders.placed_at > ${new Date(now.getTime() - days * 86_400_000)}::timestamptz
      order by orders.id desc limit ${maxOrders}
    )
    select other.sku
    from bought
    join order_line as line on line.order_id = bought.id and line.product_id <> bought.product_id
    join product as other on other.id = line.product_id
    group by other.sku
    having count(distinct bought.email_key) >= ${minBuyers}
    order by count(distinct bought.id) desc, other.sku
    limit ${limit}`.execute(db)
  return rows.map((row) => row.sku)
}
