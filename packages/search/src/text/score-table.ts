/**
 * Scores by slot, reused between searches, so that the cost of a search depends on the number of hits and not on the
 * size of the index. The entries of the last search are reset when the next one starts.
 */
export class ScoreTable {
  /** Sums over the query words processed so far. */
  sums = new Float32Array(64)
  /** Number of matched query words, by slot. */
  found = new Uint8Array(64)
  /** The score of the current query word, by slot; all zero between two words. */
  current = new Float32Array(64)
  /** Scores of the second word of a pair; all zero between two pairs. */
  pair = new Float32Array(64)
  /** Scores of hits by slot; 0 means no hit. */
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

  /** Adds the score of one more query word to a document. */
  add(slot: number, score: number): void {
    if (this.found[slot] === 0) this.touched.push(slot)
    this.found[slot] = (this.found[slot] as number) + 1
    this.sums[slot] = (this.sums[slot] as number) + score
  }

  /** Slots that are hits, unordered. */
  get hits(): readonly number[] {
    return this.#hits
  }

  score(slot: number): number {
    return this.#scores[slot] as number
  }

  /** Adds to a document's score, and marks the document as a hit if it is not one already. */
  raiseScore(slot: number, by: number): void {
    const before = this.#scores[slot] as number
    if (before === 0) this.#hits.push(slot)
    this.#scores[slot] = before + by
  }

  applyWeight(slot: number, weight: number): void {
    this.#scores[slot] = (this.#scores[slot] as number) * weight
  }
}
