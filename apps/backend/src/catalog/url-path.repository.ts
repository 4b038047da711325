import { sql } from 'kysely'
import { type Db, upsertRows } from '../platform/db/index.ts'
import { appendId, assignPaths, type PathHolder } from './assign-paths.ts'

export type UrlTarget = {
  kind: 'product' | 'category' | 'cms_page'
  id: number
  /** Its current path; null: it has none any more. If it differs from the requested path, redirect. */
  currentPath: string | null
}

type Owner = 'product_id' | 'category_id' | 'page_id'

/** The entity that has or had this path in the store. */
export async function findUrlPath(db: Db, storeCode: string, path: string): Promise<UrlTarget | undefined> {
  const { rows } = await sql<UrlTarget>`
    select
      case when asked.product_id is not null then 'product' when asked.category_id is not null then 'category'
        else 'cms_page' end as kind,
      coalesce(asked.product_id, asked.category_id, asked.page_id) as id,
      today.path as "currentPath"
    from url_path as asked
    left join url_path as today on today.store_code = asked.store_code and today.is_current
      and (today.product_id = asked.product_id or today.category_id = asked.category_id or today.page_id = asked.page_id)
    where asked.store_code = ${storeCode} and asked.path = ${path}`.execute(db)
  return rows[0]
}

/**
 * Assigns the requested URL paths; null removes a path. If another entity uses a path, the id is appended. An entity keeps
 * its earlier paths for redirects until another entity requests them. Returns the ids whose path changed.
 */
export async function assignUrlPaths(
  tx: Db,
  storeCode: string,
  owner: Owner,
  requests: readonly { id: number; path: string | null }[],
): Promise<Map<number, string | null>> {
  const holders = await readHolders(tx, storeCode, owner, requests)
  const changes = assignPaths(requests, holders)
  if (changes.size === 0) return changes
  await tx
    .updateTable('url_path')
    .set({ is_current: false })
    .where('store_code', '=', storeCode)
    .where(owner, 'in', [...changes.keys()])
    .where('is_current', '=', true)
    .execute()
  const noOwner = { product_id: null, category_id: null, page_id: null }
  const rows = [...changes].flatMap(([id, path]) =>
    path === null ? [] : [{ store_code: storeCode, path, ...noOwner, [owner]: id, is_current: true }],
  )
  await upsertRows(tx, 'url_path', ['store_code', 'path'], rows)
  return changes
}

/** The current holders of the requested paths, and the current paths of the requesting entities. */
async function readHolders(
  tx: Db,
  storeCode: string,
  owner: Owner,
  requests: readonly { id: number; path: string | null }[],
): Promise<PathHolder[]> {
  const ids = requests.map(({ id }) => id)
  const paths = requests.flatMap(({ id, path }) =>
    path === null ? [] : [path, appendId(path, id), appendId(appendId(path, id), id)],
  )
  const { rows } = await sql<PathHolder>`
    select path, ${sql.ref(owner)} as id from url_path
    where store_code = ${storeCode} and path = any(${paths}::text[]) and is_current
    union
    select path, ${sql.ref(owner)} from url_path
    where store_code = ${storeCode} and ${sql.ref(owner)} = any(${ids}::int[]) and is_current`.execute(tx)
  return rows
}

/** The current paths of these categories in all stores that show them. */
export async function readCategoryPaths(
  db: Db,
  categoryIds: readonly number[],
): Promise<{ storeCode: string; id: number; path: string }[]> {
  const rows = await db
    .selectFrom('url_path')
    .select(['store_code', 'category_id', 'path'])
    .where('category_id', 'in', categoryIds)
    .where('is_current', '=', true)
    .orderBy('category_id')
    .execute()
  return rows.map(({ store_code, category_id, path }) => ({ storeCode: store_code, id: category_id ?? 0, path }))
}
