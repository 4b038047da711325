import { slicedSort } from './sliced-sort.ts'
import { createSlicer } from './slices.ts'
import { type Order, type Sort, sortName } from './sort-key.ts'

/** Below this many documents choosing the first few is as quick as knowing the order. */
const worthwhile = 2048
const keptOrders = 24

type Kept = { order: Order; slots: Int32Array; length: number }

/**
 * All documents in the orders that listings ask for, so that a page is read off instead of sorted out. An order is
 * found in the background at its first use; from then on a changed document is taken out and put back in its new place.
 */
export class SortedOrders {
  readonly #kept = new Map<string, Kept>()
  readonly #underWay = new Set<string>()
  readonly #allSlots: () => Int32Array
  #version = 0

  constructor(allSlots: () => Int32Array) {
    this.#allSlots = allSlots
  }

  get memory(): number {
    return [...this.#kept.values()].reduce((sum, { slots }) => sum + slots.byteLength, 0)
  }

  /** The slots in order, or undefined while it is not known. */
  find(sort: Sort, order: Order, documents: number): Int32Array | undefined {
    if (documents < worthwhile) return undefined
    const name = sortName(sort)
    const kept = this.#kept.get(name)
    if (!kept) {
      this.#prepare(name, order)
      return undefined
    }
    this.#kept.delete(name)
    this.#kept.set(name, kept)
    return kept.slots.subarray(0, kept.length)
  }

  /** Resolves when nothing is being sorted any more. */
  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await new Promise((resolve) => setImmediate(resolve))
  }

  /** Before the columns of a slot change. */
  takeOut(slot: number): void {
    this.#version++
    for (const kept of this.#kept.values()) {
      const place = placeOf(kept, slot)
      if (kept.slots[place] !== slot) continue
      kept.slots.copyWithin(place, place + 1, kept.length)
      kept.length--
    }
  }

  /** After they changed. */
  putBack(slot: number): void {
    this.#version++
    for (const kept of this.#kept.values()) {
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

  async #prepare(name: string, order: Order): Promise<void> {
    // One at a time: whoever asks for ever new orders must not keep the machine busy with them.
    if (this.#underWay.size > 0) return
    this.#underWay.add(name)
    const version = this.#version
    const slots = this.#allSlots()
    const sorted = await slicedSort(slots, order, createSlicer(), () => this.#version !== version)
    this.#underWay.delete(name)
    if (!sorted) return
    this.#kept.set(name, { order, slots: sorted, length: sorted.length })
    if (this.#kept.size > keptOrders) this.#kept.delete(this.#kept.keys().next().value as string)
  }
}

/** Where a slot stands, or would. Orders are total (ids differ), so there is one place. */
function placeOf({ order, slots, length }: Kept, slot: number): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (order(slots[middle] as number, slot) < 0) low = middle + 1
    else high = middle
  }
  return low
}
