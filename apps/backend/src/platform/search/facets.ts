import { intersect } from './bitset.ts'
import type { Column } from './columns/column.ts'
import type { FieldTree } from './columns/field-tree.ts'
import type { FilterEngine } from './filter-engine.ts'
import type { SetCounts, Tally } from './set-counts.ts'
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
  if (!first) return second ? counted.terms(second) : { of: [], counts: [] }
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
  const lows = Float64Array.from(ranges, ({ from = -Infinity }) => from)
  const highs = Float64Array.from(ranges, ({ to = Infinity }) => to)
  // The last set that a range has counted, so that a second value does not count it again.
  const countedIn = new Int32Array(ranges.length)
  eachNumber(counted.sets(column), column, (value, count, set) => {
    for (let range = 0; range < countedIn.length; range++) {
      if (value < (lows[range] as number) || !(value < (highs[range] as number)) || countedIn[range] === set) continue
      countedIn[range] = set
      totals[range] = (totals[range] as number) + count
    }
  })
  return totals
}

function findExtent(counted: SetCounts, column: Column | undefined): { min: number | null; max: number | null } {
  let min = Infinity
  let max = -Infinity
  if (column) {
    eachNumber(counted.sets(column), column, (value) => {
      if (value < min) min = value
      if (value > max) max = value
    })
  }
  return min > max ? { min: null, max: null } : { min, max }
}

/** Every value of the sets met that is a number or a date. Texts are NaN, which is neither smaller nor larger. */
function eachNumber({ of, counts }: Tally, column: Column, visit: (value: number, count: number, set: number) => void) {
  const bySet = column.numbers
  const { members, ends } = column.sets
  const { numbers } = column.dictionary
  for (let index = 0; index < of.length; index++) {
    const set = of[index] as number
    const count = counts[index] as number
    if (bySet) visit(bySet[set] as number, count, set)
    else
      for (let at = ends[set - 1] as number; at < (ends[set] as number); at++)
        visit(numbers[members[at] as number] as number, count, set)
  }
}
