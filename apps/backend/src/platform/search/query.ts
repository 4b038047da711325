import type { Facet, FacetCount } from './facets.ts'
import type { Filter } from './filter.ts'
import type { Sort } from './sort-key.ts'
import type { TextQuery } from './text/text-query.ts'

export type EngineQuery = {
  filter: Filter
  text?: TextQuery
  /** Found whatever the text says. */
  also?: Filter
  /** Documents that a filter holds for count that much more among the hits of a text. */
  weights?: readonly { filter: Filter; weight: number }[]
  /** '_score' may come first. Nothing: by score for a text, else by id. */
  sort: Sort
  /** Instead of a sort: an order that this number decides. */
  shuffle?: number
  from: number
  size: number
  facets: readonly NamedFacet[]
}

/** A filter of its own stands in place of the query's. */
export type NamedFacet = { name: string; facet: Facet; filter?: Filter }

export type EngineResult = {
  total: number
  /** The page asked for. */
  ids: number[]
  scores: number[]
  /** Among all hits; null where there are none. */
  bestScore: number | null
  facets: Map<string, FacetCount>
  /** The budget ran out: what is here is true but not all. */
  timedOut: boolean
}
