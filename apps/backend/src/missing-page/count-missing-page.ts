import { sql } from 'kysely'
import type { Ctx } from '../platform/context.ts'

/** Characters: longer paths are counted under their beginning. */
export const longestPath = 255
/** Rows a store keeps: whoever invents paths fills no disk. Known paths are counted beyond it. */
export const mostPaths = 10_000

/** Counts a path that led nowhere, once a call. */
export async function countMissingPage({ db, view, now }: Ctx, requestUrl: string): Promise<void> {
  const path = pathOnly(requestUrl)
  if (path === null) return
  const at = now()
  const known = await db
    .updateTable('page_not_found')
    .set({ times: sql`least(times::bigint + 1, 2147483647)::integer`, last_at: at })
    .where('store_code', '=', view.code)
    .where('path', '=', path)
    .executeTakeFirst()
  if (known.numUpdatedRows > 0n) return
  const { rows } = await db
    .selectFrom('page_not_found')
    .select(({ fn }) => fn.countAll<string>().as('rows'))
    .where('store_code', '=', view.code)
    .executeTakeFirstOrThrow()
  if (Number(rows) >= mostPaths) return
  await db
    .insertInto('page_not_found')
    .values({ store_code: view.code, path, first_at: at, last_at: at })
    .onConflict((conflict) =>
      conflict.columns(['store_code', 'path']).doUpdateSet({ times: sql`page_not_found.times + 1`, last_at: at }),
    )
    .execute()
}

const secrets = /^\/(?:[a-z_]+\/)?(?:create-password|auth|my-account)(?:\/|$)/

/**
 * Nothing that tells of a person: queries and fragments are cut, e-mail addresses are no paths, and neither are those
 * below which secrets travel. null: not to be counted.
 */
export function pathOnly(requestUrl: string): string | null {
  const path = URL.parse(requestUrl, 'http://shop.invalid')?.pathname
  if (path === undefined) return null
  const readable = decoded(path)
    .toWellFormed()
    .replace(/\p{Cc}/gu, '')
  if (readable.includes('@') || secrets.test(readable)) return null
  return [...readable].slice(0, longestPath).join('')
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
