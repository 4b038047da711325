import { sql } from 'kysely'
import type { Db } from '../platform/db/index.ts'
import { appendId, assignPaths, type PathInUse } from './assign-paths.ts'

export type UrlTarget = {
  kind: 'product' | 'category' | 'cms_page'
  id: number
  /** Its current path; null: it has none any more. If it differs from the requested path, redirect. */
  currentPath: string | null
}

/** The column of url_path that refers to the entity which has the path. */
export type PathOwner = 'product_id' | 'category_id' | 'page_id'

/** The entity that has or had this path in the store. */
export async function findUrlPath(db: Db, storeCode: string, path: string): Promise<UrlTarget | undefined> {
  const { rows } = await sql<UrlTarget>`
    select
      case when requested.product_id is not null then 'product' when requested.category_id is not null then 'category'
        else 'cms_page' end as kind,
      coalesce(requested.product_id, requested.category_id, requested.page_id) as id,
      today.path as "currentPath"
    from url_path as requested
    left join url_path as today on today.store_code = requested.store_code and today.is_current
      and (today.product_id = requested.product_id or today.category_id = requested.category_id or today.page_id = requested.page_id)
    where requested.store_code = ${storeCode} and requested.path = ${path}`.execute(db)
  return rows[0]
}

/**
 * Gives an entity a path that redirects to its current one. An entity that had the path before loses it. False: the path is
 * in use.
 */
export async function addFormerPath(tx: Db, storeCode: string, path: string, target: UrlTarget): Promise<boolean> {
  const owners = { product: 'product_id', category: 'category_id', cms_page: 'page_id' } as const
  const row = { path, owner: owners[target.kind], id: target.id, isCurrent: false }
  return (await upsertUnusedPaths(tx, storeCode, [row], new Map())).has(path)
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
  const { changes } = await planUrlPaths(
    tx,
    storeCode,
    requests.map(({ id, path }) => ({ owner, id, path })),
  )
  const idOf = new Map(requests.map(({ id }) => [pathKey(owner, id), id]))
  const changesById = new Map([...changes].map(([key, path]) => [idOf.get(key) ?? 0, path]))
  return writeUrlPaths(tx, storeCode, owner, changesById)
}

export type PathPlan = {
  /** The new path of each entity whose path changes; null: it has no path any more. */
  changes: Map<PathKey, string | null>
  /** The current paths of the entities that get another path. Other entities may use these paths. */
  released: Map<string, PathKey>
}

/** The paths that would change, for entities of any kind. */
export async function planUrlPaths(
  db: Db,
  storeCode: string,
  requests: readonly { owner: PathOwner; id: number; path: string | null }[],
): Promise<PathPlan> {
  const holders = new Map<string, PathInUse<PathKey>>()
  for (let from = 0; from < requests.length; from += chunkSize)
    for (const holder of await readHolders(db, storeCode, requests.slice(from, from + chunkSize)))
      holders.set(holder.path, holder)
  const changes = assignPaths(
    requests.map(({ owner, id, path }) => ({ key: pathKey(owner, id), id, path })),
    [...holders.values()],
  )
  const released = new Map<string, PathKey>()
  for (const { path, key } of holders.values()) if (changes.has(key)) released.set(path, key)
  return { changes, released }
}

const chunkSize = 5000

/**
 * Writes changed paths, null for none. Appends the id to a path that another entity uses, unless that entity releases it.
 * Returns the written paths.
 */
export async function writeUrlPaths(
  tx: Db,
  storeCode: string,
  owner: PathOwner,
  changes: ReadonlyMap<number, string | null>,
  released: ReadonlyMap<string, PathKey> = new Map(),
): Promise<Map<number, string | null>> {
  const written = new Map(changes)
  if (changes.size === 0) return written
  await tx
    .updateTable('url_path')
    .set({ is_current: false })
    .where('store_code', '=', storeCode)
    .where(owner, 'in', [...changes.keys()])
    .where('is_current', '=', true)
    .execute()
  const rows = [...changes].flatMap(([id, path]) => (path === null ? [] : [{ path, owner, id, isCurrent: true }]))
  const unused = await upsertUnusedPaths(tx, storeCode, rows, released)
  for (const row of rows) {
    let isWritten = unused.has(row.path)
    for (let { path } = row; !isWritten; ) {
      path = appendId(path, row.id)
      isWritten = (await upsertUnusedPaths(tx, storeCode, [{ ...row, path }], released)).has(path)
      written.set(row.id, path)
    }
  }
  return written
}

type PathRow = { path: string; owner: PathOwner; id: number; isCurrent: boolean }

/**
 * Inserts the paths and takes over those that redirect or that their entity releases. A path that another transaction has
 * assigned in between is not taken. Returns the written paths.
 */
async function upsertUnusedPaths(
  tx: Db,
  storeCode: string,
  rows: readonly PathRow[],
  released: ReadonlyMap<string, PathKey>,
): Promise<Set<string>> {
  if (rows.length === 0) return new Set()
  const values = rows.map(({ path, owner, id, isCurrent }) => ({ path, [owner]: id, is_current: isCurrent }))
  const releasing = rows.flatMap(({ path }) => {
    const [owner, id] = released.get(path)?.split(' ') ?? []
    return owner === undefined ? [] : [{ path, [owner]: Number(id) }]
  })
  const { rows: written } = await sql<{ path: string }>`
    insert into url_path (store_code, path, product_id, category_id, page_id, is_current)
    select ${storeCode}, path, product_id, category_id, page_id, is_current
    from json_populate_recordset(null::url_path, ${JSON.stringify(values)}::json)
    on conflict (store_code, path) do update set product_id = excluded.product_id, category_id = excluded.category_id,
      page_id = excluded.page_id, is_current = excluded.is_current
    where not url_path.is_current or exists (
      select from json_populate_recordset(null::url_path, ${JSON.stringify(releasing)}::json) as released
      where released.path = url_path.path and (released.product_id = url_path.product_id
        or released.category_id = url_path.category_id or released.page_id = url_path.page_id)
    )
    returning path`.execute(tx)
  return new Set(written.map(({ path }) => path))
}

/** The current holders of the requested paths, and the current paths of the requesting entities. */
async function readHolders(
  db: Db,
  storeCode: string,
  requests: readonly { owner: PathOwner; id: number; path: string | null }[],
): Promise<PathInUse<PathKey>[]> {
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
