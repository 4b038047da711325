/** The largest number of unused arrays that are kept for each size. */
const maxSpares = 8

/**
 * Arrays that are reused between searches. Arrays of the size of the catalogue are memory outside of V8's heap: a new one for every
 * search makes the garbage collector stop the process for a full collection every few hundred searches.
 */
export class ScratchBuffers {
  #counts = new Int32Array(1024)
  #countedEntries = new Int32Array(1024)

  /** An array that contains only zeros. Whoever uses it must reset it to zeros. */
  counts(length: number): Int32Array {
    if (this.#counts.length < length) this.#counts = new Int32Array(length * 2)
    return this.#counts
  }

  readonly #spares = new Map<number, Int32Array[]>()

  /** An array that only the caller uses until it passes it to `give`. The content is undefined. */
  take(length: number): Int32Array {
    const capacity = capacityFor(length)
    const spare = this.#spares.get(capacity)?.pop() ?? new Int32Array(capacity)
    return spare.subarray(0, length)
  }

  /** The array must come from `take`. The caller must not use it afterwards. */
  give(array: Int32Array): void {
    const capacity = array.buffer.byteLength / Int32Array.BYTES_PER_ELEMENT
    const spares = this.#spares.get(capacity) ?? []
    if (spares.length < maxSpares) spares.push(new Int32Array(array.buffer))
    this.#spares.set(capacity, spares)
  }

  /** A reusable array for the numbers of the sets or values that a search has counted. Its initial content is arbitrary. */
  countedEntries(length: number): Int32Array {
    if (this.#countedEntries.length < length) this.#countedEntries = new Int32Array(length * 2)
    return this.#countedEntries
  }
}

/** The next power of two. */
const capacityFor = (length: number): number => 2 ** (32 - Math.clz32(Math.max(length, 64) - 1))
