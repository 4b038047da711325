import type { CatalogType } from '@mantel/contract'
import type { StoreView } from '@mantel/domain/store'
import type { Db } from '../platform/db/index.ts'
import { draftAttribute } from './attribute-draft.ts'
import { draftCategory } from './category-draft.ts'
import { draftContent, draftReview, reviewDigest } from './content-draft.ts'
import type { DocumentToWrite, DraftResult } from './draft.ts'
import type { ImportPlan } from './plan-import.ts'
import { draftProduct, factsOfProduct } from './product-draft.ts'
import type { ResolvedIds } from './product-ids.ts'
import type { StagedFacts } from './staged-row.ts'
import { draftTaxRule } from './tax-rule-draft.ts'
import type { Fields } from './values.ts'
import { writeAttributes } from './write-attributes.ts'
import { writeCategories } from './write-categories.ts'
import { writeContent, writeReviews, writeTaxRules } from './write-content.ts'
import { writeProducts } from './write-products.ts'

/** How documents of a type are validated, summarised for the plan, and written into a store. */
type Kind = {
  draft(source: Fields, hitId: unknown, view: StoreView, ids?: ResolvedIds): DraftResult<unknown>
  facts(draft: unknown): StagedFacts
  /** Returns the ids of the documents that changed. */
  write(tx: Db, storeCode: string, entries: readonly DocumentToWrite[], plan: ImportPlan): Promise<number[]>
}

/** All document types in the order of writing: documents come after the documents that they refer to. */
export const documentKinds: Record<CatalogType, Kind> = {
  attribute: kind(draftAttribute, ({ id, code }) => ({ id, attributeCode: code }), writeAttributes),
  taxrule: kind(draftTaxRule, ({ id }) => ({ id }), writeTaxRules),
  category: kind(draftCategory, ({ id, parentId, urlPath }) => ({ id, parentId, urlPath }), writeCategories),
  product: kind(draftProduct, factsOfProduct, writeProducts),
  cms_page: content('cms_page'),
  cms_block: content('cms_block'),
  cms_hierarchy: content('cms_hierarchy'),
  cms_blog: content('cms_blog'),
  cms_blog_category: content('cms_blog_category'),
  review: kind(
    draftReview,
    ({ id, ...review }) => ({ id, productId: review.productId, reviewDigest: reviewDigest(review) }),
    writeReviews,
  ),
}

export const documentKindNames = Object.keys(documentKinds) as CatalogType[]

function content(type: Parameters<typeof draftContent>[0]): Kind {
  return kind(
    (source, hitId) => draftContent(type, source, hitId),
    ({ id, urlPath }) => ({ id, urlPath }),
    (tx, storeCode, entries, plan) => writeContent(tx, storeCode, type, entries, plan),
  )
}

/** Type-safe because a kind only summarises and writes drafts that it created itself. */
function kind<D>(
  draft: (source: Fields, hitId: unknown, view: StoreView, ids?: ResolvedIds) => DraftResult<D>,
  facts: (draft: D) => StagedFacts,
  write: (tx: Db, storeCode: string, entries: readonly DocumentToWrite<D>[], plan: ImportPlan) => Promise<number[]>,
): Kind {
  return {
    draft,
    facts: (one) => facts(one as D),
    write: (tx, storeCode, entries, plan) => write(tx, storeCode, entries as readonly DocumentToWrite<D>[], plan),
  }
}
