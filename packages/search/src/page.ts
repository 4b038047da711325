import { hasBit } from './bitset.ts'
import type { FieldTree } from './columns/field-tree.ts'
import type { DocumentSlots } from './document-slots.ts'
import type { EngineQuery } from './query.ts'
import { createSlotComparator, type SlotComparator, type Sort } from './sort-key.ts'
import type { SortedOrders } from './sorted-orders.ts'
import type { ScoredMatches } from './text-matcher.ts'
import { topSlots } from './top-slots.ts'

/** Estimated cost of one comparison when sorting. The unit is reading one entry of a cached sort order. */
const comparisonCost = 16

type Index = { fields: FieldTree; slots: DocumentSlots; orders: SortedOrders }

/** The slots of the requested page, in order. */
export function slotsOfPage(found: ScoredMatches, query: EngineQuery, index: Index): number[] {
  const { from, size } = query
  const wanted = Math.min(from + size, found.slots.length)
  if (wanted <= from) return []
  const byScore = query.text && (query.sort.length === 0 || query.sort[0]?.field === '_score')
  const sort = query.sort.filter(({ field }) => field !== '_score' && index.fields.find(field))
  const order = createSlotComparator(sort, index.fields, index.slots)
  if (query.shuffle !== undefined) return choose(shuffled(query.shuffle, index.slots))
  if (byScore) return choose((left, right) => found.scoreOf(right) - found.scoreOf(left) || order(left, right))
  return walk(found, sort, order, index, from, wanted) ?? choose(order)

  function choose(by: SlotComparator): number[] {
    return topSlots(found.slots, wanted, by).slice(from)
  }
}

/** Reads the page from a cached order, unless so few documents match that selecting among them is faster. */
function walk(
  found: ScoredMatches,
  sort: Sort,
  order: SlotComparator,
  { slots, orders }: Index,
  from: number,
  wanted: number,
): number[] | undefined {
  const documents = slots.size
  if (wanted * documents > comparisonCost * found.slots.length * found.slots.length) return undefined
  const ordered = orders.find(sort, order, documents)
  if (!ordered) return undefined
  const page: number[] = []
  let seen = 0
  for (let at = 0; seen < wanted; at++) {
    const slot = ordered[at] as number
    if (hasBit(found.bits, slot) && seen++ >= from) page.push(slot)
  }
  return page
}

function shuffled(seed: number, slots: DocumentSlots): SlotComparator {
  const hashOf = (slot: number): number => {
    let hash = Math.imul((slots.ids[slot] as number) ^ seed, 0x9e3779b1)
    hash ^= hash >>> 16
    return Math.imul(hash, 0x85ebca6b) >>> 0
  }
  return (left, right) => hashOf(left) - hashOf(right) || (slots.ids[left] as number) - (slots.ids[right] as number)
}
