import { sql } from 'kysely'
import { type Db, upsertRows } from '../platform/db/index.ts'
import { appendId, assignPaths, type PathHolder } from './assign-paths.ts'

export type UrlTarget = {
  kind: 'product' | 'category' | 'cms_page'
  id: number
  /** Its current path; null: it has none any more. If it differs from the requested path, redirect. */
  currentPath: string | null
}

/** The column of the entity that has a path. */
export type PathOwner = 'product_id' | 'category_id' | 'page_id'

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

/** Gives an entity a path that redirects to its current one. Another entity that had the path before loses it. */
export async function addFormerPath(tx: Db, storeCode: string, path: string, target: UrlTarget): Promise<void> {
  const owners = { product: 'product_id', category: 'category_id', cms_page: 'page_id' } as const
  const noOwner = { product_id: null, category_id: null, page_id: null }
  const row = { store_code: storeCode, path, ...noOwner, [owners[target.kind]]: target.id, is_current: false }
  await upsertRows(tx, 'url_path', ['store_code', 'path'], [row])
}

/** Identifies an entity of any kind that has a path. */
export type PathKey = `${PathOwner} ${number}`

export function pathKey(owner: PathOwner, id: number): PathKey {
  return `${owner} ${id}`
}

/**
 * Assigns the requested URL paths; null removes a path. If another entity uses a path, the id is appended. An entity keeps
 * its earlier paths for redirects until another entity requests them. Returns the ids whose path changed.
 */
export async function assignUrlPaths(
  tx: Db,
  storeCode: string,
  owner: PathOwner,
  requests: readonly { id: number; path: string | null }[],
): Promise<Map<number, string | null>> {
  const planned = await planUrlPaths(
    tx,
    storeCode,
    requests.map(({ id, path }) => ({ owner, id, path })),
  )
  const idOf = new Map(requests.map(({ id }) => [pathKey(owner, id), id]))
  const changes = new Map([...planned].map(([key, path]) => [idOf.get(key) ?? 0, path]))
  await writeUrlPaths(tx, storeCode, owner, changes)
  return changes
}

/** The paths that would change, for entities of any kind. */
export async function planUrlPaths(
  db: Db,
  storeCode: string,
  requests: readonly { owner: PathOwner; id: number; path: string | null }[],
): Promise<Map<PathKey, string | null>> {
  const holders = new Map<string, PathHolder<PathKey>>()
  for (let from = 0; from < requests.length; from += chunkSize)
    for (const holder of await readHolders(db, storeCode, requests.slice(from, from + chunkSize)))
      holders.set(holder.path, holder)
  return assignPaths(
    requests.map(({ owner, id, path }) => ({ key: pathKey(owner, id), id, path })),
    [...holders.values()],
  )
}

const chunkSize = 5000

/** Writes changed paths, null for none. A path is taken from the entity that has it. */
export async function writeUrlPaths(
  tx: Db,
  storeCode: string,
  owner: PathOwner,
  changes: ReadonlyMap<number, string | null>,
): Promise<void> {
  if (changes.size === 0) return
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
}

/** The current holders of the requested paths, and the current paths of the requesting entities. */
async function readHolders(
  db: Db,
  storeCode: string,
  requests: readonly { owner: PathOwner; id: number; path: string | null }[],
): Promise<PathHolder<PathKey>[]> {
  const paths = requests.flatMap(({ id, path }) =>
    path === null ? [] : [path, appendId(path, id), appendId(appendId(path, id), id)],
  )
  const idsOf = (owner: PathOwner) => requests.filter((request) => request.owner === owner).map(({ id }) => id)
  const { rows } = await sql<{ path: string; owner: PathOwner; id: number }>`
    select path,
      case when product_id is not null then 'product_id' when category_id is not null then 'category_id'
        else 'page_id' end as owner,
      coalesce(product_id, category_id, page_id) as id
    from url_path
    where store_code = ${storeCode} and is_current and (
      path = any(${paths}::text[])
      or product_id = any(${idsOf('product_id')}::int[])
      or category_id = any(${idsOf('category_id')}::int[])
      or page_id = any(${idsOf('page_id')}::int[])
    )`.execute(db)
  return rows.map(({ path, owner, id }) => ({ path, key: pathKey(owner, id) }))
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
