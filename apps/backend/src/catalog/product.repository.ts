import { sql } from 'kysely'
import type { Db } from '../platform/db/index.ts'
import { assembleProducts, type Relation } from './assemble-products.ts'
import { readOptionLabels } from './attribute.repository.ts'
import { configurableAttributes } from './configurable-options.ts'
import { readProductRows } from './product-rows.repository.ts'
import type { StoredProduct } from './stored-product.ts'

/** The store's products with these ids, in that order. The number of queries does not depend on the number of ids. */
export async function readStoredProducts(db: Db, storeCode: string, ids: readonly number[]): Promise<StoredProduct[]> {
  if (ids.length === 0) return []
  const relations = await readRelations(db, storeCode, ids)
  const allIds = new Set([...ids, ...relations.map(({ id }) => id)])
  const rows = await readProductRows(db, storeCode, [...allIds])
  const labels = await readOptionLabels(db, storeCode, configurableAttributes(rows.products))
  return assembleProducts(ids, relations, rows, labels)
}

async function readRelations(db: Db, storeCode: string, ids: readonly number[]): Promise<Relation[]> {
  const { rows } = await sql<Relation>`
    select parent_id as owner, child_id as id, 'variant' as kind, position from product_variant
    where store_code = ${storeCode} and parent_id = any(${ids}::int[])
    union all
    select part.product_id, product.id, 'part', 0 from product_part as part join product on product.sku = part.part_sku
    where part.store_code = ${storeCode} and part.product_id = any(${ids}::int[])
    order by owner, kind, position, id`.execute(db)
  return rows
}

/** The ids of the store's products in ascending order, for paging through all of them. */
export async function listProductIds(db: Db, storeCode: string, afterId: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('product_view')
    .select('product_id')
    .where('store_code', '=', storeCode)
    .where('product_id', '>', afterId)
    .orderBy('product_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.product_id)
}

/** Ids by SKU, for the SKUs that the store has. */
export async function findProductIdsBySku(
  db: Db,
  storeCode: string,
  skus: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ sku: string; id: number }>`
    select product.sku, product.id from product
    join product_view as view on view.product_id = product.id and view.store_code = ${storeCode}
    where product.sku = any(${skus}::text[])`.execute(db)
  return new Map(rows.map(({ sku, id }) => [sku, id]))
}

/** The page of a configurable product, which its variants share. */
export type ParentPage = { sku: string; slug: string; urlPath: string }

/** By variant id: the page of its configurable product. A variant of several products has the page of the first one. */
export async function findParentPages(
  db: Db,
  storeCode: string,
  ids: readonly number[],
): Promise<Map<number, ParentPage>> {
  const { rows } = await sql<ParentPage & { id: number }>`
    select distinct on (variant.child_id) variant.child_id as id, product.sku, view.slug,
      coalesce(url.path, '') as "urlPath"
    from product_variant as variant
    join product on product.id = variant.parent_id
    join product_view as view on view.store_code = variant.store_code and view.product_id = variant.parent_id
    left join url_path as url
      on url.store_code = variant.store_code and url.product_id = variant.parent_id and url.is_current
    where variant.store_code = ${storeCode} and variant.child_id = any(${ids}::int[]) and view.status < 2
    order by variant.child_id, variant.parent_id`.execute(db)
  return new Map(rows.map(({ id, ...page }) => [id, page]))
}

/** The ids, and the ids of products that contain them as a variant or part. In all stores or in one. */
export async function withContainingProducts(
  db: Db,
  ids: readonly number[],
  storeCode: string | null = null,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${ids}::int[]) as given (id)
    union
    select parent_id from product_variant
    where child_id = any(${ids}::int[]) and store_code = coalesce(${storeCode}, store_code)
    union
    select part.product_id from product_part as part join product on product.sku = part.part_sku
    where product.id = any(${ids}::int[]) and part.store_code = coalesce(${storeCode}, part.store_code)
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}
