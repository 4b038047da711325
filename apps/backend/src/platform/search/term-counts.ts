import { type Bits, slotsOf } from './bitset.ts'
import type { Column } from './columns/column.ts'
import type { TermDictionary } from './columns/term-dictionary.ts'
import type { SetCounts, Tally } from './set-counts.ts'
import { topSlots } from './top-slots.ts'

export type TermCount = { term: string; count: number }

/** What two columns hold together: a document counts once per value, whichever of them holds it. */
export function tallyBoth(counted: SetCounts, first: Column, second: Column, both: Bits): Tally {
  const counts = new Map<number, number>()
  for (const { of, counts: held } of [counted.terms(first), counted.terms(second)]) {
    for (let at = 0; at < of.length; at++) {
      const ordinal = of[at] as number
      counts.set(ordinal, (counts.get(ordinal) ?? 0) + (held[at] as number))
    }
  }
  for (const slot of slotsOf(both)) {
    const held = first.ordinals(slot)
    for (const ordinal of second.ordinals(slot))
      if (held.includes(ordinal)) counts.set(ordinal, (counts.get(ordinal) as number) - 1)
  }
  return { of: Int32Array.from(counts.keys()), counts: Int32Array.from(counts.values()) }
}

/** The most frequent values; equally frequent ones in their own order. `others` counts the rest. */
export function mostFrequentTerms(
  tally: Tally,
  size: number,
  dictionary: TermDictionary,
): { buckets: TermCount[]; others: number } {
  const { of, counts } = tally
  const least = counts.length <= size ? 1 : kthLargest(counts, size)
  const chosen: number[] = []
  let others = 0
  for (let at = 0; at < counts.length; at++) {
    others += counts[at] as number
    if ((counts[at] as number) >= least) chosen.push(at)
  }
  const order = (left: number, right: number) => {
    const difference = (counts[right] as number) - (counts[left] as number)
    if (difference !== 0) return difference
    const a = of[left] as number
    const b = of[right] as number
    return dictionary.compare(a, b) || dictionary.compareText(a, b)
  }
  const buckets: TermCount[] = []
  for (const index of topSlots(chosen, size, order)) {
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
