import { intersect } from './bitset.ts'
import type { FieldTree } from './columns/field-tree.ts'
import type { Tally } from './columns/tally.ts'
import type { FilterEngine } from './filter-engine.ts'
import { countRanges, type FacetRange, findExtent } from './range-counts.ts'
import { emptyTally, type SetCounts } from './set-counts.ts'
import { mostFrequentTerms, type TermCount } from './term-counts.ts'

/** What to count among the documents found. */
export type Facet =
  | { kind: 'terms'; fields: readonly [string] | readonly [string, string]; size: number }
  | { kind: 'ranges'; field: string; ranges: readonly FacetRange[] }
  | { kind: 'extent'; field: string }

export type { FacetRange }

export type FacetCount =
  | { kind: 'terms'; buckets: TermCount[]; others: number }
  | { kind: 'ranges'; counts: number[] }
  /** Lowest and highest value; null where no document has one. */
  | { kind: 'extent'; min: number | null; max: number | null }

/** What counting needs to know of the index. */
export type Counting = { fields: FieldTree; filters: FilterEngine }

export function countFacet(facet: Facet, counted: SetCounts, index: Counting): FacetCount {
  const { fields } = index
  switch (facet.kind) {
    case 'terms': {
      const tally = tallyOf(facet.fields, counted, index)
      return { kind: 'terms', ...mostFrequentTerms(tally, facet.size, fields.dictionary) }
    }
    case 'ranges':
      return { kind: 'ranges', counts: countRanges(facet.ranges, counted, fields.find(facet.field)) }
    case 'extent':
      return { kind: 'extent', ...findExtent(counted, fields.find(facet.field)) }
  }
}

function tallyOf([name, other]: readonly [string, string?], counted: SetCounts, { fields, filters }: Counting): Tally {
  const first = fields.find(name)
  const second = other === undefined || other === name ? undefined : fields.find(other)
  if (!first) return second ? counted.terms(second) : emptyTally
  if (!second || other === undefined) return counted.terms(first)
  const both = counted.bits.slice()
  intersect(both, filters.having(name))
  intersect(both, filters.having(other))
  return counted.both(first, second, both)
}
