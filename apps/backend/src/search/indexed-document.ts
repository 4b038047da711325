import type { CatalogDocument, CatalogType } from '@mantel/contract'
import type { StoreView } from '@mantel/domain/store'
import type { DocumentSource } from '@mantel/search'

/** The documents that search indexes, by store view and type. */
export type CatalogSource = DocumentSource<IndexedDocument, [view: StoreView, type: CatalogType]>

export type IndexedDocument = {
  id: number
  /** The document as a guest of the store sees it. In a store that requires a group token it has no price fields. */
  doc: CatalogDocument
  /**
   * Products only: the shown price in major currency units, for filters, facets and sorting. base is null if guests
   * see no price.
   */
  shownPrice?: { base: number | null; byGroup: Record<number, number> }
  /** Products only: the document as a customer group of the website sees it. */
  forGroup?: (groupId: number) => CatalogDocument
  /** The next start or end of a special price of this document; milliseconds since the epoch. */
  nextPriceBoundary?: number
}
