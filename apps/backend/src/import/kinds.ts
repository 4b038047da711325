import type { CatalogType } from '@mantel/contract'
import type { StoreView } from '@mantel/domain/store'
import type { Db } from '../platform/db/index.ts'
import { draftAttribute } from './attribute-draft.ts'
import { draftCategory } from './category-draft.ts'
import { draftContent, draftReview } from './content-draft.ts'
import type { DraftResult, Entry, WriteResult } from './draft.ts'
import { draftProduct } from './product-draft.ts'
import { draftTaxRule } from './tax-rule-draft.ts'
import type { Fields } from './values.ts'
import { writeAttributes } from './write-attributes.ts'
import { writeCategories } from './write-categories.ts'
import { writeContent, writeReviews, writeTaxRules } from './write-content.ts'
import { writeProducts } from './write-products.ts'

/** How documents of a type are validated and written into a store. */
type Kind = {
  draft(source: Fields, hitId: unknown, view: StoreView): DraftResult<unknown>
  write(tx: Db, storeCode: string, entries: readonly Entry[]): Promise<WriteResult>
}

/** In the order of writing: documents come after the documents that they refer to. */
export const kinds: Record<CatalogType, Kind> = {
  attribute: kind(draftAttribute, writeAttributes),
  taxrule: kind(draftTaxRule, writeTaxRules),
  category: kind(draftCategory, writeCategories),
  product: kind(draftProduct, writeProducts),
  cms_page: content('cms_page'),
  cms_block: content('cms_block'),
  cms_hierarchy: content('cms_hierarchy'),
  cms_blog: content('cms_blog'),
  cms_blog_category: content('cms_blog_category'),
  review: kind(draftReview, writeReviews),
}

export const kindNames = Object.keys(kinds) as CatalogType[]

function content(type: Parameters<typeof draftContent>[0]): Kind {
  return kind(
    (source, hitId) => draftContent(type, source, hitId),
    (tx, storeCode, entries) => writeContent(tx, storeCode, type, entries),
  )
}

/** Type-safe because a kind only writes drafts that it created itself. */
function kind<D>(
  draft: (source: Fields, hitId: unknown, view: StoreView) => DraftResult<D>,
  write: (tx: Db, storeCode: string, entries: readonly Entry<D>[]) => Promise<WriteResult>,
): Kind {
  return { draft, write: (tx, storeCode, entries) => write(tx, storeCode, entries as readonly Entry<D>[]) }
}
