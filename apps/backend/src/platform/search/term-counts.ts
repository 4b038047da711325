import type { Column } from './columns/column.ts'
import { countSets } from './set-counts.ts'
import { topSlots } from './top-slots.ts'

export type TermCount = { term: string; count: number }

/** The most frequent values among the slots; equally frequent ones in their own order. `others` counts the rest. */
export function countTerms(
  slots: Uint32Array,
  size: number,
  first: Column | undefined,
  second: Column | undefined,
): { buckets: TermCount[]; others: number } {
  if (!first) return { buckets: [], others: 0 }
  const { dictionary } = first
  const { ordinals, counts } = second ? countBoth(first, second, slots) : countOne(first, slots)
  const order = (left: number, right: number) => {
    const a = ordinals[left] as number
    const b = ordinals[right] as number
    return (
      (counts[right] as number) - (counts[left] as number) || dictionary.compare(a, b) || dictionary.compareText(a, b)
    )
  }
  const chosen = topSlots(Uint32Array.from(ordinals.keys()), size, order)
  const buckets = chosen.map((at) => ({ term: dictionary.term(ordinals[at] as number), count: counts[at] as number }))
  const total = counts.reduce((sum, count) => sum + count, 0)
  return { buckets, others: total - buckets.reduce((sum, { count }) => sum + count, 0) }
}

type Counted = { ordinals: number[]; counts: number[] }

function countOne(column: Column, slots: Uint32Array): Counted {
  const setCounts = countSets(column, slots)
  if (!column.sets.single) return listed(spread(column, setCounts, new Map()))
  const ordinals: number[] = []
  const counts: number[] = []
  for (let set = 1; set < setCounts.length; set++) {
    const count = setCounts[set] as number
    if (count === 0) continue
    ordinals.push(column.sets.members[set - 1] as number)
    counts.push(count)
  }
  return { ordinals, counts }
}

function countBoth(first: Column, second: Column, slots: Uint32Array): Counted {
  const counts = spread(first, countSets(first, slots), new Map())
  spread(second, countSets(second, slots), counts)
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] as number
    if (first.setAt(slot) === 0 || second.setAt(slot) === 0) continue
    const held = first.ordinals(slot)
    for (const ordinal of second.ordinals(slot))
      if (held.includes(ordinal)) counts.set(ordinal, (counts.get(ordinal) as number) - 1)
  }
  return listed(counts)
}

function spread({ sets }: Column, setCounts: Uint32Array, into: Map<number, number>): Map<number, number> {
  const { members } = sets
  for (let set = 1; set < setCounts.length; set++) {
    const count = setCounts[set] as number
    if (count === 0) continue
    for (let at = sets.start(set); at < sets.end(set); at++) {
      const ordinal = members[at] as number
      into.set(ordinal, (into.get(ordinal) ?? 0) + count)
    }
  }
  return into
}

function listed(counts: Map<number, number>): Counted {
  return { ordinals: [...counts.keys()], counts: [...counts.values()] }
}
