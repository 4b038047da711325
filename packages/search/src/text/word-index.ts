import type { LanguageRules } from './language.ts'
import { type SavedWords, Vocabulary, type Word } from './vocabulary.ts'
import { wordsOf } from './words.ts'

/** The maximum number of text fields: a posting has four bits for each. */
const maxTextFields = 8

export type SavedWordIndex = { words: SavedWords; lengths: Uint16Array[]; totals: number[]; holders: number[] }

/** The inverted index of all text fields in one language. */
export class WordIndex {
  readonly language: LanguageRules
  readonly vocabulary: Vocabulary
  /** Number of words per field, by field and slot. */
  readonly lengths: Uint16Array[]
  #totals: number[]
  #holders: number[]
  /** The words of each document by slot, so that a document can be removed without reading it again. */
  readonly #wordsAt: (Word[] | undefined)[] = []

  constructor(language: LanguageRules, fields: number, vocabulary = new Vocabulary(language)) {
    if (fields > maxTextFields) throw new Error(`at most ${maxTextFields} text fields are supported`)
    this.language = language
    this.vocabulary = vocabulary
    this.lengths = Array.from({ length: fields }, () => new Uint16Array(64))
    this.#totals = new Array(fields).fill(0)
    this.#holders = new Array(fields).fill(0)
  }

  static load({ words, lengths, totals, holders }: SavedWordIndex, language: LanguageRules): WordIndex {
    const loaded = new WordIndex(language, lengths.length, Vocabulary.load(words, language))
    loaded.lengths.splice(0, lengths.length, ...lengths)
    loaded.#totals = totals
    loaded.#holders = holders
    for (const word of loaded.vocabulary.words()) {
      for (const slot of word.postings.slots) {
        const words = loaded.#wordsAt[slot]
        if (words) words.push(word)
        else loaded.#wordsAt[slot] = [word]
      }
    }
    return loaded
  }

  save(): SavedWordIndex {
    return { words: this.vocabulary.save(), lengths: this.lengths, totals: this.#totals, holders: this.#holders }
  }

  /** Mean length of a field over the documents that have it. */
  meanLength(field: number): number {
    return (this.#totals[field] as number) / Math.max(1, this.#holders[field] as number)
  }

  /** The texts are ordered by field number. */
  put(slot: number, texts: readonly (readonly string[])[]): void {
    const occurrences = new Map<Word, number>()
    for (const [field, parts] of texts.entries()) {
      const words = parts.flatMap((part) => wordsOf(part, this.language))
      this.#count(field, slot, Math.min(words.length, 0xffff))
      for (const text of words) {
        const word = this.vocabulary.intern(text)
        occurrences.set(word, oneMore(occurrences.get(word) ?? 0, field))
      }
    }
    const before = this.#wordsAt[slot] ?? []
    for (const [word, packed] of occurrences) word.postings.put(slot, packed)
    this.#wordsAt[slot] = [...occurrences.keys()]
    this.#takeOut(slot, before, occurrences)
  }

  remove(slot: number): void {
    for (let field = 0; field < this.lengths.length; field++) this.#count(field, slot, 0)
    this.#takeOut(slot, this.#wordsAt[slot] ?? [], new Map())
    this.#wordsAt[slot] = undefined
  }

  #takeOut(slot: number, words: readonly Word[], kept: ReadonlyMap<Word, number>): void {
    for (const word of words) {
      if (kept.has(word)) continue
      word.postings.remove(slot)
      if (word.postings.size === 0) this.vocabulary.forget(word)
    }
  }

  #count(field: number, slot: number, words: number): void {
    let lengths = this.lengths[field] as Uint16Array
    if (slot >= lengths.length) {
      const larger = new Uint16Array(Math.max(slot + 1, lengths.length * 2))
      larger.set(lengths)
      this.lengths[field] = lengths = larger
    }
    const before = lengths[slot] as number
    lengths[slot] = words
    this.#totals[field] = (this.#totals[field] as number) + words - before
    this.#holders[field] = (this.#holders[field] as number) + Number(words > 0) - Number(before > 0)
  }
}

function oneMore(packed: number, field: number): number {
  const shift = field * 4
  return ((packed >>> shift) & 15) === 15 ? packed : (packed + (1 << shift)) | 0
}
