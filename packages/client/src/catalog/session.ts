import type { AttributeDocument, CategoryDocument } from '@mantel/contract'
import type { Outcome } from '../outcome.ts'
import type { CatalogResult } from '../search-catalog.ts'

/** What an engine remembers for as long as it lives, beside its storage. */
export type Session = {
  /** Questions under way, by their key: who asks the same meanwhile gets the same answer. */
  asked: Map<string, Promise<Outcome<CatalogResult>>>
  /** The whole list, while nobody asked for another. */
  categories: Promise<CategoryDocument[] | null> | null
  /** By code; null for names that turned out to be no attribute. */
  attributes: Map<string, AttributeDocument | null>
  /** By code, those under way. */
  attributesAsked: Map<string, Promise<void>>
  /** Loading whole products beside a list proved not to pay. */
  twoStageIsOff: boolean
}

export function createSession(): Session {
  return {
    asked: new Map(),
    categories: null,
    attributes: new Map(),
    attributesAsked: new Map(),
    twoStageIsOff: false,
  }
}
