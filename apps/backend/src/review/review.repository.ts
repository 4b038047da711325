import type { ContentDocument } from '@mantel/contract'
import type { Db } from '../platform/db/index.ts'

/** All reviews of the store, or those with the given ids, in ascending id order. */
export async function readReviews(db: Db, storeCode: string, ids?: readonly number[]): Promise<ContentDocument[]> {
  if (ids?.length === 0) return []
  const query = reviews(db, storeCode)
  const rows = await (ids ? query.where('id', 'in', ids) : query).execute()
  return rows.map(toDocument)
}

function reviews(db: Db, storeCode: string) {
  return db
    .selectFrom('review')
    .select(['id', 'product_id', 'status', 'document'])
    .where('store_code', '=', storeCode)
    .orderBy('id')
}

type ReviewRow = { id: number; product_id: number; status: number; document: Record<string, unknown> }

function toDocument({ id, product_id, status, document }: ReviewRow): ContentDocument {
  return { ...document, id, product_id, review_status: status }
}
