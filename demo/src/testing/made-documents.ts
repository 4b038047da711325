import type { CategoryDocument, ContentDocument, ProductDocument } from '@mantel/contract'
import { type DemoView, demoView } from '../demo-view.ts'
import { categoryDocuments } from '../documents/category-documents.ts'
import { productDocument } from '../documents/product-document.ts'
import { linkFinder } from '../documents/product-links.ts'
import { type Offered, offeredIn } from '../products/sold-in.ts'
import { reviewDocuments } from '../reviews/review-documents.ts'
import { demoStores, testNow } from './demo-stores.ts'

export type Made = {
  view: DemoView
  offered: readonly Offered[]
  products: readonly ProductDocument[]
  /** What a shopper can come across. */
  visible: readonly ProductDocument[]
  categories: readonly CategoryDocument[]
  reviews: readonly ContentDocument[]
}

/** Every store's documents, made once for all tests of a file. */
export const madeStores: readonly Made[] = demoStores.map((store) => {
  const view = demoView(store, testNow)
  const offered = offeredIn(view)
  const linksOf = linkFinder(view)
  const products = offered.map((one) => productDocument(one, view, linksOf))
  return {
    view,
    offered,
    products,
    visible: products.filter(({ status, visibility }) => status < 2 && visibility > 1),
    categories: [...categoryDocuments(view)],
    reviews: [...reviewDocuments(offered, view)],
  }
})

export const consumerStores = madeStores.filter(({ view }) => view.market)
export const tradeStores = madeStores.filter(({ view }) => !view.market)

export const storeOf = (code: string): Made => madeStores.find(({ view }) => view.code === code)!

/** Groups values that must be unique and returns those that are not. */
export function repeated<T>(items: Iterable<T>, keyOf: (item: T) => string): string[] {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const item of items) {
    const key = keyOf(item)
    if (seen.has(key)) twice.add(key)
    seen.add(key)
  }
  return [...twice]
}
