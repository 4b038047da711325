import type { Facet, FacetCount } from './facets.ts'
import type { Filter } from './filter.ts'
import type { Sort } from './sort-key.ts'
import type { TextQuery } from './text/text-query.ts'

export type EngineQuery = {
  filter: Filter
  text?: TextQuery
  /** Documents that match this filter are hits even if they do not match the text. */
  also?: Filter
  /** Score factors for text hits: documents that match a filter have their score multiplied by its weight. */
  weights?: readonly { filter: Filter; weight: number }[]
  /** '_score' is allowed as the first field. If empty, sorts by score for a text query and by id otherwise. */
  sort: Sort
  /** Replaces the sort: a pseudo-random order with this seed. */
  shuffle?: number
  from: number
  size: number
  facets: readonly NamedFacet[]
}

/** A facet's own filter replaces the query's filter. */
export type NamedFacet = { name: string; facet: Facet; filter?: Filter }

export type EngineResult = {
  total: number
  /** The ids of the requested page. */
  ids: number[]
  scores: number[]
  /** The best score among all hits; null if there are no hits. */
  bestScore: number | null
  facets: Map<string, FacetCount>
  /** The time limit was reached: the results are correct but incomplete. */
  timedOut: boolean
}
