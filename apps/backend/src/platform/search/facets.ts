import { intersect } from './bitset.ts'
import type { Column } from './columns/column.ts'
import type { FieldTree } from './columns/field-tree.ts'
import type { FilterEngine } from './filter-engine.ts'
import { emptyTally, type SetCounts, type Tally } from './set-counts.ts'
import { mostFrequentTerms, type TermCount, tallyBoth } from './term-counts.ts'

export type FacetRange = { from?: number; to?: number }

/** What to count among the documents found. */
export type Facet =
  | { kind: 'terms'; fields: readonly [string] | readonly [string, string]; size: number }
  | { kind: 'ranges'; field: string; ranges: readonly FacetRange[] }
  | { kind: 'extent'; field: string }

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
  return tallyBoth(counted, first, second, both)
}

/** From inclusive, to exclusive; a document counts once in a range however many of its values lie in it. */
function countRanges(ranges: readonly FacetRange[], counted: SetCounts, column: Column | undefined): number[] {
  const totals = ranges.map(() => 0)
  if (!column) return totals
  const { of, counts } = counted.sets(column)
  const { numbers } = column
  for (const [range, { from = -Infinity, to = Infinity }] of ranges.entries()) {
    let total = 0
    for (let index = 0; index < of.length; index++) {
      const set = of[index] as number
      if (numbers) {
        const value = numbers[set] as number
        if (value >= from && value < to) total += counts[index] as number
      } else if (column.valuesOf(set).some((value) => value >= from && value < to)) total += counts[index] as number
    }
    totals[range] = total
  }
  return totals
}

/** Texts are NaN, which is neither smaller nor larger. */
function findExtent(counted: SetCounts, column: Column | undefined): { min: number | null; max: number | null } {
  if (!column) return { min: null, max: null }
  let min = Infinity
  let max = -Infinity
  const see = (value: number) => {
    if (value < min) min = value
    if (value > max) max = value
  }
  const { numbers } = column
  for (const set of counted.sets(column).of) {
    if (numbers) see(numbers[set] as number)
    else column.valuesOf(set).forEach(see)
  }
  return min > max ? { min: null, max: null } : { min, max }
}
