/** Counting arrays that are reused between searches. */
export class ScratchBuffers {
  #counts = new Int32Array(1024)
  #met = new Int32Array(1024)

  /** Contains only zeros. The user must reset it to zeros. */
  counts(length: number): Int32Array {
    if (this.#counts.length < length) this.#counts = new Int32Array(length * 2)
    return this.#counts
  }

  /** For listing the counted entries; the content is undefined. */
  met(length: number): Int32Array {
    if (this.#met.length < length) this.#met = new Int32Array(length * 2)
    return this.#met
  }
}
