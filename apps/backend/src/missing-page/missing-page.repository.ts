import { sql } from 'kysely'
import type { Db } from '../platform/db/index.ts'

/** Increments the count of an existing path. Returns false if there is no row for it. */
export async function incrementCount(db: Db, storeCode: string, path: string, at: Date): Promise<boolean> {
  const result = await db
    .updateTable('page_not_found')
    .set({ times: sql`least(times::bigint + 1, 2147483647)::integer`, last_at: at })
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

export async function insertPath(db: Db, storeCode: string, path: string, at: Date): Promise<void> {
  await db
    .insertInto('page_not_found')
    .values({ store_code: storeCode, path, first_at: at, last_at: at })
    .onConflict((conflict) =>
      conflict.columns(['store_code', 'path']).doUpdateSet({ times: sql`page_not_found.times + 1`, last_at: at }),
    )
    .execute()
}
