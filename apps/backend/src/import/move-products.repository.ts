import { sql } from 'kysely'
import type { Db } from '../platform/db/index.ts'

/** Ids that products have only within a transaction, so that two products can exchange theirs. */
const firstTemporaryId = 2_000_000_001

/**
 * Gives stored products other ids; their rows in other tables follow. A product whose new id belongs to a product that
 * does not move is merged into it. Returns the ids of all products concerned, old and new.
 */
export async function moveProducts(tx: Db, moves: ReadonlyMap<number, number>): Promise<number[]> {
  const movedIds = [...moves.keys()]
  const { rows } = await sql<{ id: number }>`select id from product where id = any(${movedIds}::int[])`.execute(tx)
  const from = rows.map(({ id }) => id)
  if (from.length === 0) return []
  const to = from.map((id) => moves.get(id) ?? id)
  const temporary = from.map((_, index) => firstTemporaryId + index)
  await changeIds(tx, from, temporary)
  const { rows: occupied } = await sql<{ id: number }>`
    select id from product where id = any(${to}::int[])`.execute(tx)
  const isOccupied = new Set(occupied.map(({ id }) => id))
  const indexes = from.map((_, index) => index)
  const merged = indexes.filter((index) => isOccupied.has(to[index]!))
  const free = indexes.filter((index) => !isOccupied.has(to[index]!))
  await mergeProducts(
    tx,
    merged.map((index) => temporary[index]!),
    merged.map((index) => to[index]!),
  )
  await changeIds(
    tx,
    free.map((index) => temporary[index]!),
    free.map((index) => to[index]!),
  )
  await removeFakePriceChanges(tx, [...temporary, ...free.map((index) => to[index]!)])
  await changeUnreferencedIds(tx, from, to)
  await changeReservedStock(tx, { from, temporary, to })
  await changeCartLines(tx, from, to)
  return [...from, ...to]
}

async function changeIds(tx: Db, from: readonly number[], to: readonly number[]): Promise<void> {
  if (from.length === 0) return
  await sql`
    update product set id = move.new_id from unnest(${from}::int[], ${to}::int[]) as move (old_id, new_id)
    where id = move.old_id`.execute(tx)
}

/** The remaining product becomes the variant that the removed one was. */
async function mergeProducts(tx: Db, from: readonly number[], into: readonly number[]): Promise<void> {
  if (from.length === 0) return
  await sql`
    update product_variant as variant set child_id = move.new_id
    from unnest(${from}::int[], ${into}::int[]) as move (old_id, new_id)
    where child_id = move.old_id and parent_id <> move.new_id
      and exists (
        select from product_view as view where view.store_code = variant.store_code and view.product_id = move.new_id
      ) and not exists (
        select from product_variant as other
        where other.store_code = variant.store_code and other.parent_id = variant.parent_id
          and other.child_id = move.new_id
      )`.execute(tx)
  await sql`delete from product where id = any(${from}::int[])`.execute(tx)
}

/**
 * Removes the price history rows that the trigger on prices wrote only because ids changed. now() is the start of the transaction, in
 * which no price has changed yet.
 */
async function removeFakePriceChanges(tx: Db, ids: readonly number[]): Promise<void> {
  await sql`delete from product_price_history where product_id = any(${ids}::int[]) and changed_at = now()`.execute(tx)
}

/** Rows that outlive their product, and therefore do not reference it. */
async function changeUnreferencedIds(tx: Db, from: readonly number[], to: readonly number[]): Promise<void> {
  for (const table of ['order_line', 'product_price_history'])
    await sql`
      update ${sql.table(table)} set product_id = move.new_id
      from unnest(${from}::int[], ${to}::int[]) as move (old_id, new_id) where product_id = move.old_id`.execute(tx)
}

/** An order has one row per product: two of its products can exchange their ids, and the quantities of merged ones are added. */
async function changeReservedStock(
  tx: Db,
  { from, temporary, to }: { from: readonly number[]; temporary: readonly number[]; to: readonly number[] },
): Promise<void> {
  const moves = sql`unnest(${temporary}::int[], ${to}::int[]) as move (old_id, new_id)`
  await sql`
    update order_stock set product_id = move.new_id
    from unnest(${from}::int[], ${temporary}::int[]) as move (old_id, new_id) where product_id = move.old_id`.execute(
    tx,
  )
  await sql`
    update order_stock as kept set quantity = kept.quantity + merged.quantity, returned = kept.returned + merged.returned
    from order_stock as merged join ${moves} on merged.product_id = move.old_id
    where kept.order_id = merged.order_id and kept.product_id = move.new_id`.execute(tx)
  await sql`
    delete from order_stock as merged using order_stock as kept, ${moves}
    where merged.product_id = move.old_id
      and kept.order_id = merged.order_id and kept.product_id = move.new_id`.execute(tx)
  await sql`
    update order_stock set product_id = move.new_id from ${moves} where product_id = move.old_id`.execute(tx)
}

/** Replaces product ids in cart_line.taken, which holds the stock quantity of each product that one unit of the line uses. */
async function changeCartLines(tx: Db, from: readonly number[], to: readonly number[]): Promise<void> {
  await sql`
    update cart_line set taken = (
      select jsonb_object_agg(moved.product_id, moved.quantity) from (
        select coalesce(move.new_id::text, entry.key) as product_id, sum(entry.value::numeric) as quantity
        from jsonb_each_text(cart_line.taken) as entry (key, value)
        left join unnest(${from}::int[], ${to}::int[]) as move (old_id, new_id) on move.old_id::text = entry.key
        group by 1
      ) as moved
    ) where taken ?| ${from.map(String)}::text[]`.execute(tx)
}

/** Frees the SKUs of products whose SKU changes in the same import, so that a product that is written earlier can use them. */
export async function releaseSkus(
  tx: Db,
  products: readonly { id: number; sku: string }[],
  renamed: ReadonlySet<number>,
) {
  if (renamed.size === 0) return
  await sql`
    update product set sku = product.sku || ' (former SKU of product ' || product.id || ')'
    from unnest(${products.map(({ id }) => id)}::int[], ${products.map(({ sku }) => sku)}::text[]) as given (id, sku)
    where product.sku = given.sku and product.id <> given.id and product.id = any(${[...renamed]}::int[])`.execute(tx)
}

/** For a dry run: creates the products that this batch refers to and that earlier batches would have written. */
export async function createPlaceholderProducts(tx: Db, storeCode: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    insert into product (id, sku, type_id) select id, 'dry run ' || id, 'simple' from unnest(${ids}::int[]) as moved (id)
    on conflict (id) do nothing`.execute(tx)
  await sql`
    insert into product_view
      (store_code, product_id, name, url_key, slug, status, visibility, tax_class_id, is_embedded, attributes)
    select ${storeCode}, id, 'dry run', 'dry-run', 'dry-run', 1, 1, 0, true, '{}'
    from unnest(${ids}::int[]) as moved (id) on conflict do nothing`.execute(tx)
}
