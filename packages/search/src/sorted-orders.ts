import { LRUCache } from 'lru-cache'
import { slicedSort } from './sliced-sort.ts'
import { type SlotComparator, type Sort, sortKeyOf } from './sort-key.ts'
import { createTimeSlicer } from './time-slicer.ts'

/** With fewer documents, selecting the first page is as fast as reading a cached order. */
const minDocuments = 2048
const maxCachedOrders = 24

type SortedOrder = { order: SlotComparator; slots: Int32Array; length: number }

/**
 * All documents in the orders that listings use, so that a page is read instead of sorted. An order is sorted in the
 * background after its first use; from then on a changed document is removed and reinserted at its new position.
 */
export class SortedOrders {
  readonly #orders = new LRUCache<string, SortedOrder>({ max: maxCachedOrders })
  readonly #underWay = new Set<string>()
  readonly #allSlots: () => Int32Array
  #version = 0

  constructor(allSlots: () => Int32Array) {
    this.#allSlots = allSlots
  }

  get memory(): number {
    return [...this.#orders.values()].reduce((sum, { slots }) => sum + slots.byteLength, 0)
  }

  /** The slots in order, or undefined until the order is available. */
  find(sort: Sort, order: SlotComparator, documents: number): Int32Array | undefined {
    if (documents < minDocuments) return undefined
    const name = sortKeyOf(sort)
    const kept = this.#orders.get(name)
    if (!kept) {
      this.#prepare(name, order)
      return undefined
    }
    return kept.slots.subarray(0, kept.length)
  }

  /** Resolves when no order is being sorted. */
  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await new Promise((resolve) => setImmediate(resolve))
  }

  /** Must be called before the columns of a slot change. */
  removeSlot(slot: number): void {
    this.#version++
    for (const kept of this.#orders.values()) {
      const place = placeOf(kept, slot)
      if (kept.slots[place] !== slot) continue
      kept.slots.copyWithin(place, place + 1, kept.length)
      kept.length--
    }
  }

  /** Must be called after the columns of a slot changed. */
  insertSlot(slot: number): void {
    this.#version++
    for (const kept of this.#orders.values()) {
      if (kept.length === kept.slots.length) {
        const larger = new Int32Array(kept.length * 2 + 16)
        larger.set(kept.slots)
        kept.slots = larger
      }
      const place = placeOf(kept, slot)
      kept.slots.copyWithin(place + 1, place, kept.length)
      kept.slots[place] = slot
      kept.length++
    }
  }

  async #prepare(name: string, order: SlotComparator): Promise<void> {
    // Only one sort at a time: requests with ever-changing orders must not keep the CPU busy.
    if (this.#underWay.size > 0) return
    this.#underWay.add(name)
    const version = this.#version
    const slots = this.#allSlots()
    const sorted = await slicedSort(slots, order, createTimeSlicer(), () => this.#version !== version)
    this.#underWay.delete(name)
    if (!sorted) return
    this.#orders.set(name, { order, slots: sorted, length: sorted.length })
  }
}

/** The position of a slot, or where it has to be inserted. Orders are total (ids differ), so the position is unique. */
function placeOf({ order, slots, length }: SortedOrder, slot: number): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (order(slots[middle] as number, slot) < 0) low = middle + 1
    else high = middle
  }
  return low
}
