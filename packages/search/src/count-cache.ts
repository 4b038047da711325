import { LRUCache } from 'lru-cache'
import type { Bitset } from './bitset.ts'
import { type CountingContext, countFacet, type Facet, type FacetCount } from './facets.ts'
import { type Filter, leafFilterKey } from './filter.ts'
import type { SetCounts } from './set-counts.ts'

/** The documents that match a filter, and the facets counted for them so far. */
export type CachedResult = { bits: Bitset; slots: Int32Array; counts: SetCounts; facets: Map<string, FacetCount> }

const maxCachedFilters = 64

/**
 * Results and facet counts by filter, cached until a document changes. The pages and sort orders of one listing need
 * the same counts many times.
 */
export class CountCache {
  readonly #byFilter: LRUCache<string, CachedResult>

  /** `onEvict` gets every result that the cache no longer holds. */
  constructor(onEvict: (result: CachedResult) => void) {
    this.#byFilter = new LRUCache({ max: maxCachedFilters, dispose: onEvict })
  }

  /** Must be called after every change. */
  clear(): void {
    // Clearing an empty map is not free, and an index build calls this for every document.
    if (this.#byFilter.size > 0) this.#byFilter.clear()
  }

  of(filter: Filter, find: () => Omit<CachedResult, 'facets'>): CachedResult {
    const key = filterKey(filter)
    const known = this.#byFilter.get(key)
    if (known) return known
    const counted = { ...find(), facets: new Map() }
    this.#byFilter.set(key, counted)
    return counted
  }
}

export function countCachedFacet({ counts, facets }: CachedResult, facet: Facet, index: CountingContext): FacetCount {
  const key = facetKey(facet)
  const known = facets.get(key)
  if (known) return known
  const count = countFacet(facet, counts, index)
  facets.set(key, count)
  return count
}

function facetKey(facet: Facet): string {
  switch (facet.kind) {
    case 'terms':
      return `t${facet.size}\0${facet.fields.join('\0')}`
    case 'ranges':
      return `r${facet.field}\0${facet.ranges.map(({ from, to }) => `${from}-${to}`).join()}`
    case 'extent':
      return `e${facet.field}`
  }
}

function filterKey(filter: Filter): string {
  switch (filter.kind) {
    case 'all':
    case 'none':
      return filter.kind
    case 'not':
      return `!(${filterKey(filter.of)})`
    case 'and':
      return `&(${filter.of.map(filterKey).join()})`
    case 'some':
      return `${filter.atLeast}(${filter.of.map(filterKey).join()})`
    default:
      return leafFilterKey(filter)
  }
}
