/**
 * Scores by slot, kept between searches so that a search costs what it finds and not what there is. What the last search
 * wrote is wiped when the next one begins.
 */
export class ScoreBoard {
  /** Sums over the words looked up so far. */
  sums = new Float32Array(64)
  /** Words of the query found, by slot. */
  found = new Uint8Array(64)
  /** What the word being looked up is worth, by slot; all zero between two words. */
  current = new Float32Array(64)
  /** For the second half of a pair of words; all zero between two pairs. */
  pair = new Float32Array(64)
  /** Of hits; 0 is none. */
  #scores = new Float32Array(64)
  touched: number[] = []
  #hits: number[] = []

  begin(slots: number): void {
    for (const slot of this.touched) {
      this.sums[slot] = 0
      this.found[slot] = 0
    }
    for (const slot of this.#hits) this.#scores[slot] = 0
    this.touched = []
    this.#hits = []
    if (slots <= this.sums.length) return
    this.sums = new Float32Array(slots * 2)
    this.found = new Uint8Array(slots * 2)
    this.current = new Float32Array(slots * 2)
    this.pair = new Float32Array(slots * 2)
    this.#scores = new Float32Array(slots * 2)
  }

  /** One more word was found in a document. */
  add(slot: number, score: number): void {
    if (this.found[slot] === 0) this.touched.push(slot)
    this.found[slot] = (this.found[slot] as number) + 1
    this.sums[slot] = (this.sums[slot] as number) + score
  }

  /** Slots that are hits, in no order. */
  get hits(): readonly number[] {
    return this.#hits
  }

  score(slot: number): number {
    return this.#scores[slot] as number
  }

  /** Adds to the score of a hit, or makes it one. */
  lift(slot: number, by: number): void {
    const before = this.#scores[slot] as number
    if (before === 0) this.#hits.push(slot)
    this.#scores[slot] = before + by
  }

  weigh(slot: number, weight: number): void {
    this.#scores[slot] = (this.#scores[slot] as number) * weight
  }
}
