import type { Connection } from '@mantel/backend'
import { giftCardBalanceAtStart, stockAtStart } from './load-shop.ts'

/** SQL queries for consistency rules; each counts the rows that break its rule. */
const rules = {
  'orders without their lines, history, stock or closed cart': `select count(*) from shop_order where
    (select count(*) from order_line where order_id = shop_order.id) <> jsonb_array_length(snapshot -> 'lines')
    or not exists (select from order_history where order_id = shop_order.id and step = 0)
    or not exists (select from order_stock where order_id = shop_order.id)
    or (cart_id is not null and not exists (select from cart where cart.id = cart_id and status = 'ordered'))`,
  'orders without an event': `select count(*) from shop_order where not exists (
    select from outbox where type = 'order.moved' and payload ->> 'orderId' = shop_order.id::text)`,
  'products whose stock and orders do not add up': `select count(*) from stock_item where
    qty + (select coalesce(sum(quantity), 0) from order_stock where order_stock.product_id = stock_item.product_id)
      <> ${stockAtStart}`,
  'gift cards whose balance is not the sum of their entries': `select count(*) from gift_card where balance <>
    (select sum(amount) from gift_card_entry where gift_card_id = gift_card.id) or balance > ${giftCardBalanceAtStart}`,
  'orders whose gift card payment has no entry': `select count(*) from cart_gift_card join shop_order
    on shop_order.cart_id = cart_gift_card.cart_id where not exists (
      select from gift_card_entry where order_id = shop_order.id and kind = 'spent')`,
  'gaps in the numbers of orders': `select max(number::bigint) - min(number::bigint) + 1 - count(*) from shop_order`,
  'gaps in the numbers of invoices': `select max(number) - count(*) from invoice`,
  'counters that are not at the last invoice': `select count(*) from counter where name like '%-invoice' and value <>
    (select max(number) from invoice)`,
}

/** Returns each rule that rows of this database break, with the number of these rows. */
export async function findInconsistencies({ executeSql }: Connection): Promise<Record<string, number>> {
  const broken: Record<string, number> = {}
  for (const [rule, statement] of Object.entries(rules)) {
    const { rows } = await executeSql(statement)
    const count = Number(Object.values(rows[0] ?? {})[0] ?? 0)
    if (count !== 0) broken[rule] = count
  }
  return broken
}

/** Order numbers by idempotency key. */
export async function readOrders({ executeSql }: Connection): Promise<Map<string, string>> {
  const { rows } = await executeSql('select idempotency_key as id, number from shop_order')
  return new Map(rows.map(({ id, number }) => [String(id).split(':').at(-1) ?? '', String(number)]))
}

export async function countRows({ executeSql }: Connection, table: string): Promise<number> {
  const { rows } = await executeSql(`select count(*)::int as count from ${table}`)
  return Number(rows[0]?.count)
}
