import type { Db } from './connection.ts'

/** Writes the store views of stores/ to the database, so that other rows can reference them. */
export async function syncStoreViews(
  db: Db,
  views: readonly { code: string; storeId: number; website: string }[],
): Promise<void> {
  if (views.length === 0) return
  await db
    .insertInto('store_view')
    .values(views.map(({ code, storeId, website }) => ({ code, store_id: storeId, website })))
    .onConflict((conflict) =>
      conflict
        .column('code')
        .doUpdateSet((eb) => ({ store_id: eb.ref('excluded.store_id'), website: eb.ref('excluded.website') })),
    )
    .execute()
}
