import { sql } from 'kysely'
import type { Db } from '../platform/db/index.ts'

export type PendingReview = {
  id: number
  storeCode: string
  sku: string
  document: Record<string, unknown>
}

export type PendingReviews = {
  reviews: PendingReview[]
  /** The number of all waiting reviews, including those beyond the limit. */
  total: number
}

/** Newest first. Ids do not follow the time: imported reviews keep theirs. */
export async function listPending(
  db: Db,
  { storeCode, limit }: { storeCode?: string; limit: number },
): Promise<PendingReviews> {
  let pending = db
    .selectFrom('review')
    .innerJoin('product', 'product.id', 'review.product_id')
    .where('review.status', '=', 2)
  if (storeCode) pending = pending.where('review.store_code', '=', storeCode)
  const { total } = await pending.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
  const rows = await pending
    .select(['review.id', 'review.store_code', 'product.sku', 'review.document'])
    .orderBy(sql`review.document ->> 'created_at' desc nulls last`)
    .orderBy('review.id', 'desc')
    .limit(limit)
    .execute()
  return { reviews: rows.map(({ store_code, ...row }) => ({ ...row, storeCode: store_code })), total: Number(total) }
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
