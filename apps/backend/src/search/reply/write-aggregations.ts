import type { FacetCount, FacetRange } from '../../platform/search/facets.ts'
import type { WireFacet } from '../wire-query.ts'

/** Counts as the search engine's clients read them. A facet that the budget did not reach is left out. */
export function aggregationsJson(facets: readonly WireFacet[], counts: ReadonlyMap<string, FacetCount>): string {
  const parts = facets.flatMap((facet) => {
    const count = counts.get(facet.name)
    return count ? [`${JSON.stringify(facet.name)}:${facetJson(facet, count)}`] : []
  })
  return `{${parts.join(',')}}`
}

function facetJson({ facet, end }: WireFacet, count: FacetCount): string {
  switch (count.kind) {
    case 'terms': {
      const buckets = count.buckets.map((bucket) => `{${keyJson(bucket.term)},"doc_count":${bucket.count}}`)
      return `{"doc_count_error_upper_bound":0,"sum_other_doc_count":${count.others},"buckets":[${buckets.join(',')}]}`
    }
    case 'ranges': {
      const ranges = facet.kind === 'ranges' ? facet.ranges : []
      return JSON.stringify({
        buckets: ranges.map((range, at) => ({ key: rangeKey(range), ...range, doc_count: count.counts[at] })),
      })
    }
    case 'extent':
      return `{"value":${end === 'min' ? count.min : count.max}}`
  }
}

const wholeNumber = /^-?(?:0|[1-9]\d{0,14})$/

/** Numbers travel as numbers, flags as engines write them. */
function keyJson(term: string): string {
  if (wholeNumber.test(term)) return `"key":${term}`
  if (term === 'true' || term === 'false') return `"key":${term === 'true' ? 1 : 0},"key_as_string":"${term}"`
  const number = Number(term)
  return `"key":${term !== '' && String(number) === term && Number.isFinite(number) ? term : JSON.stringify(term)}`
}

/** '50.0-100.0'; this key is also the value in a page's address. */
export function rangeKey({ from, to }: FacetRange): string {
  return `${edge(from)}-${edge(to)}`
}

function edge(value: number | undefined): string {
  if (value === undefined) return '*'
  return Number.isInteger(value) ? value.toFixed(1) : String(value)
}
