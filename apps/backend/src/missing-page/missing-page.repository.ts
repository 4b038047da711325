import { sql } from 'kysely'
import type { Db } from '../platform/db/index.ts'

type Hit = { storeCode: string; path: string; referrer: string; at: Date }

/** Increments the count of an existing path. Returns false if there is no row for it. An unknown referrer keeps the last known one. */
export async function incrementCount(db: Db, { storeCode, path, referrer, at }: Hit): Promise<boolean> {
  const result = await db
    .updateTable('page_not_found')
    .set({
      times: sql`least(times::bigint + 1, 2147483647)::integer`,
      last_at: at,
      referrer: referrer || undefined,
    })
    .where('store_code', '=', storeCode)
    .where('path', '=', path)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function countPaths(db: Db, storeCode: string): Promise<number> {
  const { rows } = await db
    .selectFrom('page_not_found')
    .select(({ fn }) => fn.countAll<string>().as('rows'))
    .where('store_code', '=', storeCode)
    .executeTakeFirstOrThrow()
  return Number(rows)
}

export async function insertPath(db: Db, { storeCode, path, referrer, at }: Hit): Promise<void> {
  await db
    .insertInto('page_not_found')
    .values({ store_code: storeCode, path, referrer, first_at: at, last_at: at })
    .onConflict((conflict) =>
      conflict.columns(['store_code', 'path']).doUpdateSet({ times: sql`page_not_found.times + 1`, last_at: at }),
    )
    .execute()
}

/** The most requested paths, of one store view or all. */
export function listPaths(db: Db, { storeCode, limit }: { storeCode?: string | undefined; limit: number }) {
  return db
    .selectFrom('page_not_found')
    .select(['store_code', 'path', 'times', 'first_at', 'last_at', 'referrer'])
    .$if(storeCode !== undefined, (query) => query.where('store_code', '=', storeCode ?? ''))
    .orderBy('times', 'desc')
    .orderBy('last_at', 'desc')
    .limit(limit)
    .execute()
}

export async function deletePath(db: Db, storeCode: string, path: string): Promise<void> {
  await db.deleteFrom('page_not_found').where('store_code', '=', storeCode).where('path', '=', path).execute()
}
