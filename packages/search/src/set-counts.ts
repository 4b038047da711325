import { type Bitset, slotsOf, subtract } from './bitset.ts'
import type { Column } from './columns/column.ts'
import type { ValueSets } from './columns/value-sets.ts'
import type { ScratchBuffers } from './scratch.ts'

/**
 * Two arrays of equal length: `of` has numbers of value sets or of values, `counts` the number of documents for each. Entries
 * without documents are left out.
 */
export type SetTally = { of: Int32Array; counts: Int32Array }

export const emptySetTally: SetTally = { of: new Int32Array(0), counts: new Int32Array(0) }

/**
 * Counts the matching documents per value set and per value of a column. A value set is a distinct combination of values that a
 * document has in a column, e.g. {red, blue}. This is the only loop over documents that facets need; all further steps iterate over
 * the counted sets. Facets of the same column share the counts. If most documents match, it counts the documents that do not match
 * and subtracts their counts from the column totals.
 */
export class SetCounts {
  readonly bits: Bitset
  readonly #slots: Int32Array
  readonly #others: boolean
  readonly #scratch: ScratchBuffers
  readonly #sets = new Map<Column, SetTally>()
  readonly #terms = new Map<Column, SetTally>()

  constructor(bits: Bitset, slots: Int32Array, live: Bitset, documents: number, scratch: ScratchBuffers) {
    this.bits = bits
    this.#scratch = scratch
    this.#others = slots.length * 2 > documents
    if (this.#others) {
      const others = live.slice()
      subtract(others, bits)
      this.#slots = slotsOf(others, (length) => scratch.take(length))
    } else this.#slots = slots
  }

  /** To be called when no further counts are needed. */
  release(): void {
    if (this.#others) this.#scratch.give(this.#slots)
  }

  /** Document counts by value set. */
  sets(column: Column): SetTally {
    const known = this.#sets.get(column)
    if (known) return known
    const { size } = column.sets
    const counts = this.#scratch.counts(size)
    if (column.slots instanceof Uint16Array) countNarrow(column.slots, this.#slots, counts)
    else countWide(column.slots, this.#slots, counts)
    const tally = this.#collect(column, counts)
    this.#sets.set(column, tally)
    return tally
  }

  /** Document counts by value. */
  terms(column: Column): SetTally {
    const known = this.#terms.get(column)
    if (known) return known
    const tally = this.#countTerms(column)
    this.#terms.set(column, tally)
    return tally
  }

  #countTerms(column: Column): SetTally {
    if (column.sets.single) return singles(column, this.sets(column))
    // Nearly every product has its own combination of variant colours, so counting by value set first would visit most of the sets.
    return this.#slots.length < column.sets.size
      ? this.#countHeld(column)
      : this.#countMembers(column, this.sets(column))
  }

  /** Document counts by value over two columns: a document counts once per value, even if both columns contain it. */
  termsOfBoth(first: Column, second: Column, holdingBoth: Bitset | null): SetTally {
    const tallies = [this.terms(first), this.terms(second)]
    const sums = this.#scratch.counts(first.dictionary.size)
    const countedEntries = this.#scratch.countedEntries(first.dictionary.size)
    let found = 0
    for (const { of, counts } of tallies) {
      for (let at = 0; at < of.length; at++) {
        const ordinal = of[at] as number
        if (sums[ordinal] === 0) countedEntries[found++] = ordinal
        sums[ordinal] = (sums[ordinal] as number) + (counts[at] as number)
      }
    }
    for (const slot of holdingBoth ? slotsOf(holdingBoth) : []) {
      const held = first.ordinals(slot)
      for (const ordinal of second.ordinals(slot))
        if (held.includes(ordinal)) sums[ordinal] = (sums[ordinal] as number) - 1
    }
    return emptied(countedEntries, found, sums)
  }

  /**
   * Collects the counts and resets them to zero. If the documents that do not match were counted, the result is the column totals
   * minus the counts.
   */
  #collect({ sets, slotCounts }: Column, counts: Int32Array): SetTally {
    const countedEntries = this.#scratch.countedEntries(sets.size)
    let found = 0
    counts[0] = 0
    if (this.#others) {
      const end = Math.min(sets.size, slotCounts.length)
      for (let set = 1; set < end; set++) {
        const left = (slotCounts[set] as number) - (counts[set] as number)
        counts[set] = left
        if (left !== 0) countedEntries[found++] = set
      }
    } else for (let set = 1; set < sets.size; set++) if (counts[set] !== 0) countedEntries[found++] = set
    return emptied(countedEntries, found, counts)
  }

  /** Counts the values of each document directly, without counting value sets first. */
  #countHeld(column: Column): SetTally {
    const { sets, slots, dictionary } = column
    const sums = this.#scratch.counts(dictionary.size)
    const countedEntries = this.#scratch.countedEntries(dictionary.size)
    const found =
      slots instanceof Uint16Array
        ? addNarrow(slots, this.#slots, sets, sums, countedEntries)
        : addWide(slots, this.#slots, sets, sums, countedEntries)
    if (!this.#others) return emptied(countedEntries, found, sums)
    let left = 0
    const held = column.valueCounts.counts
    const of = new Int32Array(held.size)
    const counts = new Int32Array(held.size)
    for (const [ordinal, all] of held) {
      const count = all - (sums[ordinal] as number)
      sums[ordinal] = 0
      if (count === 0) continue
      of[left] = ordinal
      counts[left++] = count
    }
    return { of: of.subarray(0, left), counts: counts.subarray(0, left) }
  }

  #countMembers({ sets, dictionary }: Column, tally: SetTally): SetTally {
    const { members, ends } = sets
    const { of, counts } = tally
    const sums = this.#scratch.counts(dictionary.size)
    const countedEntries = this.#scratch.countedEntries(dictionary.size)
    let found = 0
    for (let index = 0; index < of.length; index++) {
      const set = of[index] as number
      const count = counts[index] as number
      const end = ends[set] as number
      for (let at = ends[set - 1] as number; at < end; at++) {
        const ordinal = members[at] as number
        const before = sums[ordinal] as number
        if (before === 0) countedEntries[found++] = ordinal
        sums[ordinal] = before + count
      }
    }
    return emptied(countedEntries, found, sums)
  }
}

// Two copies of the same loop: V8 optimises a loop for one array type, and mixing both types would slow it down.
function countNarrow(sets: Uint16Array, slots: Int32Array, counts: Int32Array): void {
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] as number
    if (slot >= sets.length) return
    const set = sets[slot] as number
    counts[set] = (counts[set] as number) + 1
  }
}

function countWide(sets: Int32Array, slots: Int32Array, counts: Int32Array): void {
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] as number
    if (slot >= sets.length) return
    const set = sets[slot] as number
    counts[set] = (counts[set] as number) + 1
  }
}

type Sets = Pick<ValueSets, 'members' | 'ends'>

// Two copies for the same reason as above. Adds one to the count of each value of each slot, and returns how many different values
// were counted.
function addNarrow(
  held: Uint16Array,
  slots: Int32Array,
  sets: Sets,
  sums: Int32Array,
  countedEntries: Int32Array,
): number {
  const { members, ends } = sets
  let found = 0
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] as number
    if (slot >= held.length) return found
    const set = held[slot] as number
    if (set === 0) continue
    const end = ends[set] as number
    for (let member = ends[set - 1] as number; member < end; member++) {
      const ordinal = members[member] as number
      const before = sums[ordinal] as number
      if (before === 0) countedEntries[found++] = ordinal
      sums[ordinal] = before + 1
    }
  }
  return found
}

function addWide(
  held: Int32Array,
  slots: Int32Array,
  sets: Sets,
  sums: Int32Array,
  countedEntries: Int32Array,
): number {
  const { members, ends } = sets
  let found = 0
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] as number
    if (slot >= held.length) return found
    const set = held[slot] as number
    if (set === 0) continue
    const end = ends[set] as number
    for (let member = ends[set - 1] as number; member < end; member++) {
      const ordinal = members[member] as number
      const before = sums[ordinal] as number
      if (before === 0) countedEntries[found++] = ordinal
      sums[ordinal] = before + 1
    }
  }
  return found
}

function emptied(countedEntries: Int32Array, found: number, counts: Int32Array): SetTally {
  const tally = { of: countedEntries.slice(0, found), counts: new Int32Array(found) }
  for (let at = 0; at < found; at++) {
    const one = countedEntries[at] as number
    tally.counts[at] = counts[one] as number
    counts[one] = 0
  }
  return tally
}

function singles({ sets }: Column, tally: SetTally): SetTally {
  const { members } = sets
  const of = new Int32Array(tally.of.length)
  for (let at = 0; at < of.length; at++) of[at] = members[(tally.of[at] as number) - 1] as number
  return { of, counts: tally.counts }
}
