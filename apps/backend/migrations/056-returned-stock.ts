import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Older code ignores the column. */
export const isAdditive = true

/** Units of a product in these lines; 0 for old orders, whose lines do not contain the stock that they used. */
const unitsOf = (lines: string, quantity: string) => `coalesce((
    select sum(${quantity} * (part ->> 'perPiece')::int)
    from ${lines} cross join jsonb_array_elements(coalesce(snapshot -> 'lines' -> line.position -> 'stock', '[]')) as part
    where line.order_id = shop_order.id and (part ->> 'productId')::int = order_stock.product_id
  ), 0)`

const withdrawn = unitsOf(
  `order_request_line line join order_request on order_request.order_id = line.order_id
      and order_request.request = line.request and order_request.state = 'accepted'`,
  'line.unsent',
)
const restocked = unitsOf('(select * from order_return where is_restocked) as line', 'line.quantity')
const sent = unitsOf('order_shipment_line line', 'line.quantity')

/**
 * Limits the update to orders with returns: computing returns reads the whole snapshot of an order, and no order can be placed until it
 * is done.
 */
const hasReturns = `order_stock.returned_at is not null or order_stock.order_id in (
    select order_id from order_request where state = 'accepted' union select order_id from order_return where is_restocked
  )`

/**
 * How much of the stock that an order took is in stock again. Earlier returns are recomputed from their causes: granted withdrawals of
 * unshipped units, returned goods, and the rest that a cancelled or refunded order released.
 */
export function up(db: Kysely<unknown>): Promise<void> {
  return runStatements(db, [
    'alter table order_stock add column returned integer not null default 0',
    `update order_stock set returned = least(quantity, ${withdrawn} + ${restocked}
        + case when returned_at is null then 0 else greatest(0, quantity - ${withdrawn} - ${sent}) end)
      from shop_order where shop_order.id = order_stock.order_id and (${hasReturns})`,
    'alter table order_stock add constraint order_stock_returned_check check (returned between 0 and quantity)',
  ])
}
