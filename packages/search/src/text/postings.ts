/** The documents that contain a word, in ascending slot order, each with its packed occurrence counts. */
export class Postings {
  slots = new Int32Array(2)
  /** Four bits per field: the number of occurrences in the field, at most 15. */
  occurrences = new Int32Array(2)
  size = 0

  /** Uses the given arrays; they have one entry per document. */
  static load(slots: Int32Array<ArrayBuffer>, occurrences: Int32Array<ArrayBuffer>): Postings {
    const loaded = new Postings()
    loaded.slots = slots
    loaded.occurrences = occurrences
    loaded.size = slots.length
    return loaded
  }

  put(slot: number, occurrences: number): void {
    const place = this.#place(slot)
    if (place < this.size && this.slots[place] === slot) {
      this.occurrences[place] = occurrences
      return
    }
    if (this.size === this.slots.length) this.#enlarge()
    if (place < this.size) {
      this.slots.copyWithin(place + 1, place, this.size)
      this.occurrences.copyWithin(place + 1, place, this.size)
    }
    this.slots[place] = slot
    this.occurrences[place] = occurrences
    this.size++
  }

  remove(slot: number): void {
    const place = this.#place(slot)
    if (place >= this.size || this.slots[place] !== slot) return
    this.slots.copyWithin(place, place + 1, this.size)
    this.occurrences.copyWithin(place, place + 1, this.size)
    this.size--
  }

  get memory(): number {
    return this.slots.byteLength * 2
  }

  #place(slot: number): number {
    // Fast path: an index build adds documents in ascending slot order.
    if (this.size === 0 || (this.slots[this.size - 1] as number) < slot) return this.size
    let low = 0
    let high = this.size
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.slots[middle] as number) < slot) low = middle + 1
      else high = middle
    }
    return low
  }

  #enlarge(): void {
    const length = Math.max(this.slots.length * 2, 2)
    const slots = new Int32Array(length)
    const occurrences = new Int32Array(length)
    slots.set(this.slots)
    occurrences.set(this.occurrences)
    this.slots = slots
    this.occurrences = occurrences
  }
}
