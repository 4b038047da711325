import type { Column } from './columns/column.ts'
import type { FieldTree } from './columns/field-tree.ts'
import { countSets } from './set-counts.ts'
import { countTerms, type TermCount } from './term-counts.ts'

export type FacetRange = { from?: number; to?: number }

/** What to count among the documents found. */
export type Facet =
  /** Two fields count a document once per value, whichever of them holds it. */
  | { kind: 'terms'; fields: readonly [string] | readonly [string, string]; size: number }
  | { kind: 'ranges'; field: string; ranges: readonly FacetRange[] }
  | { kind: 'extent'; field: string }

export type FacetCount =
  | { kind: 'terms'; buckets: TermCount[]; others: number }
  | { kind: 'ranges'; counts: number[] }
  /** Lowest and highest value; null where no document has one. */
  | { kind: 'extent'; min: number | null; max: number | null }

export function countFacet(facet: Facet, slots: Uint32Array, fields: FieldTree): FacetCount {
  switch (facet.kind) {
    case 'terms': {
      const [first, second] = facet.fields.flatMap((name) => fields.find(name) ?? [])
      return { kind: 'terms', ...countTerms(slots, facet.size, first, second === first ? undefined : second) }
    }
    case 'ranges':
      return { kind: 'ranges', counts: countRanges(facet.ranges, slots, fields.find(facet.field)) }
    case 'extent':
      return { kind: 'extent', ...findExtent(slots, fields.find(facet.field)) }
  }
}

/** From inclusive, to exclusive; a document counts once in a range however many of its values lie in it. */
function countRanges(ranges: readonly FacetRange[], slots: Uint32Array, column: Column | undefined): number[] {
  const counts = ranges.map(() => 0)
  if (!column) return counts
  eachHeldSet(column, slots, (values, count) => {
    for (const [at, { from = -Infinity, to = Infinity }] of ranges.entries())
      if (values.some((value) => value >= from && value < to)) counts[at] = (counts[at] as number) + count
  })
  return counts
}

function findExtent(slots: Uint32Array, column: Column | undefined): { min: number | null; max: number | null } {
  let min = Infinity
  let max = -Infinity
  if (column) {
    eachHeldSet(column, slots, (values) => {
      for (const value of values) {
        if (value < min) min = value
        if (value > max) max = value
      }
    })
  }
  return min > max ? { min: null, max: null } : { min, max }
}

/** The values of each set that some slot has, and how many have it. Plain texts are NaN. */
function eachHeldSet(column: Column, slots: Uint32Array, visit: (values: number[], count: number) => void): void {
  const { sets, dictionary } = column
  const { members } = sets
  const counts = countSets(column, slots)
  for (let set = 1; set < counts.length; set++) {
    const count = counts[set] as number
    if (count === 0) continue
    const values: number[] = []
    for (let at = sets.start(set); at < sets.end(set); at++) values.push(dictionary.number(members[at] as number))
    visit(values, count)
  }
}
