import { type Bits, has } from '../bitset.ts'
import type { Near } from './near-words.ts'
import type { WordIndex } from './word-index.ts'

/** How quickly repeating a word stops helping, and how much long fields are held back. */
const saturation = 1.2
const lengthWeight = 0.6

export type FieldBoost = { field: number; boost: number }

/** What one word of the query is worth for each document: the best of its meanings, not their sum. */
export class WordScores {
  readonly #best: Float32Array
  readonly #allowed: Bits
  touched: number[] = []

  /** `best` is as long as there are slots, and all zero. */
  constructor(best: Float32Array, allowed: Bits) {
    this.#best = best
    this.#allowed = allowed
  }

  at(slot: number): number {
    return this.#best[slot] as number
  }

  raise(slot: number, score: number): void {
    const before = this.#best[slot] as number
    if (score <= before) return
    if (before === 0) this.touched.push(slot)
    this.#best[slot] = score
  }

  /** Raises every allowed document of the words to what the words are worth in it. */
  raiseAll(near: readonly Near[], rarity: number, index: WordIndex, boosts: readonly FieldBoost[]): void {
    const means = boosts.map(({ field }) => index.meanLength(field))
    for (const { word, weight } of near) {
      const { slots, occurrences, size } = word.postings
      for (let at = 0; at < size; at++) {
        const slot = slots[at] as number
        if (!has(this.#allowed, slot)) continue
        let score = 0
        for (let which = 0; which < boosts.length; which++) {
          const { field, boost } = boosts[which] as FieldBoost
          const count = ((occurrences[at] as number) >>> (field * 4)) & 15
          if (count === 0) continue
          const length = (index.lengths[field] as Uint16Array)[slot] as number
          score += boost * saturated(count, length / (means[which] as number))
        }
        this.raise(slot, weight * rarity * score)
      }
    }
  }

  raiseSlots(slots: readonly number[], score: number): void {
    for (const slot of slots) if (has(this.#allowed, slot)) this.raise(slot, score)
  }

  clear(): void {
    for (const slot of this.touched) this.#best[slot] = 0
    this.touched = []
  }
}

/** BM25 of a word in one field; `relative` is the field's length against the mean. */
function saturated(count: number, relative: number): number {
  return (count * (saturation + 1)) / (count + saturation * (1 - lengthWeight + lengthWeight * relative))
}

/** Rare words tell more. Of several meanings the most frequent decides, or a misspelling would count as a rarity. */
export function rarityOf(near: readonly Near[], documents: number): number {
  let holders = 1
  for (const { word } of near) holders = Math.max(holders, word.postings.size)
  return rarity(holders, documents)
}

export function rarity(holders: number, documents: number): number {
  return Math.log(1 + (documents - holders + 0.5) / (holders + 0.5))
}
