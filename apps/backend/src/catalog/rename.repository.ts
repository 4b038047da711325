import { sql } from 'kysely'
import type { Db } from '../platform/db/index.ts'

export type ProductToRename = { id: number; urlKey: string; urlPath: string | null }

export async function findProductToRename(
  tx: Db,
  storeCode: string,
  sku: string,
): Promise<ProductToRename | undefined> {
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

export async function updateProductName(
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

export async function updateCategoryName(
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

/** Sets updated_at in the documents of these categories. */
export async function setCategoriesUpdatedAt(
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

/** The ids of the category and its descendants, itself first. Empty if the category does not exist. */
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

/** The ids of all ancestors, nearest first: their documents contain their descendants. */
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

/** Serialises moves: two concurrent ones could create a cycle that neither of them sees. */
export async function lockCategoryTree(tx: Db): Promise<void> {
  await sql`lock table category in share row exclusive mode`.execute(tx)
}

export async function setCategoryParent(tx: Db, id: number, parentId: number): Promise<void> {
  await tx.updateTable('category').set({ parent_id: parentId }).where('id', '=', id).execute()
}
