import type { EngineQuery, NamedFacet } from '../platform/search/query.ts'

/** A query as both request forms mean it: field names are the wire's, nothing is known yet of store, rights or page. */
export type WireQuery = Omit<EngineQuery, 'from' | 'size' | 'shuffle' | 'facets'> & {
  facets: readonly WireFacet[]
  /** In no order at all. */
  random: boolean
}

/** Of an extent only one end is shown. */
export type WireFacet = NamedFacet & { end?: 'min' | 'max' }

/** What a request body or `request` parameter holds. */
export type ParsedBody = {
  query: WireQuery
  /** Proves a customer group. A plain group id is not read: it would let anybody choose a price. */
  groupToken?: string
  from?: number
  size?: number
  include?: string[]
  exclude?: string[]
}
