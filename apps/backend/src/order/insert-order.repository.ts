import type { OrderedLine, OrderSnapshot, OrderState } from '@mantel/domain/order'
import { sql } from 'kysely'
import { closeCartQuery } from '../cart/index.ts'
import { type Db, runPrepared } from '../platform/db/index.ts'
import { insertEventsQuery, type NewEvent } from '../platform/events/index.ts'
import { moveStockQuery, type StockMove } from '../stock/index.ts'

/**
 * Takes an advisory lock until the end of the transaction, so that requests of the same order run one after the other. Returns
 * the id for a new order; ids may have gaps.
 */
export async function lockIdempotencyKey(tx: Db, key: string): Promise<number> {
  const query = sql<{ id: number }>`
    select pg_advisory_xact_lock(hashtextextended(${key}, 0)),
      nextval(pg_get_serial_sequence('shop_order', 'id')) as id`
  const [row] = await runPrepared(tx, query.compile(tx))
  return Number(row?.id)
}

export type NewOrder = {
  id: number
  website: string
  storeCode: string
  customerId: number | null
  emailKey: string
  cartId: number
  idempotencyKey: string | null
  bodyDigest: string
  accessDigest: string
  callerDigest: string
  state: OrderState
  paymentDeadline: Date | null
  snapshot: OrderSnapshot
  held: readonly { productId: number; quantity: number }[]
  /** The stock that the order takes, from rows that this transaction has locked. */
  moves: readonly StockMove[]
  events: readonly NewEvent[]
  now: Date
}

/**
 * Takes the stock, closes the cart and inserts the order with lines, held stock, history and events. Returns its number. One
 * statement, because it locks the row of the order number counter until the commit that follows, and because every further
 * statement would be another round trip while the locks are held.
 */
export async function insertOrder(tx: Db, order: NewOrder): Promise<string> {
  const { snapshot, now } = order
  const { totals, lines, coupon, payment, currency } = snapshot
  const query = sql<{ number: string; moves: number }>`
    with counted as (
      insert into counter (name, value) values ('order', 1)
      on conflict (name) do update set value = counter.value + 1 returning value::text as value
    ), placed as (
      insert into shop_order (id, number, website, store_code, customer_id, email_key, cart_id, idempotency_key,
        body_digest, access_digest, state, currency, total, due, coupon_code, payment_code, snapshot, placed_at,
        payment_deadline, payment_due_on, updated_at, caller_digest, company_id) overriding system value
      select ${order.id}, lpad(value, greatest(9, length(value)), '0'), ${order.website}, ${order.storeCode},
        ${order.customerId}::int, ${order.emailKey}, ${order.cartId}, ${order.idempotencyKey}, ${order.bodyDigest},
        ${order.accessDigest}, ${order.state}, ${currency}, ${totals.total.gross}, ${totals.due}, ${coupon},
        ${payment.code}, ${JSON.stringify(snapshot)}::jsonb, ${now}, ${order.paymentDeadline}::timestamptz,
        ${payment.terms?.dueOn ?? null}::date, ${now}, ${order.callerDigest},
        (select company_id from customer where id = ${order.customerId}::int)
      from counted returning number
    ), written as (
      insert into order_line (order_id, position, product_id, product_sku, bought_sku, quantity, gross)
      select ${order.id}, line.* from json_to_recordset(${JSON.stringify(lines.map(toRow))}::json)
        as line (position int, product_id int, product_sku text, bought_sku text, quantity int, gross bigint)
    ), holding as (
      insert into order_stock (order_id, product_id, quantity)
      select ${order.id}, held.* from unnest(
        ${order.held.map(({ productId }) => productId)}::int[], ${order.held.map(({ quantity }) => quantity)}::int[]
      ) as held
    ), begun as (
      insert into order_history (order_id, step, state, actor, at)
      values (${order.id}, 0, ${order.state}, 'shopper', ${now})
    ), moved as (${moveStockQuery(order.moves)}
    ), closed as (${closeCartQuery(order.cartId)}
    ), emitted as (${insertEventsQuery(order.events)}
    )
    select number, (select count(*)::int from moved) as moves from placed`
  const [placed] = await runPrepared(tx, query.compile(tx))
  if (!placed) throw new Error('the insert returned no order number')
  if (placed.moves !== order.moves.length) throw new Error('locked stock changed or would fall below 0')
  return placed.number
}

function toRow({ productId, productSku, boughtSku, quantity, charged }: OrderedLine, position: number) {
  return {
    position,
    product_id: productId,
    product_sku: productSku,
    bought_sku: boughtSku,
    quantity,
    gross: charged.gross,
  }
}
