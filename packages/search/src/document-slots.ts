export type SavedSlots = { ids: Float64Array<ArrayBuffer>; free: number[] }

/**
 * Maps each document to a slot, its position in the arrays of the index. Slots of removed documents are reused, so columns do not
 * grow with changes.
 */
export class DocumentSlots {
  readonly #slotById = new Map<number, number>()
  #free: number[] = []
  /** Document id by slot. */
  ids = new Float64Array(64)
  #used = 0

  static load({ ids, free }: SavedSlots): DocumentSlots {
    const loaded = new DocumentSlots()
    loaded.ids = ids
    loaded.#used = ids.length
    loaded.#free = free
    const isFree = new Set(free)
    for (let slot = 0; slot < ids.length; slot++) if (!isFree.has(slot)) loaded.#slotById.set(ids[slot] as number, slot)
    return loaded
  }

  save(): SavedSlots {
    return { ids: this.ids.subarray(0, this.#used), free: this.#free }
  }

  get size(): number {
    return this.#slotById.size
  }

  /** One above the highest slot ever used. */
  get end(): number {
    return this.#used
  }

  find(id: number): number | undefined {
    return this.#slotById.get(id)
  }

  /** Returns the id as a small integer if possible, because V8 looks up and prints these faster than other numbers. */
  id(slot: number): number {
    const id = this.ids[slot] as number
    return (id | 0) === id ? id | 0 : id
  }

  take(id: number): number {
    const slot = this.#free.pop() ?? this.#used++
    if (slot >= this.ids.length) {
      const larger = new Float64Array(Math.max(slot * 2, 64))
      larger.set(this.ids)
      this.ids = larger
    }
    this.ids[slot] = id
    this.#slotById.set(id, slot)
    return slot
  }

  release(id: number, slot: number): void {
    this.#slotById.delete(id)
    this.#free.push(slot)
  }

  slots(): Iterable<number> {
    return this.#slotById.values()
  }

  allIds(): number[] {
    return [...this.#slotById.keys()]
  }
}
