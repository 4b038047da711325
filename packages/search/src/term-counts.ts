import type { TermDictionary } from './columns/term-dictionary.ts'
import type { ScratchBuffers } from './scratch.ts'
import type { SetTally } from './set-counts.ts'
import { topSlots } from './top-slots.ts'

export type TermCount = { term: string; count: number }

/** The most frequent values; equally frequent values in sort order. `others` is the count of all remaining values. */
export function mostFrequentTerms(
  tally: SetTally,
  size: number,
  dictionary: TermDictionary,
): { buckets: TermCount[]; others: number } {
  const { of, counts } = tally
  const least = counts.length <= size ? 1 : kthLargest(counts, size)
  let others = 0
  const above: number[] = []
  const equal: number[] = []
  for (let at = 0; at < counts.length; at++) {
    const count = counts[at] as number
    others += count
    if (count > least) above.push(at)
    else if (count === least) equal.push(at)
  }
  const order = (left: number, right: number) =>
    (counts[right] as number) - (counts[left] as number) || compareTerms(left, right)
  const compareTerms = (left: number, right: number) => {
    const a = of[left] as number
    const b = of[right] as number
    return dictionary.compare(a, b) || dictionary.compareText(a, b)
  }
  const buckets: TermCount[] = []
  for (const index of [...above.sort(order), ...topSlots(equal, size - above.length, compareTerms)]) {
    const count = counts[index] as number
    buckets.push({ term: dictionary.term(of[index] as number), count })
    others -= count
  }
  return { buckets, others }
}

/**
 * Returns the same as mostFrequentTerms, but faster. Needs the sort order of all values: count and position are packed into one
 * number, because typed arrays sort fastest without a comparison function.
 */
export function mostFrequentOfSorted(
  { of, counts }: SetTally,
  size: number,
  ordered: Int32Array,
  dictionary: TermDictionary,
  scratch: ScratchBuffers,
): { buckets: TermCount[]; others: number } {
  const places = ordered.length
  const sums = scratch.counts(dictionary.size)
  let others = 0
  for (let at = 0; at < of.length; at++) {
    const count = counts[at] as number
    sums[of[at] as number] = count
    others += count
  }
  const keys = new Float64Array(of.length)
  let found = 0
  for (let place = 0; place < places; place++) {
    const ordinal = ordered[place] as number
    const count = sums[ordinal] as number
    if (count === 0) continue
    sums[ordinal] = 0
    keys[found++] = count * places + (places - 1 - place)
  }
  keys.sort()
  const buckets: TermCount[] = []
  for (let at = keys.length - 1; at >= keys.length - found && buckets.length < size; at--) {
    const key = keys[at] as number
    const count = Math.floor(key / places)
    const place = places - 1 - (key - count * places)
    buckets.push({ term: dictionary.term(ordered[place] as number), count })
    others -= count
  }
  return { buckets, others }
}

/** Uses the native sort of typed arrays, which is fastest without a comparison function. */
function kthLargest(counts: Int32Array, k: number): number {
  const sorted = counts.slice().sort()
  return Math.max(1, sorted[sorted.length - k] as number)
}
