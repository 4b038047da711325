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
type KeptChoice = { selection: Selection; spelling: Spelling | null }

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

/** Whoever changes a cart holds its row until the end of the transaction, so changes come one after the other. */
export function lockCart(tx: Db, address: CartAddress, now: Date): Promise<CartRow | undefined> {
  return tx.updateTable('cart').set({ updated_at: now }).where(owned(address)).returningAll().executeTakeFirst()
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

/** What a change of lines has to know, in one question; after the cart was locked, so that nothing of it is old. */
export type CartState = {
  lines: { id: number; key: string; quantity: number; taken: Record<string, number> }[]
  stock: Map<number, StockItem>
  /** The line that this mutation made when it came before. */
  doneLine: number | null
}

export async function readState(
  tx: Db,
  cartId: number,
  { productIds, mutationId }: { productIds: readonly number[]; mutationId: string | null },
): Promise<CartState> {
  type StateRow = {
    lines: CartState['lines']
    stock: (StockRow & { product_id: number })[]
    done_line: number | null
  }
  const { rows } = await sql<StateRow>`
    select
      (select coalesce(json_agg(line), '[]') from (
        select id, line_key as key, quantity, taken from cart_line where cart_id = ${cartId} order by id
      ) as line) as lines,
      (select coalesce(json_agg(stock_item), '[]') from stock_item where product_id = any(${productIds}::int[])) as stock,
      (select line_id from cart_mutation where cart_id = ${cartId} and mutation_id = ${mutationId}) as done_line`.execute(
    tx,
  )
  const { lines, stock, done_line } = rows[0]!
  return {
    lines,
    stock: new Map(stock.map((row) => [row.product_id, toStockItem(row.product_id, row)])),
    doneLine: done_line,
  }
}

export type LineToWrite = Omit<CartLine, 'id'> & { key: string }

function keptChoice({ selection, spelling }: KeptChoice): string {
  return JSON.stringify({ selection, spelling })
}

/** Adds the line, or makes the line of the same key what is given. */
export async function putLine(tx: Db, cartId: number, line: LineToWrite, mutationId: string | null): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with written as (
      insert into cart_line (cart_id, line_key, product_sku, bought_sku, product_type, name, quantity, selection, taken)
      values (${cartId}, ${line.key}, ${line.productSku}, ${line.boughtSku}, ${line.productType}, ${line.name},
        ${line.quantity}, ${keptChoice(line)}, ${JSON.stringify(line.taken)})
      on conflict (cart_id, line_key) do update set quantity = excluded.quantity, name = excluded.name,
        selection = excluded.selection, taken = excluded.taken
      returning id
    ), done as (
      insert into cart_mutation (cart_id, mutation_id, line_id)
      select ${cartId}, ${mutationId}::text, id from written where ${mutationId}::text is not null
    )
    select id from written`.execute(tx)
  return rows[0]!.id
}

/** Makes a line something else, in its place. A line that is the same already gives way. */
export async function rewriteLine(
  tx: Db,
  cartId: number,
  lineId: number,
  line: LineToWrite,
  mutationId: string | null,
): Promise<void> {
  await tx
    .deleteFrom('cart_line')
    .where('cart_id', '=', cartId)
    .where('line_key', '=', line.key)
    .where('id', '<>', lineId)
    .execute()
  await tx
    .updateTable('cart_line')
    .set({
      line_key: line.key,
      product_sku: line.productSku,
      bought_sku: line.boughtSku,
      product_type: line.productType,
      name: line.name,
      quantity: line.quantity,
      selection: keptChoice(line),
      taken: JSON.stringify(line.taken),
    })
    .where('id', '=', lineId)
    .execute()
  if (mutationId === null) return
  await tx.insertInto('cart_mutation').values({ cart_id: cartId, mutation_id: mutationId, line_id: lineId }).execute()
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
