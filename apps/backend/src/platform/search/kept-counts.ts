import type { Bits } from './bitset.ts'
import { type Counting, countFacet, type Facet, type FacetCount } from './facets.ts'
import { type Filter, leafKey } from './filter.ts'
import type { SetCounts } from './set-counts.ts'

/** What a filter found, and what was counted among it. */
export type Counted = { bits: Bits; slots: Int32Array; counts: SetCounts; facets: Map<string, FacetCount> }

const mostFilters = 64

/**
 * What filters found and what was counted among it, kept until a document changes: the pages and orders of one listing ask
 * for the same counts again and again.
 */
export class KeptCounts {
  readonly #byFilter = new Map<string, Counted>()

  /** After any change. */
  clear(): void {
    this.#byFilter.clear()
  }

  of(filter: Filter, find: () => Omit<Counted, 'facets'>): Counted {
    const key = filterKey(filter)
    const known = this.#byFilter.get(key)
    const counted = known ?? { ...find(), facets: new Map() }
    this.#byFilter.delete(key)
    this.#byFilter.set(key, counted)
    if (this.#byFilter.size > mostFilters) this.#byFilter.delete(this.#byFilter.keys().next().value as string)
    return counted
  }
}

export function countIn({ counts, facets }: Counted, facet: Facet, index: Counting): FacetCount {
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
      return leafKey(filter)
  }
}
