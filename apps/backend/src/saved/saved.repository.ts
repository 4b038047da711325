import type { SavedList } from '@mantel/domain/saved'
import type { Selectable } from 'kysely'
import type { Database, Db } from '../platform/db/index.ts'

export type SavedListRow = Pick<
  Selectable<Database['saved_product_list']>,
  'version' | 'skus' | 'applied' | 'share_key' | 'changed_at'
>

const columns = ['version', 'skus', 'applied', 'share_key', 'changed_at'] as const

export function findSavedList(db: Db, customerId: number, list: SavedList): Promise<SavedListRow | undefined> {
  return db
    .selectFrom('saved_product_list')
    .select(columns)
    .where('customer_id', '=', customerId)
    .where('list', '=', list)
    .executeTakeFirst()
}

/** Creates the list if the customer has none, and locks it. */
export async function lockSavedList(tx: Db, customerId: number, list: SavedList, now: Date): Promise<SavedListRow> {
  await tx
    .insertInto('saved_product_list')
    .values({ customer_id: customerId, list, changed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return tx
    .selectFrom('saved_product_list')
    .select(columns)
    .where('customer_id', '=', customerId)
    .where('list', '=', list)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function writeSavedList(tx: Db, customerId: number, list: SavedList, row: SavedListRow): Promise<void> {
  await tx
    .updateTable('saved_product_list')
    .set({ ...row, skus: JSON.stringify(row.skus), applied: JSON.stringify(row.applied) })
    .where('customer_id', '=', customerId)
    .where('list', '=', list)
    .execute()
}

/** The SKUs of a shared wishlist of this website. */
export async function findSharedSkus(db: Db, website: string, shareKey: string): Promise<string[] | undefined> {
  const row = await db
    .selectFrom('saved_product_list')
    .innerJoin('customer', 'customer.id', 'customer_id')
    .select('skus')
    .where('share_key', '=', shareKey)
    .where('website', '=', website)
    .executeTakeFirst()
  return row?.skus
}

/** The SKUs among these that belong to a product of the shop. */
export async function findKnownSkus(db: Db, skus: readonly string[]): Promise<Set<string>> {
  if (skus.length === 0) return new Set()
  const rows = await db.selectFrom('product').select('sku').where('sku', 'in', skus).execute()
  return new Set(rows.map(({ sku }) => sku))
}
