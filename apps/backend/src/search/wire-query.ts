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

/** Only one end of an extent facet is returned. */
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
