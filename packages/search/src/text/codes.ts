import { type SavedTerms, TermDictionary } from '../columns/term-dictionary.ts'
import { foldText } from './fold.ts'
import { Postings } from './postings.ts'

/** Removes separators from a code: 'CLK-OAK-30', 'clk oak 30' and 'clkoak30' are equal. */
const withoutSeparators = (code: string): string => foldText(code).replace(/[^\p{L}\p{N}]+/gu, '')
const partsOf = (code: string): string[] => foldText(code).match(/[\p{L}\p{N}]+/gu) ?? []

const maxCodeLength = 256
/** Shorter prefixes would match half of the catalogue. */
const minCodePrefixLength = 3

export type SavedCodes = { whole: SavedHolders; parts: SavedHolders; codes: (readonly string[] | undefined)[] }
type SavedHolders = {
  terms: SavedTerms
  first: Int32Array<ArrayBuffer>
  further: [ordinal: number, slots: Int32Array<ArrayBuffer>][]
}

/**
 * Article codes: never stemmed, never corrected; found by the whole code, by a prefix, or by one part. Nearly every
 * code belongs to one document, so the first document of a code is stored in an array and only further ones need a
 * list.
 */
export class CodeIndex {
  #whole = new Holders()
  #parts = new Holders()
  #at: (readonly string[] | undefined)[] = []

  static load({ whole, parts, codes }: SavedCodes): CodeIndex {
    const loaded = new CodeIndex()
    loaded.#whole = Holders.load(whole)
    loaded.#parts = Holders.load(parts)
    loaded.#at = codes
    return loaded
  }

  save(): SavedCodes {
    return { whole: this.#whole.save(), parts: this.#parts.save(), codes: this.#at }
  }

  put(slot: number, codes: readonly string[]): void {
    this.remove(slot)
    const kept = [...new Set(codes)].filter((code) => code.length <= maxCodeLength)
    if (kept.length === 0) return
    this.#at[slot] = kept
    for (const term of wholes(kept)) this.#whole.add(term, slot)
    for (const term of parts(kept)) this.#parts.add(term, slot)
  }

  remove(slot: number): void {
    const codes = this.#at[slot]
    if (!codes) return
    this.#at[slot] = undefined
    for (const term of wholes(codes)) this.#whole.remove(term, slot)
    for (const term of parts(codes)) this.#parts.remove(term, slot)
  }

  /** Documents with exactly this code. */
  exact(text: string): number[] {
    return this.#whole.of(withoutSeparators(text))
  }

  /** Documents with a code that starts with this text. */
  withPrefix(text: string): number[] {
    const prefix = withoutSeparators(text)
    return prefix.length < minCodePrefixLength ? [] : this.#whole.beginning(prefix)
  }

  /** Documents with a code that contains this word as a part. */
  withPart(word: string): number[] {
    return this.#parts.of(word)
  }

  get memory(): number {
    return this.#whole.memory + this.#parts.memory
  }
}

const wholes = (codes: readonly string[]): Set<string> =>
  new Set(codes.map(withoutSeparators).filter((term) => term !== ''))
const parts = (codes: readonly string[]): Set<string> => new Set(codes.flatMap(partsOf))

class Holders {
  readonly #dictionary: TermDictionary
  /** The slot + 1 of the first document, by term; 0 for none. */
  #first = new Int32Array(64)
  readonly #further = new Map<number, Postings>()

  constructor(dictionary = new TermDictionary()) {
    this.#dictionary = dictionary
  }

  static load({ terms, first, further }: SavedHolders): Holders {
    const loaded = new Holders(TermDictionary.load(terms))
    loaded.#first = first
    for (const [ordinal, slots] of further)
      loaded.#further.set(ordinal, Postings.load(slots, new Int32Array(slots.length).fill(1)))
    return loaded
  }

  save(): SavedHolders {
    const further = [...this.#further].map(([ordinal, { slots, size }]): [number, Int32Array<ArrayBuffer>] => [
      ordinal,
      slots.subarray(0, size),
    ])
    return { terms: this.#dictionary.save(), first: this.#first, further }
  }

  add(term: string, slot: number): void {
    const ordinal = this.#dictionary.intern(term)
    if (ordinal >= this.#first.length) {
      const larger = new Int32Array(ordinal * 2)
      larger.set(this.#first)
      this.#first = larger
    }
    if (this.#first[ordinal] === 0) this.#first[ordinal] = slot + 1
    else {
      const postings = this.#further.get(ordinal) ?? new Postings()
      this.#further.set(ordinal, postings)
      postings.put(slot, 1)
    }
  }

  remove(term: string, slot: number): void {
    const ordinal = this.#dictionary.find(term)
    if (ordinal < 0) return
    const postings = this.#further.get(ordinal)
    if (this.#first[ordinal] === slot + 1) {
      const next = postings && postings.size > 0 ? (postings.slots[0] as number) : undefined
      this.#first[ordinal] = next === undefined ? 0 : next + 1
      if (next !== undefined) postings?.remove(next)
    } else postings?.remove(slot)
    if (postings?.size === 0) this.#further.delete(ordinal)
  }

  of(term: string): number[] {
    const ordinal = this.#dictionary.find(term)
    return ordinal < 0 ? [] : this.#at(ordinal)
  }

  beginning(prefix: string): number[] {
    const wanted = this.#dictionary.encode(prefix)
    const slots = new Set<number>()
    for (let ordinal = 0; ordinal < this.#dictionary.size; ordinal++) {
      if (this.#first[ordinal] !== 0 && this.#dictionary.startsWith(ordinal, wanted))
        for (const slot of this.#at(ordinal)) slots.add(slot)
    }
    return [...slots]
  }

  get memory(): number {
    let total = this.#dictionary.memory + this.#first.byteLength
    for (const postings of this.#further.values()) total += postings.memory
    return total
  }

  #at(ordinal: number): number[] {
    const first = this.#first[ordinal] as number
    if (first === 0) return []
    const postings = this.#further.get(ordinal)
    return postings ? [first - 1, ...postings.slots.subarray(0, postings.size)] : [first - 1]
  }
}
