import { sql } from 'kysely'
import type { Db } from '../platform/db/index.ts'

export type KnownProduct = {
  id: number
  sku: string
  type_id: string
  /** Null if the store does not have the product yet. */
  is_embedded: boolean | null
}

/** Reads the stored products with these ids or SKUs. */
export async function readKnownProducts(
  db: Db,
  storeCode: string,
  ids: readonly number[],
  skus: readonly string[],
): Promise<KnownProduct[]> {
  const { rows } = await sql<KnownProduct>`
    select product.id, product.sku, product.type_id, view.is_embedded
    from (
      select id from product where id = any(${ids}::int[])
      union
      select id from product where sku = any(${skus}::text[])
    ) as asked
    join product on product.id = asked.id
    left join product_view as view on view.product_id = product.id and view.store_code = ${storeCode}`.execute(db)
  return rows
}

export async function existingProductIds(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`select id from product where id = any(${ids}::int[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
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
