import { sql } from 'kysely'
import type { Db, Row } from '../platform/db/index.ts'

export type KnownProduct = {
  id: number
  sku: string
  type_id: string
  /** False: the product was imported only as a copy inside the documents of its parents. */
  hasDocument: boolean
}

const chunkSize = 10_000

/** Reads the stored products with these ids or SKUs. */
export async function readKnownProducts(
  db: Db,
  ids: readonly number[],
  skus: readonly string[],
): Promise<KnownProduct[]> {
  const found = new Map<number, KnownProduct>()
  const length = Math.max(ids.length, skus.length)
  for (let from = 0; from < length; from += chunkSize) {
    const { rows } = await sql<KnownProduct>`
      select product.id, product.sku, product.type_id, exists (
        select from product_view as view where view.product_id = product.id and not view.is_embedded
      ) or not exists (select from product_view as view where view.product_id = product.id) as "hasDocument"
      from (
        select id from product where id = any(${ids.slice(from, from + chunkSize)}::int[])
        union
        select id from product where sku = any(${skus.slice(from, from + chunkSize)}::text[])
      ) as requested
      join product on product.id = requested.id`.execute(db)
    for (const row of rows) found.set(row.id, row)
  }
  return [...found.values()]
}

/** Reads which of these products have a document of their own in the store, and which are stored as configurable. */
export async function readProductStates(
  db: Db,
  storeCode: string,
  ids: readonly number[],
): Promise<{ withDocument: Set<number>; configurable: Set<number>; stored: Set<number> }> {
  const { rows } = await sql<{ id: number; type_id: string; is_embedded: boolean | null }>`
    select product.id, product.type_id, view.is_embedded from product
    left join product_view as view on view.product_id = product.id and view.store_code = ${storeCode}
    where product.id = any(${ids}::int[])`.execute(db)
  const idsOf = (matches: (row: (typeof rows)[number]) => boolean) => new Set(rows.filter(matches).map(({ id }) => id))
  return {
    withDocument: idsOf(({ is_embedded }) => is_embedded === false),
    configurable: idsOf(({ type_id }) => type_id === 'configurable'),
    stored: idsOf(() => true),
  }
}

export async function existingProductIds(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`select id from product where id = any(${ids}::int[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export async function readStockRows(tx: Db, ids: readonly number[]): Promise<Map<number, Row<'stock_item'>>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.selectFrom('stock_item').selectAll().where('product_id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.product_id, row]))
}

/** Products that are no longer configurable lose their variants in every store. */
export async function removeVariants(tx: Db, parentIds: readonly number[]): Promise<void> {
  if (parentIds.length === 0) return
  await sql`delete from product_variant where parent_id = any(${parentIds}::int[])`.execute(tx)
}

export async function removePrices(tx: Db, storeCode: string, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    delete from product_price where store_code = ${storeCode} and product_id = any(${ids}::int[])
    returning product_id as id`.execute(tx)
  return rows.map(({ id }) => id)
}
