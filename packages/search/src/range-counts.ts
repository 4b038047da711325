import type { Column } from './columns/column.ts'
import type { SetCounts } from './set-counts.ts'

export type FacetRange = { from?: number; to?: number }

/**
 * `from` is inclusive, `to` exclusive. A document counts once per range, even if several of its values are inside it.
 */
export function countRanges(ranges: readonly FacetRange[], counted: SetCounts, column: Column | undefined): number[] {
  if (!column) return ranges.map(() => 0)
  const { numbers } = column
  return numbers ? countBins(ranges, counted, column, numbers) : countLists(ranges, counted, column)
}

/**
 * Values are first counted in bins between neighbouring edges; the bins are then summed per range. The result of each
 * comparison is added instead of branching on it: prices are unsorted, so the CPU would mispredict half of the
 * branches.
 */
function countBins(ranges: readonly FacetRange[], counted: SetCounts, column: Column, numbers: Float64Array): number[] {
  const ends = ranges.flatMap(({ from, to }) => [from, to].filter((end) => end !== undefined))
  const edges = Float64Array.from(new Set(ends)).sort()
  const bins = new Float64Array(edges.length + 1)
  const { of, counts } = counted.sets(column)
  for (let index = 0; index < of.length; index++) {
    const value = numbers[of[index] as number] as number
    if (Number.isNaN(value)) continue
    let bin = 0
    for (let edge = 0; edge < edges.length; edge++) bin += Number(value >= (edges[edge] as number))
    bins[bin] = (bins[bin] as number) + (counts[index] as number)
  }
  return ranges.map(({ from, to }) => {
    const first = from === undefined ? 0 : edges.indexOf(from) + 1
    const end = to === undefined ? bins.length : edges.indexOf(to) + 1
    let total = 0
    for (let bin = first; bin < end; bin++) total += bins[bin] as number
    return total
  })
}

function countLists(ranges: readonly FacetRange[], counted: SetCounts, column: Column): number[] {
  const { of, counts } = counted.sets(column)
  return ranges.map(({ from = -Infinity, to = Infinity }) => {
    let total = 0
    for (let index = 0; index < of.length; index++) {
      const within = column.valuesOf(of[index] as number).some((value) => value >= from && value < to)
      if (within) total += counts[index] as number
    }
    return total
  })
}

/** Lowest and highest value; null if no document has a value. Texts are NaN, which fails both comparisons. */
export function findExtent(counted: SetCounts, column: Column | undefined): { min: number | null; max: number | null } {
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
