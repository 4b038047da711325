import type { CategoryDocument, ContentDocument, ProductDocument } from '@mantel/contract'
import { type DemoView, demoView } from '../demo-view.ts'
import { categoryDocuments } from '../documents/category-documents.ts'
import { productDocument } from '../documents/product-document.ts'
import { linkFinder } from '../documents/product-links.ts'
import { type OfferedProduct, productsOfStore } from '../products/products-of-store.ts'
import { reviewDocuments } from '../reviews/review-documents.ts'
import { demoStores, testNow } from './demo-stores.ts'

export type GeneratedStore = {
  view: DemoView
  offered: readonly OfferedProduct[]
  products: readonly ProductDocument[]
  /** Documents visible to shoppers. */
  visible: readonly ProductDocument[]
  categories: readonly CategoryDocument[]
  reviews: readonly ContentDocument[]
}

const made = new Map<string, GeneratedStore>()

/** A store's documents, generated on first use. */
export function storeOf(code: string): GeneratedStore {
  const known = made.get(code)
  if (known) return known
  const view = demoView(demoStores.find((store) => store.code === code)!, testNow)
  const offered = productsOfStore(view)
  const linksOf = linkFinder(view)
  const products = offered.map((one) => productDocument(one, view, linksOf))
  const store: GeneratedStore = {
    view,
    offered,
    products,
    visible: products.filter(({ status, visibility }) => status < 2 && visibility > 1),
    categories: [...categoryDocuments(view)],
    reviews: [...reviewDocuments(offered, view)],
  }
  made.set(code, store)
  return store
}

export const consumerStores = () => ['default', 'de', 'it'].map(storeOf)
export const tradeStores = () => ['trade', 'trade_eu'].map(storeOf)
export const generatedStores = () => demoStores.map(({ code }) => storeOf(code))

/** Groups values that must be unique and returns those that are not. */
export function findDuplicates<T>(items: Iterable<T>, keyOf: (item: T) => string): string[] {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const item of items) {
    const key = keyOf(item)
    if (seen.has(key)) twice.add(key)
    seen.add(key)
  }
  return [...twice]
}
