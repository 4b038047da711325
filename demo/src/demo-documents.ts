import type { CatalogDocument, CatalogType } from '@mantel/contract'
import type { Seller, StoreView } from '@mantel/domain/store'
import { contentDocuments } from './content/index.ts'
import { demoView } from './demo-view.ts'
import { attributeDocuments } from './documents/attribute-documents.ts'
import { categoryDocuments } from './documents/category-documents.ts'
import { productDocument } from './documents/product-document.ts'
import { linkFinder } from './documents/product-links.ts'
import { taxRuleDocuments } from './documents/tax-rule-documents.ts'
import { makerBlocks, makersPage } from './makers/maker-documents.ts'
import { findProductsByWords } from './products/find-products-by-words.ts'
import { productsOfStore } from './products/products-of-store.ts'
import { reviewDocuments } from './reviews/review-documents.ts'

export type DemoDocument = { type: CatalogType; doc: CatalogDocument }

/**
 * All documents of one store view, generated on reading and in import order: referenced documents come
 * first. The same view, seller and time give the same documents.
 */
export function* demoDocuments(view: StoreView, seller: Seller, now: Date): Iterable<DemoDocument> {
  const demo = demoView(view, now)
  const offered = productsOfStore(demo)
  for (const doc of attributeDocuments(demo.language)) yield { type: 'attribute', doc }
  for (const doc of taxRuleDocuments()) yield { type: 'taxrule', doc }
  for (const doc of categoryDocuments(demo)) yield { type: 'category', doc }
  const linksOf = linkFinder(demo)
  for (const one of offered) yield { type: 'product', doc: productDocument(one, demo, linksOf) }
  const picture = (name: string) => `/demo/${name}.svg`
  yield* contentDocuments(view, seller, { productsAbout: findProductsByWords(demo), picture }, now)
  yield { type: 'cms_page', doc: makersPage(demo) }
  for (const doc of makerBlocks(demo)) yield { type: 'cms_block', doc }
  for (const doc of reviewDocuments(offered, demo)) yield { type: 'review', doc }
}
