import type { StockItem } from '@mantel/contract'
import type { Selection } from '@mantel/domain/cart'
import { type Selectable, sql } from 'kysely'
import { type StockRow, toStockItem } from '../catalog/index.ts'
import type { Database, Db } from '../platform/db/index.ts'
import type { Spelling } from './wire-option.ts'

export type CartRow = Selectable<Database['cart']>

/** Which cart is meant: a guest knows its key, a customer owns it. */
export type CartAddress = { storeCode: string } & ({ guestKey: string } | { id: number; customerId: number })

export type CartLine = {
  id: number
  productSku: string
  boughtSku: string
  productType: CartLineRow['product_type']
  name: string
  quantity: number
  selection: Selection
  spelling: Spelling | null
  taken: Record<string, number>
}

/** What stands in the column of that name. */
export type KeptChoice = { selection: Selection; spelling: Spelling | null }

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

/** The id of the one active cart that a customer has in the store, made if there is none. */
export async function ensureCustomerCart(
  db: Db,
  cart: { customerId: number; storeCode: string; currency: string; now: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into cart (customer_id, store_code, currency, created_at, updated_at)
    values (${cart.customerId}, ${cart.storeCode}, ${cart.currency}, ${cart.now}, ${cart.now})
    on conflict (customer_id, store_code) where status = 'active' do update set updated_at = excluded.updated_at
    returning id`.execute(db)
  return rows[0]!.id
}

/** The cart that is meant, if it is there and active. */
function owned(address: CartAddress) {
  const owner =
    'guestKey' in address
      ? sql`guest_key = ${address.guestKey}`
      : sql`id = ${address.id} and customer_id = ${address.customerId}`
  return sql<boolean>`${owner} and store_code = ${address.storeCode} and status = 'active'`
}

export function findCart(db: Db, address: CartAddress): Promise<CartRow | undefined> {
  return db.selectFrom('cart').selectAll().where(owned(address)).executeTakeFirst()
}

/**
 * To the hour, which is enough to know who came back: the column is indexed, and a change that leaves it as it was touches no
 * index at all.
 */
export function touchedAt(now: Date): Date {
  return new Date(Math.floor(now.getTime() / hourMs) * hourMs)
}

const hourMs = 3_600_000

/** Whoever changes a cart holds its row until the end of the transaction, so changes come one after the other. */
export function lockCart(tx: Db, address: CartAddress, now: Date): Promise<CartRow | undefined> {
  return tx
    .updateTable('cart')
    .set({ updated_at: touchedAt(now) })
    .where(owned(address))
    .returningAll()
    .executeTakeFirst()
}

export async function readLines(db: Db, cartId: number): Promise<CartLine[]> {
  const rows = await db.selectFrom('cart_line').selectAll().where('cart_id', '=', cartId).orderBy('id').execute()
  return rows.map(toLine)
}

export async function findLine(db: Db, address: CartAddress, lineId: number): Promise<CartLine | undefined> {
  const row = await db
    .selectFrom('cart_line')
    .selectAll()
    .where('id', '=', lineId)
    .where('cart_id', 'in', (eb) => eb.selectFrom('cart').select('id').where(owned(address)))
    .executeTakeFirst()
  return row && toLine(row)
}

function toLine(row: CartLineRow): CartLine {
  return {
    id: row.id,
    productSku: row.product_sku,
    boughtSku: row.bought_sku,
    productType: row.product_type,
    name: row.name,
    quantity: row.quantity,
    ...(row.selection as KeptChoice),
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

export async function writeSettings(tx: Db, cartId: number, settings: Partial<CartSettings>): Promise<void> {
  if (Object.keys(settings).length === 0) return
  await tx.updateTable('cart').set(settings).where('id', '=', cartId).execute()
}

/** Stock of these products by id; what is sold without counting has none. */
export async function readStock(db: Db, productIds: readonly number[]): Promise<Map<number, StockItem>> {
  if (productIds.length === 0) return new Map()
  const { rows } = await sql<StockRow & { product_id: number }>`
    select * from stock_item where product_id = any(${productIds}::int[])`.execute(db)
  return new Map(rows.map((row) => [row.product_id, toStockItem(row.product_id, row)]))
}

/** Guests' carts that nobody touched since, at most so many at once. */
export async function removeAbandonedCarts(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from cart where id in (
      select id from cart where guest_key is not null and status = 'active' and updated_at < ${before}
      order by updated_at limit ${limit} for update skip locked
    ) returning id`.execute(db)
  return rows.length
}
