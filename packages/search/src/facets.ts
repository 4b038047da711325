import { intersect } from './bitset.ts'
import type { FieldTree } from './columns/field-tree.ts'
import type { FilterEngine } from './filter-engine.ts'
import { countRanges, type FacetRange, findExtent } from './range-counts.ts'
import type { ScratchBuffers } from './scratch.ts'
import { emptySetTally, type SetCounts, type SetTally } from './set-counts.ts'
import { mostFrequentOfSorted, mostFrequentTerms, type TermCount } from './term-counts.ts'

/** A count over the matching documents: frequent values, ranges, or lowest and highest value. */
export type Facet =
  | { kind: 'terms'; fields: readonly [string] | readonly [string, string]; size: number }
  | { kind: 'ranges'; field: string; ranges: readonly FacetRange[] }
  | { kind: 'extent'; field: string }

export type { FacetRange }

export type FacetCount =
  | { kind: 'terms'; buckets: TermCount[]; others: number }
  | { kind: 'ranges'; counts: number[] }
  /** Lowest and highest value; null if no document has a value. */
  | { kind: 'extent'; min: number | null; max: number | null }

/** The parts of the index that counting needs. */
export type CountingContext = { fields: FieldTree; filters: FilterEngine; scratch: ScratchBuffers }

export function countFacet(facet: Facet, counted: SetCounts, index: CountingContext): FacetCount {
  const { fields } = index
  switch (facet.kind) {
    case 'terms': {
      const { tally, ordered } = tallyOf(facet.fields, counted, index)
      const frequent = ordered
        ? mostFrequentOfSorted(tally, facet.size, ordered, fields.dictionary, index.scratch)
        : mostFrequentTerms(tally, facet.size, fields.dictionary)
      return { kind: 'terms', ...frequent }
    }
    case 'ranges':
      return { kind: 'ranges', counts: countRanges(facet.ranges, counted, fields.find(facet.field)) }
    case 'extent':
      return { kind: 'extent', ...findExtent(counted, fields.find(facet.field)) }
  }
}

type Tallied = { tally: SetTally; ordered: Int32Array | null }

function tallyOf([name, other]: readonly [string, string?], counted: SetCounts, index: CountingContext): Tallied {
  const { fields, filters } = index
  const own = fields.find(name)
  const others = other === undefined || other === name ? undefined : fields.find(other)
  const first = own ?? others
  if (!first) return { tally: emptySetTally, ordered: null }
  if (!own || !others || other === undefined)
    return { tally: counted.terms(first), ordered: first.sortedValuesWith(undefined) }
  const documentsWithBoth = filters.documentsWithBoth(name, other)
  if (documentsWithBoth) intersect(documentsWithBoth, counted.bits)
  return { tally: counted.termsOfBoth(own, others, documentsWithBoth), ordered: own.sortedValuesWith(others) }
}
