import type { CatalogDocument, CatalogType } from '@mantel/contract'
import type { StoreView } from '@mantel/domain/store'

/**
 * What the index is built from. The pricing slice implements it, the search slice consumes it, so neither knows the other.
 */
export type CatalogSource = {
  /** Every document of a type, in pages in id order, so that building never holds the whole catalogue. */
  pages(view: StoreView, type: CatalogType, pageSize: number): AsyncIterable<IndexedDocument[]>
  /** The documents that exist of these ids; a missing one was removed. */
  byIds(view: StoreView, type: CatalogType, ids: number[]): Promise<IndexedDocument[]>
}

export type IndexedDocument = {
  id: number
  /** As a guest of the store sees it. In a store that needs a group token it holds no price field at all. */
  doc: CatalogDocument
  /** Products only: the shown price in main units, for filters, facets and sorting. base is null where guests see none. */
  shownPrice?: { base: number | null; byGroup: Record<number, number> }
  /** Products only: the document as a customer group of the website sees it. */
  forGroup?: (groupId: number) => CatalogDocument
  /** Milliseconds since the epoch at which a special price of this document starts or ends next. */
  nextPriceBorder?: number
}
