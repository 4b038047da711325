import type { ContentDocument } from '@mantel/contract'
import { type DemoView, formatTimestamp } from '../demo-view.ts'
import type { ProductModel } from '../products/model.ts'
import type { OfferedProduct } from '../products/products-of-store.ts'
import { type Random, random } from '../random.ts'
import { nicknames } from './nicknames.ts'
import { reviewEndings, reviewPools } from './review-texts.ts'
import { type Trait, traitsOf } from './review-traits.ts'
import { tradeReviews } from './trade-reviews.ts'

const approved = 1
const pending = 2
const refused = 3

/** Popular products have several reviews, many have none. Reviews of one product all differ. */
export function* reviewDocuments(offered: Iterable<OfferedProduct>, view: DemoView): Iterable<ContentDocument> {
  let number = 0
  for (const { model, merchandise } of offered) {
    if (model.hidden || merchandise.preOrder) continue
    const choose = random(`${model.sku} reviews ${view.code}`)
    const count = howMany(merchandise.bestseller, view, choose)
    const usedTitles = new Set<string>()
    for (let tries = 0; usedTitles.size < count && tries < 20; tries++) {
      const words = write(model, view, choose)
      if (usedTitles.has(words.title)) continue
      usedTitles.add(words.title)
      number += 1
      yield review(view.storeId * 100_000 + number, model.id, merchandise.createdDaysAgo, words, view, choose)
    }
  }
}

function howMany(bestseller: boolean, { market }: DemoView, choose: Random): number {
  if (!market) return choose.chance(bestseller ? 0.8 : 0.15) ? choose.int(1, 2) : 0
  if (bestseller) return choose.int(3, 7)
  return choose.chance(market === 'GB' ? 0.5 : 0.3) ? choose.int(1, 3) : 0
}

type Written = { title: string; detail: string; stars: number }

function write(model: ProductModel, view: DemoView, choose: Random): Written {
  const traits = traitsOf(model)
  const fitting = <Text extends readonly unknown[]>(texts: readonly Text[], at: number) =>
    texts.filter((text) => text.slice(at).every((trait) => traits.has(trait as Trait)))
  if (!view.market) {
    const [stars, title, detail] = choose.pick(fitting(tradeReviews, 3))
    return { title, detail, stars }
  }
  const pool = reviewPools[view.language][model.family]
  const mixed = fitting(pool.mixed, 3)
  if (mixed.length > 0 && choose.chance(0.14)) {
    const [stars, title, detail] = choose.pick(mixed)
    return { title, detail, stars }
  }
  const [title, opening] = choose.pick(fitting(pool.openings, 2))
  const [ending] = choose.pick(fitting(reviewEndings[view.language], 1))
  return { title, detail: `${opening} ${ending}`.trim(), stars: choose.chance(0.68) ? 5 : 4 }
}

function review(
  id: number,
  productId: number,
  createdDaysAgo: number,
  review: Written,
  view: DemoView,
  choose: Random,
): ContentDocument {
  const fate = choose.next()
  const member = choose.chance(0.55)
  return {
    id,
    product_id: productId,
    title: review.title,
    detail: review.detail,
    nickname: choose.pick(nicknames[view.language]),
    review_entity: 'product',
    review_type: member ? 1 : 2,
    review_status: fate < 0.92 ? approved : fate < 0.98 ? pending : refused,
    customer_id: null,
    created_at: formatTimestamp(view.now, -choose.int(1, Math.max(2, createdDaysAgo - 2)), -choose.int(0, 1400)),
    store_id: view.storeId,
    stores: [view.storeId],
    ratings: [{ title: 'Rating', value: review.stars, percent: review.stars * 20 }],
  }
}
