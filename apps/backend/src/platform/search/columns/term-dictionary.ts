import { orderValue } from './order-value.ts'

const mostTexts = 20_000

/**
 * Every distinct value of an index, once: text → ordinal and back. Kept in flat byte arrays instead of strings and
 * maps, because a large catalogue has millions of values and the collector would have to walk them.
 *
 * A UTF-16 unit below 0xf0 is one byte, others are 0xf0 and two bytes; so comparing bytes compares as strings do.
 */
export class TermDictionary {
  #bytes = new Uint8Array(1024)
  #ends = new Int32Array(64)
  #hashes = new Int32Array(64)
  #numbers = new Float64Array(64)
  #table = new Int32Array(128).fill(-1)
  #scratch = new Uint8Array(1024)
  #size = 0
  /** Terms that were read as text lately: facets show the same ones again and again. */
  #texts = new Map<number, string>()

  get size(): number {
    return this.#size
  }

  /** Bytes held. */
  get memory(): number {
    return (
      this.#bytes.byteLength +
      this.#ends.byteLength +
      this.#hashes.byteLength +
      this.#numbers.byteLength +
      this.#table.byteLength
    )
  }

  /** The ordinal of a term, or -1. */
  find(term: string): number {
    const length = this.#encode(term)
    return this.#table[this.#place(length, hashOf(this.#scratch, length))] as number
  }

  intern(term: string): number {
    const length = this.#encode(term)
    const hash = hashOf(this.#scratch, length)
    const place = this.#place(length, hash)
    const known = this.#table[place] as number
    if (known >= 0) return known
    const ordinal = this.#append(term, length, hash)
    this.#table[place] = ordinal
    if (this.#size * 2 > this.#table.length) this.#rehash()
    return ordinal
  }

  term(ordinal: number): string {
    const known = this.#texts.get(ordinal)
    if (known !== undefined) return known
    if (this.#texts.size >= mostTexts) this.#texts.clear()
    const text = this.#decode(ordinal)
    this.#texts.set(ordinal, text)
    return text
  }

  #decode(ordinal: number): string {
    const start = this.#start(ordinal)
    const end = this.#ends[ordinal] as number
    let text = ''
    for (let at = start; at < end; at++) {
      const byte = this.#bytes[at] as number
      if (byte < 0xf0) text += String.fromCharCode(byte)
      else text += String.fromCharCode(((this.#bytes[++at] as number) << 8) | (this.#bytes[++at] as number))
    }
    return text
  }

  /** What each term counts as in ranges and sorting, by ordinal; NaN for plain text. */
  get numbers(): Float64Array {
    return this.#numbers
  }

  /** Numbers and dates first, by value ("1" and "1.0" are equal); then texts, by their characters. */
  compare(left: number, right: number): number {
    if (left === right) return 0
    const a = this.#numbers[left] as number
    const b = this.#numbers[right] as number
    if (Number.isNaN(a)) return Number.isNaN(b) ? this.compareText(left, right) : 1
    return Number.isNaN(b) ? -1 : a - b
  }

  compareText(left: number, right: number): number {
    const leftStart = this.#start(left)
    const rightStart = this.#start(right)
    const leftLength = (this.#ends[left] as number) - leftStart
    const rightLength = (this.#ends[right] as number) - rightStart
    const shared = Math.min(leftLength, rightLength)
    for (let at = 0; at < shared; at++) {
      const difference = (this.#bytes[leftStart + at] as number) - (this.#bytes[rightStart + at] as number)
      if (difference !== 0) return difference
    }
    return leftLength - rightLength
  }

  /** Whether a term begins with what `encodePrefix` prepared. */
  startsWith(ordinal: number, prefix: Uint8Array): boolean {
    const start = this.#start(ordinal)
    if ((this.#ends[ordinal] as number) - start < prefix.length) return false
    for (let at = 0; at < prefix.length; at++) if (this.#bytes[start + at] !== prefix[at]) return false
    return true
  }

  encodePrefix(prefix: string): Uint8Array {
    return this.#scratch.slice(0, this.#encode(prefix))
  }

  #start(ordinal: number): number {
    return ordinal === 0 ? 0 : (this.#ends[ordinal - 1] as number)
  }

  #encode(term: string): number {
    if (this.#scratch.length < term.length * 3) this.#scratch = new Uint8Array(term.length * 3)
    const scratch = this.#scratch
    let length = 0
    for (let at = 0; at < term.length; at++) {
      const unit = term.charCodeAt(at)
      if (unit < 0xf0) scratch[length++] = unit
      else {
        scratch[length++] = 0xf0
        scratch[length++] = unit >>> 8
        scratch[length++] = unit & 0xff
      }
    }
    return length
  }

  /** Where the scratch's term stands in the table, or the free place where it would. */
  #place(length: number, hash: number): number {
    const mask = this.#table.length - 1
    let place = hash & mask
    for (;;) {
      const ordinal = this.#table[place] as number
      if (ordinal < 0 || (this.#hashes[ordinal] === hash && this.#isScratch(ordinal, length))) return place
      place = (place + 1) & mask
    }
  }

  #isScratch(ordinal: number, length: number): boolean {
    const start = this.#start(ordinal)
    if ((this.#ends[ordinal] as number) - start !== length) return false
    for (let at = 0; at < length; at++) if (this.#bytes[start + at] !== this.#scratch[at]) return false
    return true
  }

  #append(term: string, length: number, hash: number): number {
    const ordinal = this.#size++
    const start = this.#start(ordinal)
    if (ordinal >= this.#ends.length) {
      this.#ends = enlarged(this.#ends, Int32Array, ordinal * 2)
      this.#hashes = enlarged(this.#hashes, Int32Array, ordinal * 2)
      this.#numbers = enlarged(this.#numbers, Float64Array, ordinal * 2)
    }
    if (start + length > this.#bytes.length)
      this.#bytes = enlarged(this.#bytes, Uint8Array, Math.max(this.#bytes.length * 2, start + length))
    this.#bytes.set(this.#scratch.subarray(0, length), start)
    this.#ends[ordinal] = start + length
    this.#hashes[ordinal] = hash
    this.#numbers[ordinal] = orderValue(term)
    return ordinal
  }

  #rehash(): void {
    const table = new Int32Array(this.#table.length * 2).fill(-1)
    const mask = table.length - 1
    for (let ordinal = 0; ordinal < this.#size; ordinal++) {
      let place = (this.#hashes[ordinal] as number) & mask
      while ((table[place] as number) >= 0) place = (place + 1) & mask
      table[place] = ordinal
    }
    this.#table = table
  }
}

function hashOf(bytes: Uint8Array, length: number): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < length; at++) hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193)
  // The table uses the low bits; mix the high ones in.
  return hash ^ (hash >>> 15)
}

function enlarged<T extends Uint8Array | Int32Array | Float64Array>(
  old: T,
  make: new (length: number) => T,
  length: number,
): T {
  const larger = new make(length)
  larger.set(old)
  return larger
}
