import { sql } from 'kysely'
import type { Db } from '../platform/db/index.ts'
import { type CartRef, findCart } from './cart.repository.ts'

export type OptionFile = {
  key: string
  productSku: string
  optionId: string
  name: string
  type: string
  size: number
}

/** False: the cart has the maximum number of files already. */
export async function insertFile(
  db: Db,
  cartId: number,
  file: OptionFile,
  { limit, now }: { limit: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into option_file (key, cart_id, product_sku, option_id, name, type, size, created_at)
    select ${file.key}, ${cartId}::bigint, ${file.productSku}, ${file.optionId}, ${file.name}, ${file.type},
      ${file.size}::int, ${now}::timestamptz
    where (select count(*) from option_file where cart_id = ${cartId}::bigint) < ${limit}::int
    returning key`.execute(db)
  return rows.length > 0
}

/**
 * Returns the files with these keys that the cart may use, and assigns them to the cart: its own files, and for a customer those
 * of the guest cart that the customer had before logging in, and of the customer's other carts.
 */
export async function claimFiles(db: Db, cart: CartRef | { cartId: number }, keys: readonly string[]) {
  const id = 'cartId' in cart ? cart.cartId : (await findCart(db, cart))?.id
  if (id === undefined) return []
  const { rows } = await sql<{ key: string; product_sku: string; option_id: string; name: string }>`
    update option_file set cart_id = ${id}::bigint
    from cart target
    where target.id = ${id}::bigint and option_file.key = any(${keys}::text[]) and (
      option_file.cart_id = target.id
      or target.customer_id is not null and option_file.cart_id in (
        select id from cart where guest_key is not null and status = 'active' or customer_id = target.customer_id
      )
    )
    returning option_file.key, option_file.product_sku, option_file.option_id, option_file.name`.execute(db)
  return rows
}

/**
 * A file belongs to the first order that contains it, and stays on disk because of that order. Later orders may contain the same
 * file.
 */
export async function assignFilesToOrder(tx: Db, orderId: number, keys: readonly string[]): Promise<void> {
  await sql`
    update option_file set order_id = ${orderId}::bigint
    where key = any(${keys}::text[]) and order_id is null`.execute(tx)
}

/** The uploaded files that were chosen as options in the lines of the order's snapshot. */
export async function listOrderFiles(
  db: Db,
  orderNumber: string,
): Promise<{ key: string; name: string; sku: string }[]> {
  const { rows } = await sql<{ key: string; name: string; sku: string }>`
    select key, name, product_sku as sku from option_file as file
    where (key || '/' || name, option_id, product_sku) in (
      select choice ->> 'value', choice ->> 'id', line ->> 'productSku'
      from shop_order, jsonb_array_elements(snapshot -> 'lines') as line,
        jsonb_array_elements(line -> 'selection' -> 'custom') as choice
      where number = ${orderNumber}
    )
    order by created_at, key`.execute(db)
  return rows
}

/** Deletes the rows of files whose cart was removed and which no order contains. */
export async function removeUnownedFiles(db: Db): Promise<void> {
  await db.deleteFrom('option_file').where('cart_id', 'is', null).where('order_id', 'is', null).execute()
}

export async function findKnownKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('option_file')
    .select('key')
    .where('key', '=', sql<string>`any(${keys}::text[])`)
    .execute()
  return new Set(rows.map(({ key }) => key))
}
