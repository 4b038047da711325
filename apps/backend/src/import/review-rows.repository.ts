import { sql } from 'kysely'
import { type Db, type Fields, type Row, upsertRows } from '../platform/db/index.ts'

/** The reviews with these ids that shoppers wrote in this shop. */
export async function readShopperReviews(
  db: Db,
  storeCode: string,
  ids: readonly number[],
): Promise<Map<number, { productId: number; status: number; document: Fields }>> {
  const { rows } = await sql<{ id: number; productId: number; status: number; document: Fields }>`
    select id, product_id as "productId", status, document from review
    where store_code = ${storeCode} and id = any(${ids}::int[]) and is_by_shopper`.execute(db)
  return new Map(rows.map(({ id, ...review }) => [id, review]))
}

/**
 * Writes imported reviews, but never replaces one that a shopper wrote in this shop. A replaced review loses its photos. Returns the ids
 * of changed reviews.
 */
export async function writeReviewRows(
  tx: Db,
  storeCode: string,
  reviews: readonly Omit<Row<'review'>, 'store_code' | 'customer_id'>[],
): Promise<number[]> {
  const shoppers = await readShopperReviews(
    tx,
    storeCode,
    reviews.map(({ id = 0 }) => id),
  )
  const rows = reviews
    .filter(({ id = 0 }) => !shoppers.has(id))
    .map((review) => ({ store_code: storeCode, ...review, customer_id: null }))
  const written = await upsertRows(tx, 'review', ['store_code', 'id'], rows)
  const ids = written.map(({ id }) => Number(id))
  if (ids.length > 0)
    await tx.deleteFrom('review_photo').where('store_code', '=', storeCode).where('review_id', 'in', ids).execute()
  return ids
}
