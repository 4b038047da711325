import type { StockItem } from '@mantel/contract'
import type { Selection } from '@mantel/domain/cart'
import { type Selectable, sql } from 'kysely'
import { type StockRow, toStockItem } from '../catalog/index.ts'
import { type Database, type Db, runPrepared } from '../platform/db/index.ts'
import type { OriginalOptions } from './wire-option.ts'

export type CartRow = Selectable<Database['cart']>

/** Identifies a cart: a guest's by its secret key, a customer's by its secret key or number together with the owner. */
export type CartRef = { storeCode: string } & (
  | { guestKey: string }
  | { customerKey: string; customerId: number }
  | { id: number; customerId: number }
)

export type CartLine = {
  id: number
  productSku: string
  boughtSku: string
  productType: CartLineRow['product_type']
  name: string
  quantity: number
  selection: Selection
  spelling: OriginalOptions | null
  taken: Record<string, number>
}

/** Content of the JSON column `selection`. */
export type StoredSelection = { selection: Selection; spelling: OriginalOptions | null }

type CartLineRow = Selectable<Database['cart_line']>

export async function insertGuestCart(
  db: Db,
  cart: { guestKey: string; storeCode: string; currency: string; now: Date },
): Promise<void> {
  await db
    .insertInto('cart')
    .values({
      guest_key: cart.guestKey,
      store_code: cart.storeCode,
      currency: cart.currency,
      created_at: cart.now,
      updated_at: cart.now,
    })
    .execute()
}

/**
 * Returns the customer's one active cart in the store; creates the cart if there is none. The given key is stored if the cart
 * has no key yet: such carts date from before migration 021, or a process of an older version has created them since.
 */
export async function ensureCustomerCart(
  db: Db,
  cart: { customerId: number; customerKey: string; storeCode: string; currency: string; now: Date },
): Promise<{ id: number; customerKey: string }> {
  const { rows } = await sql<{ id: number; customer_key: string }>`
    insert into cart (customer_id, customer_key, store_code, currency, created_at, updated_at)
    values (${cart.customerId}, ${cart.customerKey}, ${cart.storeCode}, ${cart.currency}, ${cart.now}, ${cart.now})
    on conflict (customer_id, store_code) where status = 'active' do update set updated_at = excluded.updated_at,
      customer_key = coalesce(cart.customer_key, excluded.customer_key)
    returning id, customer_key`.execute(db)
  return { id: rows[0]!.id, customerKey: rows[0]!.customer_key }
}

/** The owner of a customer's cart, active or ordered. */
export async function findCustomerIdOfCart(db: Db, customerKey: string): Promise<number | null> {
  const cart = await db
    .selectFrom('cart')
    .select('customer_id')
    .where('customer_key', '=', customerKey)
    .executeTakeFirst()
  return cart?.customer_id ?? null
}

/** Matches the cart only while it is active. */
function isActiveCart(cartRef: CartRef) {
  return sql<boolean>`${isOwnedBy(cartRef)} and store_code = ${cartRef.storeCode} and status = 'active'`
}

function isOwnedBy(cartRef: CartRef) {
  if ('guestKey' in cartRef) return sql`guest_key = ${cartRef.guestKey}`
  const id = 'id' in cartRef ? sql`id = ${cartRef.id}` : sql`customer_key = ${cartRef.customerKey}`
  return sql`${id} and customer_id = ${cartRef.customerId}`
}

export function findCart(db: Db, cartRef: CartRef): Promise<CartRow | undefined> {
  return db.selectFrom('cart').selectAll().where(isActiveCart(cartRef)).executeTakeFirst()
}

/**
 * Rounds down to the hour, precise enough to find abandoned carts. The column is indexed: an update that leaves it unchanged
 * touches no index.
 */
export function startOfHour(now: Date): Date {
  return new Date(Math.floor(now.getTime() / hourMs) * hourMs)
}

const hourMs = 3_600_000

/** The columns are listed by name, because a prepared statement must not select *. */
const cartColumns = [
  ...(['id', 'guest_key', 'customer_id', 'customer_key', 'store_code', 'currency', 'status', 'coupon_code'] as const),
  ...(['country', 'carrier_code', 'method_code', 'payment_code', 'created_at', 'updated_at'] as const),
] satisfies (keyof CartRow)[]

/** Locks the cart's row until the end of the transaction, so that changes run one after the other. */
export async function lockCart(tx: Db, cartRef: CartRef, now: Date): Promise<CartRow | undefined> {
  const query = tx
    .updateTable('cart')
    .set({ updated_at: startOfHour(now) })
    .where(isActiveCart(cartRef))
    .returning(cartColumns)
  const [cart] = await runPrepared(tx, query.compile())
  return cart
}

const lineColumns = [
  ...(['id', 'product_sku', 'bought_sku', 'product_type', 'name', 'quantity', 'selection', 'taken'] as const),
] satisfies (keyof CartLineRow)[]

export async function readLines(db: Db, cartId: number): Promise<CartLine[]> {
  const query = db.selectFrom('cart_line').select(lineColumns).where('cart_id', '=', cartId).orderBy('id')
  return (await runPrepared(db, query.compile())).map(toLine)
}

export async function findLine(db: Db, cartRef: CartRef, lineId: number): Promise<CartLine | undefined> {
  const row = await db
    .selectFrom('cart_line')
    .selectAll()
    .where('id', '=', lineId)
    .where('cart_id', 'in', (eb) => eb.selectFrom('cart').select('id').where(isActiveCart(cartRef)))
    .executeTakeFirst()
  return row && toLine(row)
}

function toLine(row: Pick<CartLineRow, (typeof lineColumns)[number]>): CartLine {
  return {
    id: row.id,
    productSku: row.product_sku,
    boughtSku: row.bought_sku,
    productType: row.product_type,
    name: row.name,
    quantity: row.quantity,
    ...(row.selection as StoredSelection),
    taken: row.taken,
  }
}

export async function removeLine(tx: Db, cartId: number, lineId: number): Promise<boolean> {
  const result = await tx
    .deleteFrom('cart_line')
    .where('cart_id', '=', cartId)
    .where('id', '=', lineId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

export async function removeAllLines(tx: Db, cartId: number): Promise<void> {
  await tx.deleteFrom('cart_line').where('cart_id', '=', cartId).execute()
}

type CartSettings = Pick<CartRow, 'coupon_code' | 'country' | 'carrier_code' | 'method_code' | 'payment_code'>

export async function writeCartSettings(tx: Db, cartId: number, settings: Partial<CartSettings>): Promise<void> {
  if (Object.keys(settings).length === 0) return
  await tx.updateTable('cart').set(settings).where('id', '=', cartId).execute()
}

/** Stock by product id. A product without managed stock has no entry. */
export async function readStock(db: Db, productIds: readonly number[]): Promise<Map<number, StockItem>> {
  if (productIds.length === 0) return new Map()
  const { rows } = await sql<StockRow & { product_id: number }>`
    select * from stock_item where product_id = any(${productIds}::int[])`.execute(db)
  return new Map(rows.map((row) => [row.product_id, toStockItem(row.product_id, row)]))
}

/** Deletes at most `limit` guest carts that were last changed before the given time. */
export async function removeAbandonedCarts(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from cart where id in (
      select id from cart where guest_key is not null and status = 'active' and updated_at < ${before}
      order by updated_at limit ${limit} for update skip locked
    ) returning id`.execute(db)
  return rows.length
}
