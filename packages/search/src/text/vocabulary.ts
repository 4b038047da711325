import type { LanguageRules } from './language.ts'
import { Postings } from './postings.ts'

export type Word = { text: string; stem: string; postings: Postings }

/** All postings are joined into two arrays: one array per word would take longer to read. */
export type SavedWords = {
  texts: string[]
  stems: string[]
  sizes: Int32Array
  slots: Int32Array<ArrayBuffer>
  occurrences: Int32Array<ArrayBuffer>
}

/** The words that occur in at least one document, with lookups for similar words. */
export class Vocabulary {
  readonly #language: LanguageRules
  readonly #byText = new Map<string, Word>()
  readonly #byStem = new Map<string, Word[]>()
  /** Words by their first two letters: the candidates for prefix and typo searches. */
  readonly #byBeginning = new Map<string, Word[]>()
  /** Words by their last two letters, to find words by the last part of a compound. */
  readonly #byEnding = new Map<string, Word[]>()

  constructor(language: LanguageRules) {
    this.#language = language
  }

  static load({ texts, stems, sizes, slots, occurrences }: SavedWords, language: LanguageRules): Vocabulary {
    const loaded = new Vocabulary(language)
    let start = 0
    for (const [at, text] of texts.entries()) {
      const end = start + (sizes[at] as number)
      const postings = Postings.load(slots.subarray(start, end), occurrences.subarray(start, end))
      loaded.#add({ text, stem: stems[at] as string, postings })
      start = end
    }
    return loaded
  }

  save(): SavedWords {
    const words = [...this.#byText.values()]
    const sizes = Int32Array.from(words, ({ postings }) => postings.size)
    const total = sizes.reduce((sum, size) => sum + size, 0)
    const slots = new Int32Array(total)
    const occurrences = new Int32Array(total)
    let start = 0
    for (const { postings } of words) {
      slots.set(postings.slots.subarray(0, postings.size), start)
      occurrences.set(postings.occurrences.subarray(0, postings.size), start)
      start += postings.size
    }
    return { texts: words.map(({ text }) => text), stems: words.map(({ stem }) => stem), sizes, slots, occurrences }
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

  wordsWithBeginningOf(text: string): readonly Word[] {
    return this.#byBeginning.get(text.slice(0, 2)) ?? []
  }

  wordsWithEndingOf(text: string): readonly Word[] {
    return this.#byEnding.get(text.slice(-2)) ?? []
  }

  intern(text: string): Word {
    const known = this.#byText.get(text)
    if (known) return known
    const word: Word = { text, stem: this.#language.stem(text), postings: new Postings() }
    this.#add(word)
    return word
  }

  #add(word: Word): void {
    this.#byText.set(word.text, word)
    push(this.#byStem, word.stem, word)
    push(this.#byBeginning, word.text.slice(0, 2), word)
    if (this.#language.compounds) push(this.#byEnding, word.stem.slice(-2), word)
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
