/** Arrays for counting, kept between searches. */
export class Scratch {
  #counts = new Int32Array(1024)
  #met = new Int32Array(1024)

  /** All zero; whoever uses it leaves it so. */
  counts(length: number): Int32Array {
    if (this.#counts.length < length) this.#counts = new Int32Array(length * 2)
    return this.#counts
  }

  /** For noting what was counted, holding anything. */
  met(length: number): Int32Array {
    if (this.#met.length < length) this.#met = new Int32Array(length * 2)
    return this.#met
  }
}
