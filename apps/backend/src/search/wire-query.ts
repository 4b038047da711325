import type { EngineQuery, NamedFacet } from '@mantel/search'

/**
 * A query as sent by a client in either form: field names are those of the wire format; store, permissions and page
 * are not applied yet.
 */
export type WireQuery = Omit<EngineQuery, 'from' | 'size' | 'shuffle' | 'facets'> & {
  facets: readonly WireFacet[]
  /** True for a random order. */
  random: boolean
}

/** A facet of the query. end: the reply contains only the minimum or only the maximum of the values. */
export type WireFacet = NamedFacet & { end?: 'min' | 'max' }

/** The parsed content of a request body or `request` parameter. */
export type ParsedBody = {
  query: WireQuery
  /** Proves a customer group. A plain group id is ignored: anyone could choose a price with it. */
  groupToken?: string
  from?: number
  size?: number
  include?: string[]
  exclude?: string[]
}
