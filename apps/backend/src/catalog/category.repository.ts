import type { CategoryDocument } from '@mantel/contract'
import { sql } from 'kysely'
import type { Db, Fields } from '../platform/db/index.ts'
import { toCategoryDocuments } from './category-tree.ts'

export type CategoryRow = {
  id: number
  parent_id: number | null
  /** Null if the category is known only as a parent, or is not in this store. */
  view: {
    name: string
    url_key: string
    url_path: string
    slug: string
    is_active: boolean
    position: number
    attributes: Fields
    product_count: number
  } | null
}

/** The store's categories with their position in the tree; with ids, only those. */
export async function readCategories(db: Db, storeCode: string, ids?: readonly number[]): Promise<CategoryDocument[]> {
  const documents = toCategoryDocuments(await readCategoryRows(db, storeCode))
  const wanted = ids && new Set(ids)
  return wanted ? documents.filter(({ id }) => wanted.has(id)) : documents
}

/** Reads the whole tree: it is small, and path, level and children depend on all of it. */
async function readCategoryRows(db: Db, storeCode: string): Promise<CategoryRow[]> {
  const rows = await db
    .selectFrom('category')
    .leftJoin('category_view as view', (join) =>
      join.onRef('view.category_id', '=', 'category.id').on('view.store_code', '=', storeCode),
    )
    .leftJoin('url_path as url', (join) =>
      join
        .onRef('url.category_id', '=', 'category.id')
        .on('url.store_code', '=', storeCode)
        .on('url.is_current', '=', true),
    )
    .select(['category.id', 'category.parent_id', 'url.path as url_path'])
    .select(['view.name', 'view.url_key', 'view.slug', 'view.is_active', 'view.position', 'view.attributes'])
    .orderBy('category.id')
    .execute()
  const counts = await countProducts(db, storeCode)
  return rows.map(({ id, parent_id, name, url_key, slug, is_active, position, attributes, url_path }) => ({
    id,
    parent_id,
    view:
      name === null || url_key === null || slug === null
        ? null
        : {
            name,
            url_key,
            url_path: url_path ?? '',
            slug,
            is_active: is_active ?? false,
            position: position ?? 0,
            attributes: attributes ?? {},
            product_count: counts.get(id) ?? 0,
          },
  }))
}

/** The number of distinct visible products in each category and its subcategories. */
async function countProducts(db: Db, storeCode: string): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; count: number }>`
    with recursive listed as (
      select assigned.product_id, assigned.category_id from product_category as assigned
      join product_view as view on view.store_code = assigned.store_code and view.product_id = assigned.product_id
      where assigned.store_code = ${storeCode} and view.visibility <> 1 and view.status < 2
    ),
    below (top, id) as (
      select id, id from category
      union all
      select below.top, category.id from below join category on category.parent_id = below.id
    )
    select below.top as id, count(distinct listed.product_id)::int as count
    from below join listed on listed.category_id = below.id group by below.top`.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
