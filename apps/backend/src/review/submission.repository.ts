import { sql } from 'kysely'
import type { Db } from '../platform/db/index.ts'

export async function isProductOf(db: Db, storeCode: string, productId: number): Promise<boolean> {
  const row = await db
    .selectFrom('product_view')
    .select('product_id')
    .where('store_code', '=', storeCode)
    .where('product_id', '=', productId)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether an order of the customer that was not cancelled or refunded has the product, or a variant of it. */
export async function hasBought(db: Db, customerId: number, productId: number): Promise<boolean> {
  const row = await db
    .selectFrom('order_line')
    .innerJoin('shop_order', 'shop_order.id', 'order_line.order_id')
    .innerJoin('product', (join) =>
      join.on((on) =>
        on.or([
          on('product.sku', '=', on.ref('order_line.product_sku')),
          on('product.sku', '=', on.ref('order_line.bought_sku')),
        ]),
      ),
    )
    .select('order_line.order_id')
    .where('shop_order.customer_id', '=', customerId)
    .where('shop_order.state', 'in', ['received', 'paid', 'shipped'])
    .where('product.id', '=', productId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The id of a review with the same product and texts that waits for moderation. */
export async function findSameReview(
  db: Db,
  storeCode: string,
  productId: number,
  { title, detail, nickname }: { title: string; detail: string; nickname: string },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from review where product_id = ${productId} and store_code = ${storeCode} and status = 2
      and document ->> 'title' = ${title} and document ->> 'detail' = ${detail}
      and document ->> 'nickname' = ${nickname} limit 1`.execute(db)
  return rows[0]?.id
}

/** Ids of shoppers' reviews start here, far above those that other systems give the reviews of an import. */
const firstShopperId = 1_000_000_001

/**
 * A free id for a shopper's review: the next one of the sequence or, if an import has brought that id, the first free one
 * above it. The lock lets one transaction at a time take an id.
 */
export async function nextReviewId(tx: Db): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('review_id'))`.execute(tx)
  const { rows } = await sql<{ id: number }>`
    with next as (select ${firstShopperId - 1}::integer + nextval('review_id') as id)
    select min(candidate.id)::integer as id
    from (select id from next union all select review.id::bigint + 1 from review, next where review.id >= next.id) as candidate
    where not exists (select from review where review.id = candidate.id)`.execute(tx)
  return rows[0]?.id ?? firstShopperId
}

export async function insertReview(
  tx: Db,
  review: {
    id: number
    storeCode: string
    productId: number
    customerId: number | null
    status: number
    document: object
    pictures: readonly Buffer[]
  },
): Promise<void> {
  const { id, storeCode: store_code, productId, customerId, status, document, pictures } = review
  await tx
    .insertInto('review')
    .values({
      store_code,
      id,
      product_id: productId,
      customer_id: customerId,
      is_by_shopper: true,
      status,
      document: JSON.stringify(document),
    })
    .execute()
  if (pictures.length === 0) return
  await tx
    .insertInto('review_photo')
    .values(pictures.map((content, at) => ({ store_code, review_id: id, position: at + 1, content })))
    .execute()
}

/** The photo of an approved review. */
export async function findApprovedPhoto(
  db: Db,
  { storeCode, id, position }: { storeCode: string; id: number; position: number },
): Promise<Buffer | null> {
  const row = await db
    .selectFrom('review_photo')
    .innerJoin('review', (join) =>
      join.onRef('review.store_code', '=', 'review_photo.store_code').onRef('review.id', '=', 'review_photo.review_id'),
    )
    .select('content')
    .where('review.store_code', '=', storeCode)
    .where('review.id', '=', id)
    .where('position', '=', position)
    .where('status', '=', 1)
    .executeTakeFirst()
  return row ? Buffer.from(row.content) : null
}
