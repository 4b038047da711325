import { sql } from 'kysely'
import type { Db } from '../platform/db/index.ts'

export type NamedView = { id: number; urlKey: string; urlPath: string | null }

export async function findNamedProduct(tx: Db, storeCode: string, sku: string): Promise<NamedView | undefined> {
  const row = await tx
    .selectFrom('product_view as view')
    .innerJoin('product', 'product.id', 'view.product_id')
    .leftJoin('url_path as url', (join) =>
      join
        .onRef('url.product_id', '=', 'view.product_id')
        .onRef('url.store_code', '=', 'view.store_code')
        .on('url.is_current', '=', true),
    )
    .where('view.store_code', '=', storeCode)
    .where('product.sku', '=', sku)
    .select(['product.id', 'view.url_key', 'url.path'])
    .forUpdate('view')
    .executeTakeFirst()
  return row && { id: row.id, urlKey: row.url_key, urlPath: row.path }
}

export async function nameProduct(
  tx: Db,
  storeCode: string,
  id: number,
  { name, key, updatedAt }: { name: string; key: string; updatedAt: string },
): Promise<void> {
  await tx
    .updateTable('product_view')
    .set({
      name,
      url_key: key,
      slug: key,
      attributes: sql`attributes || jsonb_build_object('updated_at', ${updatedAt}::text)`,
    })
    .where('store_code', '=', storeCode)
    .where('product_id', '=', id)
    .execute()
}

export async function nameCategory(
  tx: Db,
  storeCode: string,
  id: number,
  { name, key }: { name: string; key: string },
): Promise<boolean> {
  const result = await tx
    .updateTable('category_view')
    .set({ name, url_key: key, slug: key })
    .where('store_code', '=', storeCode)
    .where('category_id', '=', id)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** When these categories changed last, as their documents say it. */
export async function dateCategories(
  tx: Db,
  storeCode: string,
  ids: readonly number[],
  updatedAt: string,
): Promise<void> {
  await tx
    .updateTable('category_view')
    .set({ attributes: sql`attributes || jsonb_build_object('updated_at', ${updatedAt}::text)` })
    .where('store_code', '=', storeCode)
    .where('category_id', 'in', ids)
    .execute()
}

/** Ids of the category and of all below it, itself first. Empty when there is none. */
export async function listSubtree(tx: Db, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive below (id, depth) as (
      select id, 0 from category where id = ${id}
      union all
      select category.id, below.depth + 1 from category join below on category.parent_id = below.id
    )
    select id from below order by depth, id`.execute(tx)
  return rows.map((row) => row.id)
}

/** Ids of all above the category, the nearest first: their documents show what is below them. */
export async function listAncestors(tx: Db, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive above (id, depth) as (
      select parent_id, 1 from category where id = ${id}
      union all
      select category.parent_id, above.depth + 1 from category join above on category.id = above.id
    )
    select id from above where id is not null order by depth`.execute(tx)
  return rows.map((row) => row.id)
}

/** Two moves at once could make a ring that neither sees: the second waits until the first is through. */
export async function lockTree(tx: Db): Promise<void> {
  await sql`lock table category in share row exclusive mode`.execute(tx)
}

export async function hangCategory(tx: Db, id: number, parentId: number): Promise<void> {
  await tx.updateTable('category').set({ parent_id: parentId }).where('id', '=', id).execute()
}
