import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/index.ts'

/** A JSON text as large as the snapshot of an order with two lines. */
const snapshot = JSON.stringify({ lines: [{}, {}], filler: 'x'.repeat(2400) })

/** A transaction with the effect of an order with two lines: one plain statement for each step, without any computation between them. */
export async function runOrderStatements(tx: Db, guestKey: string, products: readonly number[]): Promise<void> {
  const name = randomUUID()
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
  await sql`select * from shop_order where idempotency_key = ${name}`.execute(tx)
  const { rows } = await sql<{ id: number }>`
    update cart set updated_at = updated_at where guest_key = ${guestKey} and status = 'active' returning *`.execute(tx)
  const cartId = rows[0]!.id
  await sql`select * from cart_line where cart_id = ${cartId} order by id`.execute(tx)
  await sql`
    select stock.* from stock_item as stock join product on product.id = stock.product_id
    where stock.product_id = any(${products}::int[]) order by product.sku for update of stock`.execute(tx)
  await sql`
    select card.* from gift_card as card join cart_gift_card as laid on laid.gift_card_id = card.id
    where laid.cart_id = ${cartId} order by card.id for update of card`.execute(tx)
  const next = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('shop_order', 'id')) as id`.execute(tx)
  const id = Number(next.rows[0]!.id)
  await sql`
    update stock_item set qty = qty - 1 where product_id = any(${products}::int[]) returning product_id`.execute(tx)
  await sql`
    select id from unnest(${products}::int[]) as given (id)
    union select parent_id from product_variant where child_id = any(${products}::int[])
    union select part.product_id from product_part as part join product on product.sku = part.part_sku
    where product.id = any(${products}::int[])`.execute(tx)
  await event(tx, 'bench.stock', { ids: products })
  await sql`update cart set status = 'ordered' where id = ${cartId}`.execute(tx)
  await event(tx, 'bench.moved', { orderId: id })
  await sql`
    with counted as (
      insert into counter (name, value) values ('order', 1)
      on conflict (name) do update set value = counter.value + 1 returning value::text as value
    ), placed as (
      insert into shop_order (id, number, website, store_code, email_key, cart_id, idempotency_key, body_digest,
        access_digest, state, currency, total, due, payment_code, snapshot, placed_at, updated_at) overriding system value
      select ${id}, lpad(value, 9, '0'), 'mantel', 'default', 'ann@example.test', ${cartId}, ${name}, ${digest()},
        ${digest()}, 'received', 'GBP', 2900, 2900, 'cashondelivery', ${snapshot}::jsonb, now(), now()
      from counted
    ), written as (
      insert into order_line (order_id, position, product_id, product_sku, bought_sku, quantity, gross)
      select ${id}, at, product, 'GOODS', 'GOODS', 1, 1000
      from unnest(${products}::int[]) with ordinality as line (product, at)
    ), holding as (
      insert into order_stock (order_id, product_id, quantity)
      select ${id}, product, 1 from unnest(${products}::int[]) as held (product)
    )
    insert into order_history (order_id, step, state, actor, at) values (${id}, 0, 'received', 'shopper', now())`.execute(
    tx,
  )
}

/** Writes event types that no handler subscribes to, so that the work after an order is not measured. */
function event(tx: Db, type: string, payload: object) {
  return sql`
    insert into outbox (type, payload, processed_at) values (${type}, ${JSON.stringify(payload)}::jsonb, now())`.execute(
    tx,
  )
}

const digest = () => randomBytes(32).toString('base64url')

const nothing = { configurable: [], custom: [], bundle: [], downloads: [], giftCard: null }

/** Inserts a guest's cart with one of each product; returns its key. */
export async function insertTestCart(db: Db, products: readonly { id: number; sku: string }[]): Promise<string> {
  const guestKey = `g${randomBytes(16).toString('hex')}`
  const lines = products.map(({ id, sku }) => ({ id, sku, key: JSON.stringify([sku, [], [], [], null]) }))
  await sql`
    with made as (
      insert into cart (guest_key, store_code, currency, created_at, updated_at)
      values (${guestKey}, 'default', 'GBP', now(), now()) returning id
    )
    insert into cart_line (cart_id, line_key, product_sku, bought_sku, product_type, name, quantity, selection, taken)
    select made.id, encode(sha256(convert_to(line.key, 'utf8')), 'hex'), line.sku, line.sku, 'simple', line.sku, 1,
      ${JSON.stringify({ selection: nothing, spelling: null })}::jsonb, jsonb_build_object(line.id::text, 1)
    from made, json_to_recordset(${JSON.stringify(lines)}::json) as line (id int, sku text, key text)`.execute(db)
  return guestKey
}
