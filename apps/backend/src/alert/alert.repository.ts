import { sql } from 'kysely'
import type { Db } from '../platform/db/index.ts'

export type AlertedProduct = { id: number; sku: string; name: string; isInStock: boolean }
export type Alert = { id: string; storeCode: string; email: string; productId: number; isConfirmed: boolean }

/**
 * A product is in stock if its own stock item says so and, where it has variants, one of them is in stock too. Products and
 * variants without a stock item are always in stock.
 */
const inStock = sql<boolean>`(
  coalesce((select is_in_stock from stock_item where product_id = product.id), true)
  and (not exists (select 1 from product_variant where parent_id = product.id)
    or exists (select 1 from product_variant left join stock_item on stock_item.product_id = child_id
      where parent_id = product.id and coalesce(is_in_stock, true))))`

export async function findAlertedProduct(
  db: Db,
  storeCode: string,
  key: { sku: string } | { productId: number },
): Promise<AlertedProduct | undefined> {
  const condition = 'sku' in key ? sql`product.sku = ${key.sku}` : sql`product.id = ${key.productId}`
  const { rows } = await sql<AlertedProduct>`
    select product.id, product.sku, view.name, ${inStock} as "isInStock" from product
    join product_view as view on view.product_id = product.id and view.store_code = ${storeCode}
    where ${condition}`.execute(db)
  return rows[0]
}

export async function hasConfirmedEmail(db: Db, customerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('customer')
    .select('email_confirmed_at')
    .where('id', '=', customerId)
    .executeTakeFirst()
  return row !== undefined && row.email_confirmed_at !== null
}

/** Creates the alert, or returns the one that the address has for this product. A customer's own alert is confirmed. */
export async function saveAlert(
  tx: Db,
  alert: {
    storeCode: string
    productId: number
    email: string
    emailKey: string
    customerId: number | null
    now: Date
    isConfirmed: boolean
  },
): Promise<{ id: string; isConfirmed: boolean }> {
  const { storeCode, productId, email, emailKey, customerId, now, isConfirmed } = alert
  const { rows } = await sql<{ id: string; isConfirmed: boolean }>`
    insert into stock_alert (store_code, product_id, email, email_key, customer_id, requested_at, confirmed_at)
    values (${storeCode}, ${productId}, ${email}, ${emailKey}, ${customerId}, ${now}, ${isConfirmed ? now : null})
    on conflict (product_id, store_code, email_key) do update
      set confirmed_at = coalesce(stock_alert.confirmed_at, excluded.confirmed_at)
    returning id::text, confirmed_at is not null as "isConfirmed"`.execute(tx)
  return rows[0] ?? { id: '', isConfirmed: false }
}

export async function findAlert(db: Db, id: string): Promise<Alert | undefined> {
  const { rows } = await sql<Alert>`
    select id::text, store_code as "storeCode", email, product_id as "productId",
      confirmed_at is not null as "isConfirmed" from stock_alert where id = ${id}`.execute(db)
  return rows[0]
}

export async function confirmAlert(db: Db, id: string, now: Date): Promise<void> {
  await sql`update stock_alert set confirmed_at = coalesce(confirmed_at, ${now}) where id = ${id}`.execute(db)
}

export async function removeAlert(db: Db, id: string): Promise<void> {
  await sql`delete from stock_alert where id = ${id}`.execute(db)
}

export type DueAlert = { id: string; storeCode: string; email: string; productId: number; sku: string; name: string }

/** Removes and returns the confirmed alerts of products that are in stock. productIds: null means all products. */
export async function takeDueAlerts(tx: Db, productIds: readonly number[] | null): Promise<DueAlert[]> {
  const wanted = productIds === null ? sql`true` : sql`stock_alert.product_id = any(${productIds}::int[])`
  const { rows } = await sql<DueAlert>`
    with due as (
      select stock_alert.id, product.sku, view.name from stock_alert
      join product on product.id = stock_alert.product_id
      join product_view as view on view.product_id = product.id and view.store_code = stock_alert.store_code
      where ${wanted} and confirmed_at is not null and view.status = 1 and ${inStock}
      for update of stock_alert skip locked)
    delete from stock_alert using due where stock_alert.id = due.id
    returning stock_alert.id::text, stock_alert.store_code as "storeCode", stock_alert.email,
      stock_alert.product_id as "productId", due.sku, due.name`.execute(tx)
  return rows
}

/** The current path of a product, or of the product that contains the variant. */
export async function findProductPath(db: Db, storeCode: string, productId: number): Promise<string | null> {
  const { rows } = await sql<{ path: string }>`
    select path from url_path where store_code = ${storeCode} and is_current and product_id in (
      select ${productId}::int union
      select parent_id from product_variant where child_id = ${productId} and store_code = ${storeCode})
    order by (product_id = ${productId}) desc limit 1`.execute(db)
  return rows[0]?.path ?? null
}

/** Removes alerts that were requested before this time and whose e-mail address has not been confirmed. */
export async function removeUnconfirmed(db: Db, requestedBefore: Date): Promise<number> {
  const removed = await db
    .deleteFrom('stock_alert')
    .where('confirmed_at', 'is', null)
    .where('requested_at', '<', requestedBefore)
    .executeTakeFirst()
  return Number(removed.numDeletedRows)
}
