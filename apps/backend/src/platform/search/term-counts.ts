import type { Tally } from './columns/tally.ts'
import type { TermDictionary } from './columns/term-dictionary.ts'
import { topSlots } from './top-slots.ts'

export type TermCount = { term: string; count: number }

/** The most frequent values; equally frequent ones in their own order. `others` counts the rest. */
export function mostFrequentTerms(
  tally: Tally,
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
    (counts[right] as number) - (counts[left] as number) || inOwnOrder(left, right)
  const inOwnOrder = (left: number, right: number) => {
    const a = of[left] as number
    const b = of[right] as number
    return dictionary.compare(a, b) || dictionary.compareText(a, b)
  }
  const buckets: TermCount[] = []
  for (const index of [...above.sort(order), ...topSlots(equal, size - above.length, inOwnOrder)]) {
    const count = counts[index] as number
    buckets.push({ term: dictionary.term(of[index] as number), count })
    others -= count
  }
  return { buckets, others }
}

/** Sorting numbers without a function of ours is done natively. */
function kthLargest(counts: Int32Array, k: number): number {
  const sorted = counts.slice().sort()
  return Math.max(1, sorted[sorted.length - k] as number)
}
