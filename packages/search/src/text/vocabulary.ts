import type { LanguageRules } from './language.ts'
import { Postings } from './postings.ts'

export type Word = { text: string; stem: string; postings: Postings }

/** The words that occur in at least one document, with lookups for similar words. */
export class Vocabulary {
  readonly #language: LanguageRules
  readonly #byText = new Map<string, Word>()
  readonly #byStem = new Map<string, Word[]>()
  /** By the first two letters: the candidates for prefix and typo searches. */
  readonly #byBeginning = new Map<string, Word[]>()
  /** By the last two letters, for the last parts of compounds. */
  readonly #byEnding = new Map<string, Word[]>()

  constructor(language: LanguageRules) {
    this.#language = language
  }

  get size(): number {
    return this.#byText.size
  }

  words(): Iterable<Word> {
    return this.#byText.values()
  }

  find(text: string): Word | undefined {
    return this.#byText.get(text)
  }

  /** All words with the same stem. */
  family(stem: string): readonly Word[] {
    return this.#byStem.get(stem) ?? []
  }

  stemOf(text: string): string {
    return this.#byText.get(text)?.stem ?? this.#language.stem(text)
  }

  isStopWord(text: string): boolean {
    return this.#language.stopWords.has(text)
  }

  beginningAs(text: string): readonly Word[] {
    return this.#byBeginning.get(text.slice(0, 2)) ?? []
  }

  endingAs(text: string): readonly Word[] {
    return this.#byEnding.get(text.slice(-2)) ?? []
  }

  intern(text: string): Word {
    const known = this.#byText.get(text)
    if (known) return known
    const word: Word = { text, stem: this.#language.stem(text), postings: new Postings() }
    this.#byText.set(text, word)
    push(this.#byStem, word.stem, word)
    push(this.#byBeginning, text.slice(0, 2), word)
    if (this.#language.compounds) push(this.#byEnding, word.stem.slice(-2), word)
    return word
  }

  forget(word: Word): void {
    this.#byText.delete(word.text)
    drop(this.#byStem, word.stem, word)
    drop(this.#byBeginning, word.text.slice(0, 2), word)
    if (this.#language.compounds) drop(this.#byEnding, word.stem.slice(-2), word)
  }
}

function push(lists: Map<string, Word[]>, key: string, word: Word): void {
  const list = lists.get(key)
  if (list) list.push(word)
  else lists.set(key, [word])
}

function drop(lists: Map<string, Word[]>, key: string, word: Word): void {
  const list = lists.get(key) as Word[]
  if (list.length === 1) lists.delete(key)
  else list.splice(list.indexOf(word), 1)
}
