/** An array for counting, kept between searches. Whoever uses it leaves it all zero. */
export class Scratch {
  #array = new Int32Array(1024)

  atLeast(length: number): Int32Array {
    if (this.#array.length < length) this.#array = new Int32Array(length * 2)
    return this.#array
  }
}
