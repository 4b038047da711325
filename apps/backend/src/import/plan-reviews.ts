import type { Db } from '../platform/db/index.ts'
import { reviewDigest } from './content-draft.ts'
import { existingProductIds } from './known-products.repository.ts'
import type { ProductPlan } from './plan-products.ts'
import { readShopperReviews } from './review-rows.repository.ts'
import type { StagedRow } from './staged-row.ts'

/** The reviews that are not imported, with the reason. */
export async function findRefusedReviews(
  db: Db,
  rows: readonly StagedRow[],
  products: ProductPlan,
): Promise<Map<StagedRow, string>> {
  const reviews = rows.filter(({ type }) => type === 'review')
  return new Map([...(await withoutProduct(db, reviews, products)), ...(await ofShoppers(db, reviews))])
}

/** Reviews whose product neither exists nor is in the file. */
async function withoutProduct(
  db: Db,
  reviews: readonly StagedRow[],
  products: ProductPlan,
): Promise<[StagedRow, string][]> {
  const planned = new Set(products.idBySku.values())
  const unplannedIds = new Set(reviews.map(({ facts }) => facts.productId ?? 0).filter((id) => !planned.has(id)))
  const stored = unplannedIds.size > 0 ? await existingProductIds(db, [...unplannedIds]) : new Set<number>()
  for (const id of products.moves.keys()) stored.delete(id)
  return reviews
    .filter(({ facts }) => !planned.has(facts.productId ?? 0) && !stored.has(facts.productId ?? 0))
    .map((row) => [row, `product ${row.facts.productId} does not exist`])
}

/** Reviews that differ from a shopper's review of the same id. An export contains shoppers' reviews as they are. */
async function ofShoppers(db: Db, reviews: readonly StagedRow[]): Promise<[StagedRow, string][]> {
  const refused: [StagedRow, string][] = []
  for (const [storeCode, group] of Map.groupBy(reviews, ({ view }) => view.code)) {
    const stored = await readShopperReviews(
      db,
      storeCode,
      group.map(({ facts }) => facts.id),
    )
    for (const row of group) {
      const review = stored.get(row.facts.id)
      if (review && reviewDigest(review) !== row.facts.reviewDigest)
        refused.push([row, `review ${row.facts.id} was written by a shopper in this shop and is not replaced`])
    }
  }
  return refused
}
