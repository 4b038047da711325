import { HashIndex, type SavedHashIndex } from './hash-index.ts'
import { orderValue } from './order-value.ts'
import { offsetInPiece, type SavedTermBytes, TermBytes } from './term-bytes.ts'

const maxCachedTexts = 20_000

export type SavedTerms = {
  bytes: SavedTermBytes
  places: SavedHashIndex
  starts: Int32Array<ArrayBuffer>
  lengths: Uint16Array<ArrayBuffer>
  hashes: Int32Array<ArrayBuffer>
  numbers: Float64Array<ArrayBuffer>
}

/**
 * Every distinct value of an index, stored once: text → ordinal and back. Uses flat byte arrays instead of strings and
 * maps, because a large catalogue has millions of values that the garbage collector would have to traverse.
 */
export class TermDictionary {
  #bytes = new TermBytes()
  #places = new HashIndex()
  #starts = new Int32Array(64)
  #lengths = new Uint16Array(64)
  #hashes = new Int32Array(64)
  #numbers = new Float64Array(64)
  #scratch = new Uint8Array(1024)
  #scratchLength = 0
  #size = 0
  /** Recently decoded terms: facets show the same terms again and again. */
  readonly #texts = new Map<number, string>()
  readonly #isScratch = (ordinal: number): boolean => this.#equalsScratch(ordinal)

  static load({ bytes, places, starts, lengths, hashes, numbers }: SavedTerms): TermDictionary {
    const loaded = new TermDictionary()
    loaded.#bytes = TermBytes.load(bytes)
    loaded.#places = HashIndex.load(places)
    loaded.#starts = starts
    loaded.#lengths = lengths
    loaded.#hashes = hashes
    loaded.#numbers = numbers
    loaded.#size = starts.length
    return loaded
  }

  save(): SavedTerms {
    return {
      bytes: this.#bytes.save(),
      places: this.#places.save(),
      starts: this.#starts.subarray(0, this.#size),
      lengths: this.#lengths.subarray(0, this.#size),
      hashes: this.#hashes.subarray(0, this.#size),
      numbers: this.#numbers.subarray(0, this.#size),
    }
  }

  get size(): number {
    return this.#size
  }

  /** Memory in use, in bytes. */
  get memory(): number {
    const arrays = [this.#starts, this.#lengths, this.#hashes, this.#numbers]
    return arrays.reduce((sum, array) => sum + array.byteLength, this.#bytes.memory + this.#places.memory)
  }

  /** The ordinal of a term, or -1. */
  find(term: string): number {
    return this.#places.find(this.#encode(term), this.#isScratch)
  }

  intern(term: string): number {
    const hash = this.#encode(term)
    const known = this.#places.find(hash, this.#isScratch)
    if (known >= 0) return known
    const ordinal = this.#size++
    if (ordinal >= this.#starts.length) this.#enlarge(Math.max(ordinal * 2, 64))
    this.#starts[ordinal] = this.#bytes.append(this.#scratch, this.#scratchLength)
    this.#lengths[ordinal] = this.#scratchLength
    this.#hashes[ordinal] = hash
    this.#numbers[ordinal] = orderValue(term)
    this.#places.add(hash, ordinal, this.#hashes)
    return ordinal
  }

  term(ordinal: number): string {
    const known = this.#texts.get(ordinal)
    if (known !== undefined) return known
    if (this.#texts.size >= maxCachedTexts) this.#texts.clear()
    const text = decode(this.#bytesOf(ordinal))
    this.#texts.set(ordinal, text)
    return text
  }

  /** The numeric value of each term for ranges and sorting, by ordinal; NaN for plain text. */
  get numbers(): Float64Array {
    return this.#numbers
  }

  /** Numbers and dates first, by value ("1" and "1.0" are equal); then texts in code unit order. */
  compare(left: number, right: number): number {
    if (left === right) return 0
    const a = this.#numbers[left] as number
    const b = this.#numbers[right] as number
    if (Number.isNaN(a)) return Number.isNaN(b) ? this.compareText(left, right) : 1
    return Number.isNaN(b) ? -1 : a - b
  }

  compareText(left: number, right: number): number {
    const leftStart = this.#starts[left] as number
    const rightStart = this.#starts[right] as number
    const leftPiece = this.#bytes.piece(leftStart)
    const rightPiece = this.#bytes.piece(rightStart)
    const leftAt = offsetInPiece(leftStart)
    const rightAt = offsetInPiece(rightStart)
    const leftLength = this.#lengths[left] as number
    const rightLength = this.#lengths[right] as number
    const shared = Math.min(leftLength, rightLength)
    for (let at = 0; at < shared; at++) {
      const difference = (leftPiece[leftAt + at] as number) - (rightPiece[rightAt + at] as number)
      if (difference !== 0) return difference
    }
    return leftLength - rightLength
  }

  /** Compares a term with a text that `encode` returned. */
  compareWith(ordinal: number, text: Uint8Array): number {
    return compareBytes(this.#bytesOf(ordinal), text)
  }

  /** Returns true if a term starts with a prefix that `encode` returned. */
  startsWith(ordinal: number, prefix: Uint8Array): boolean {
    if ((this.#lengths[ordinal] as number) < prefix.length) return false
    const start = this.#starts[ordinal] as number
    const piece = this.#bytes.piece(start)
    const first = offsetInPiece(start)
    for (let at = 0; at < prefix.length; at++) if (piece[first + at] !== prefix[at]) return false
    return true
  }

  /** Encodes a text of any length in the same way as stored terms. */
  encode(text: string): Uint8Array {
    this.#encode(text)
    return this.#scratch.slice(0, this.#scratchLength)
  }

  /** Encodes a term into the scratch buffer and returns its hash. */
  #encode(term: string): number {
    if (this.#scratch.length < term.length * 3) this.#scratch = new Uint8Array(term.length * 3)
    const scratch = this.#scratch
    let length = 0
    let hash = 0x811c9dc5
    for (let at = 0; at < term.length; at++) {
      const unit = term.charCodeAt(at)
      hash = Math.imul(hash ^ unit, 0x01000193)
      if (unit < 0xf0) scratch[length++] = unit
      else {
        scratch[length++] = 0xf0
        scratch[length++] = unit >>> 8
        scratch[length++] = unit & 0xff
      }
    }
    this.#scratchLength = length
    // Hash tables use both the low and the high bits, so both must depend on every character.
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
    return hash ^ (hash >>> 13)
  }

  #bytesOf(ordinal: number): Uint8Array {
    const start = this.#starts[ordinal] as number
    const first = offsetInPiece(start)
    return this.#bytes.piece(start).subarray(first, first + (this.#lengths[ordinal] as number))
  }

  #equalsScratch(ordinal: number): boolean {
    const length = this.#scratchLength
    if (this.#lengths[ordinal] !== length) return false
    const start = this.#starts[ordinal] as number
    const piece = this.#bytes.piece(start)
    const first = offsetInPiece(start)
    const scratch = this.#scratch
    for (let at = 0; at < length; at++) if (piece[first + at] !== scratch[at]) return false
    return true
  }

  #enlarge(length: number): void {
    const old = { starts: this.#starts, lengths: this.#lengths, hashes: this.#hashes, numbers: this.#numbers }
    this.#starts = new Int32Array(length)
    this.#lengths = new Uint16Array(length)
    this.#hashes = new Int32Array(length)
    this.#numbers = new Float64Array(length)
    this.#starts.set(old.starts)
    this.#lengths.set(old.lengths)
    this.#hashes.set(old.hashes)
    this.#numbers.set(old.numbers)
  }
}

function compareBytes(left: Uint8Array, right: Uint8Array): number {
  const shared = Math.min(left.length, right.length)
  for (let at = 0; at < shared; at++) {
    const difference = (left[at] as number) - (right[at] as number)
    if (difference !== 0) return difference
  }
  return left.length - right.length
}

function decode(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number
    if (byte < 0xf0) text += String.fromCharCode(byte)
    else text += String.fromCharCode(((bytes[++at] as number) << 8) | (bytes[++at] as number))
  }
  return text
}
