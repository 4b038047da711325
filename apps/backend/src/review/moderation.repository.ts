import type { Db } from '../platform/db/index.ts'

export type PendingReview = {
  id: number
  storeCode: string
  sku: string
  document: Record<string, unknown>
}

export async function listPending(db: Db, storeCode?: string): Promise<PendingReview[]> {
  let query = db
    .selectFrom('review')
    .innerJoin('product', 'product.id', 'review.product_id')
    .select(['review.id', 'review.store_code', 'product.sku', 'review.document'])
    .where('review.status', '=', 2)
    .orderBy('review.id')
  if (storeCode) query = query.where('review.store_code', '=', storeCode)
  const rows = await query.execute()
  return rows.map(({ store_code, ...row }) => ({ ...row, storeCode: store_code }))
}

/** stores: the store views in which the review had another status. */
export async function setReviewStatus(
  tx: Db,
  id: number,
  status: number,
  storeCode?: string,
): Promise<{ exists: boolean; stores: string[] }> {
  let reviews = tx.selectFrom('review').select(['store_code', 'status']).where('id', '=', id).forUpdate()
  if (storeCode) reviews = reviews.where('store_code', '=', storeCode)
  const found = await reviews.execute()
  const stores = found.filter((one) => one.status !== status).map(({ store_code }) => store_code)
  if (stores.length > 0)
    await tx.updateTable('review').set({ status }).where('id', '=', id).where('store_code', 'in', stores).execute()
  return { exists: found.length > 0, stores }
}
