/** Maps documents to slots. Slots of removed documents are reused, so columns do not grow with changes. */
export class DocumentSlots {
  readonly #slotById = new Map<number, number>()
  readonly #free: number[] = []
  /** Document id by slot. */
  ids = new Float64Array(64)
  #used = 0

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

  /** Returned as a small integer if possible: these are cheaper to look up and to print. */
  id(slot: number): number {
    const id = this.ids[slot] as number
    return (id | 0) === id ? id | 0 : id
  }

  take(id: number): number {
    const slot = this.#free.pop() ?? this.#used++
    if (slot >= this.ids.length) {
      const larger = new Float64Array(slot * 2)
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

  allIds(): number[] {
    return [...this.#slotById.keys()]
  }
}
