import { type Bitset, hasBit } from '../bitset.ts'
import type { WordMatch } from './near-words.ts'
import type { WordIndex } from './word-index.ts'

/**
 * BM25 parameters: how quickly repetitions of a word stop adding to the score, and how much long fields are penalised.
 */
const saturation = 1.2
const lengthWeight = 0.6

export type FieldBoost = { field: number; boost: number }

/** The score of one query word for each document: the best of its matches, not their sum. */
export class WordScores {
  readonly #best: Float32Array
  readonly #allowed: Bitset
  touched: number[] = []

  /** `best` has one entry per slot and contains only zeros. */
  constructor(best: Float32Array, allowed: Bitset) {
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

  /** Raises the score of every allowed document that contains one of the words, if the word scores higher there. */
  raiseAll(
    near: readonly WordMatch[],
    inverseFrequency: number,
    index: WordIndex,
    boosts: readonly FieldBoost[],
  ): void {
    const means = boosts.map(({ field }) => index.meanLength(field))
    for (const { word, weight } of near) {
      const { slots, occurrences, size } = word.postings
      for (let at = 0; at < size; at++) {
        const slot = slots[at] as number
        if (!hasBit(this.#allowed, slot)) continue
        let score = 0
        for (let which = 0; which < boosts.length; which++) {
          const { field, boost } = boosts[which] as FieldBoost
          const count = ((occurrences[at] as number) >>> (field * 4)) & 15
          if (count === 0) continue
          const length = (index.lengths[field] as Uint16Array)[slot] as number
          score += boost * saturated(count, length / (means[which] as number))
        }
        this.raise(slot, weight * inverseFrequency * score)
      }
    }
  }

  raiseSlots(slots: readonly number[], score: number): void {
    for (const slot of slots) if (hasBit(this.#allowed, slot)) this.raise(slot, score)
  }

  clear(): void {
    for (const slot of this.touched) this.#best[slot] = 0
    this.touched = []
  }
}

/** BM25 term frequency of a word in one field; `relative` is the field length divided by the mean length. */
function saturated(count: number, relative: number): number {
  return (count * (saturation + 1)) / (count + saturation * (1 - lengthWeight + lengthWeight * relative))
}

/**
 * Inverse document frequency: rare words score higher. The most frequent of several matches decides, since a
 * misspelling would otherwise count as a rare word.
 */
export function inverseFrequencyOfMatches(near: readonly WordMatch[], documents: number): number {
  let holders = 1
  for (const { word } of near) holders = Math.max(holders, word.postings.size)
  return inverseFrequency(holders, documents)
}

export function inverseFrequency(holders: number, documents: number): number {
  return Math.log(1 + (documents - holders + 0.5) / (holders + 0.5))
}
