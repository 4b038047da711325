import type { Bitset } from '../bitset.ts'
import type { TermDictionary } from './term-dictionary.ts'
import { sortTerms, ValueCounts } from './value-counts.ts'
import { type SavedSets, ValueSets } from './value-sets.ts'

/** The largest set number that fits into two bytes per slot. */
const narrow = 0xffff

const nothingOrdered = { own: null, others: null, both: null }

export type SavedColumn = { sets: SavedSets; slots: Uint16Array | Int32Array; holders: Int32Array<ArrayBuffer> }

/** One field of all documents: maps each slot to the number of its value set (see value-sets.ts). */
export class Column {
  readonly dictionary: TermDictionary
  readonly sets: ValueSets
  /** The number of the value set of each slot. Slots beyond the end of this array have no value. */
  slots: Uint16Array | Int32Array = new Uint16Array(0)
  /** Number of slots per value set, by set number; the empty set is not counted. */
  #holders = new Int32Array(4)
  #held: ValueCounts | null = null
  #orderedWith: { own: Int32Array | null; others: Int32Array | null; both: Int32Array | null } = nothingOrdered
  #numbers = new Float64Array(0)
  #numbered = 1

  constructor(dictionary: TermDictionary, sets = new ValueSets()) {
    this.dictionary = dictionary
    this.sets = sets
  }

  static load({ sets, slots, holders }: SavedColumn, dictionary: TermDictionary): Column {
    const loaded = new Column(dictionary, ValueSets.load(sets))
    loaded.slots = slots
    loaded.#holders = holders
    return loaded
  }

  save(): SavedColumn {
    return { sets: this.sets.save(), slots: this.slots, holders: this.#holders }
  }

  get memory(): number {
    return this.sets.memory + this.slots.byteLength + this.#holders.byteLength
  }

  get slotCounts(): Int32Array {
    return this.#holders
  }

  get valueCounts(): ValueCounts {
    this.#held ??= new ValueCounts(this.sets, this.#holders, this.dictionary)
    return this.#held
  }

  /** The values of this column and another column in sort order; null if there are too many. */
  sortedValuesWith(other: Column | undefined): Int32Array | null {
    const own = this.valueCounts.ordered
    if (!own || !other) return own
    const others = other.valueCounts.ordered
    if (!others) return null
    const { own: knownOwn, others: knownOthers, both } = this.#orderedWith
    if (knownOwn === own && knownOthers === others) return both
    const all = new Set([...own, ...others])
    this.#orderedWith = { own, others, both: all.size === own.length ? own : sortTerms(all, this.dictionary) }
    return this.#orderedWith.both
  }

  /**
   * The numeric value of each set, by set number, if no set has more than one value; otherwise null. A compact array,
   * because the dictionary stores the numbers of all columns in insertion order, which scatters reads over memory.
   */
  get numbers(): Float64Array | null {
    const { sets, dictionary } = this
    if (!sets.single) return null
    if (this.#numbered < sets.size) {
      if (this.#numbers.length < sets.size) {
        const larger = new Float64Array(sets.size * 2)
        larger.set(this.#numbers)
        this.#numbers = larger
      }
      for (; this.#numbered < sets.size; this.#numbered++)
        this.#numbers[this.#numbered] = dictionary.numbers[sets.members[this.#numbered - 1] as number] as number
    }
    return this.#numbers
  }

  setAt(slot: number): number {
    return slot < this.slots.length ? (this.slots[slot] as number) : 0
  }

  /** The ordinals must be ascending and unique. */
  write(slot: number, ordinals: ArrayLike<number>): void {
    const set = this.sets.intern(ordinals)
    if (slot >= this.slots.length) {
      if (set === 0) return
      this.#enlarge(Math.max(slot + 1, this.slots.length * 2, 16))
    }
    if (set > narrow && this.slots instanceof Uint16Array) this.slots = Int32Array.from(this.slots)
    if (this.slots[slot] === set) return
    this.#count(this.slots[slot] as number, -1)
    this.#count(set, 1)
    this.slots[slot] = set
  }

  /** The ordinals of the values in a slot. */
  ordinals(slot: number): Int32Array {
    const set = this.setAt(slot)
    return this.sets.members.subarray(set === 0 ? 0 : this.sets.start(set), set === 0 ? 0 : this.sets.end(set))
  }

  /** The numeric values of a set; NaN for plain texts. */
  valuesOf(set: number): Float64Array {
    const { numbers } = this.dictionary
    const members = this.sets.members.subarray(this.sets.start(set), this.sets.end(set))
    return Float64Array.from(members, (ordinal) => numbers[ordinal] as number)
  }

  /** Marks the sets, by set number, that contain at least one value accepted by the predicate. */
  setsWith(wanted: (ordinal: number) => boolean): Uint8Array {
    const { sets } = this
    const { members } = sets
    const found = new Uint8Array(sets.size)
    for (let set = 1; set < sets.size; set++) {
      const end = sets.end(set)
      for (let at = sets.start(set); at < end && found[set] === 0; at++)
        if (wanted(members[at] as number)) found[set] = 1
    }
    return found
  }

  setsWithAny(ordinals: readonly number[]): Uint8Array {
    if (this.sets.single) {
      const found = new Uint8Array(this.sets.size)
      for (const ordinal of ordinals) found[this.sets.find([ordinal])] = 1
      found[0] = 0
      return found
    }
    if (ordinals.length === 1) {
      const only = ordinals[0]
      return this.setsWith((ordinal) => ordinal === only)
    }
    const wanted = new Set(ordinals)
    return this.setsWith((ordinal) => wanted.has(ordinal))
  }

  /** Adds the slots whose set is marked to the bitmap. */
  mark(marked: Uint8Array, into: Bitset): void {
    if (this.slots instanceof Uint16Array) markNarrow(this.slots, marked, into)
    else markWide(this.slots, marked, into)
  }

  #count(set: number, more: number): void {
    if (set === 0) return
    if (set >= this.#holders.length) {
      const larger = new Int32Array(set * 2)
      larger.set(this.#holders)
      this.#holders = larger
    }
    this.#holders[set] = (this.#holders[set] as number) + more
    this.#held?.add(set, more)
  }

  #enlarge(length: number): void {
    const larger = this.slots instanceof Uint16Array ? new Uint16Array(length) : new Int32Array(length)
    larger.set(this.slots)
    this.slots = larger
  }
}

// Two copies of the same loop: V8 optimises a loop for one array type, and mixing both types would slow it down.
function markNarrow(slots: Uint16Array, marked: Uint8Array, into: Bitset): void {
  const words = Math.min(into.length, (slots.length + 31) >>> 5)
  for (let word = 0; word < words; word++) {
    const base = word << 5
    const end = Math.min(base + 32, slots.length)
    let bits = 0
    for (let slot = base; slot < end; slot++) bits |= (marked[slots[slot] as number] as number) << (slot & 31)
    into[word] = (into[word] as number) | bits
  }
}

function markWide(slots: Int32Array, marked: Uint8Array, into: Bitset): void {
  const words = Math.min(into.length, (slots.length + 31) >>> 5)
  for (let word = 0; word < words; word++) {
    const base = word << 5
    const end = Math.min(base + 32, slots.length)
    let bits = 0
    for (let slot = base; slot < end; slot++) bits |= (marked[slots[slot] as number] as number) << (slot & 31)
    into[word] = (into[word] as number) | bits
  }
}
