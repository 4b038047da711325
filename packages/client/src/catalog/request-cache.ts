import type { AttributeDocument, CategoryDocument } from '@mantel/contract'
import type { Outcome } from '../outcome.ts'
import type { CatalogResult } from '../search-catalog.ts'

/** Catalogue replies that an engine keeps in memory while it lives: one page in a browser, one request on a server. */
export type RequestCache = {
  /** Searches in flight, by their key: equal searches share one reply. */
  pendingSearches: Map<string, Promise<Outcome<CatalogResult>>>
  /** All categories; null before the first request. */
  categories: Promise<CategoryDocument[] | null> | null
  /** Attributes by code; null when the server knows no such attribute. */
  attributes: Map<string, AttributeDocument | null>
  /** Attribute requests in flight, by code. */
  pendingAttributes: Map<string, Promise<void>>
  /** Two-stage caching is off for this visit, because complete products arrived before the cards. See two-stage.ts. */
  isTwoStageOff: boolean
}

export function createRequestCache(): RequestCache {
  return {
    pendingSearches: new Map(),
    categories: null,
    attributes: new Map(),
    pendingAttributes: new Map(),
    isTwoStageOff: false,
  }
}
