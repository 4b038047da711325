import { type Bits, slotsOf, subtract } from './bitset.ts'
import type { Column } from './columns/column.ts'
import type { ValueSets } from './columns/value-sets.ts'
import type { Scratch } from './scratch.ts'

/** Numbers of things, and beside them how many documents have each. Nobody has none. */
export type Tally = { of: Int32Array; counts: Int32Array }

export const emptyTally: Tally = { of: new Int32Array(0), counts: new Int32Array(0) }

/**
 * How many of the documents found have each set of values of a column, and each value. The one loop over documents that
 * facets need; all else goes over the sets that were met. Several facets of one column share it. When most documents
 * were found, the others are counted and taken off what the column knows of all.
 */
export class SetCounts {
  readonly bits: Bits
  readonly #slots: Int32Array
  readonly #others: boolean
  readonly #scratch: Scratch
  readonly #sets = new Map<Column, Tally>()
  readonly #terms = new Map<Column, Tally>()

  constructor(bits: Bits, slots: Int32Array, live: Bits, documents: number, scratch: Scratch) {
    this.bits = bits
    this.#scratch = scratch
    this.#others = slots.length * 2 > documents
    if (this.#others) {
      const others = live.slice()
      subtract(others, bits)
      this.#slots = slotsOf(others)
    } else this.#slots = slots
  }

  /** By set. */
  sets(column: Column): Tally {
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

  /** By value. */
  terms(column: Column): Tally {
    const known = this.#terms.get(column)
    if (known) return known
    const tally = this.#countTerms(column)
    this.#terms.set(column, tally)
    return tally
  }

  #countTerms(column: Column): Tally {
    if (column.sets.single) return singles(column, this.sets(column))
    // Lists of variants' colours are nearly all different: there going by sets would be a detour over most of them.
    return this.#slots.length < column.sets.size
      ? this.#countHeld(column)
      : this.#countMembers(column, this.sets(column))
  }

  /** By value of two columns together: a document counts once per value, whichever of them holds it. */
  both(first: Column, second: Column, holdingBoth: Bits | null): Tally {
    const tallies = [this.terms(first), this.terms(second)]
    const sums = this.#scratch.counts(first.dictionary.size)
    const met = this.#scratch.met(first.dictionary.size)
    let found = 0
    for (const { of, counts } of tallies) {
      for (let at = 0; at < of.length; at++) {
        const ordinal = of[at] as number
        if (sums[ordinal] === 0) met[found++] = ordinal
        sums[ordinal] = (sums[ordinal] as number) + (counts[at] as number)
      }
    }
    for (const slot of holdingBoth ? slotsOf(holdingBoth) : []) {
      const held = first.ordinals(slot)
      for (const ordinal of second.ordinals(slot))
        if (held.includes(ordinal)) sums[ordinal] = (sums[ordinal] as number) - 1
    }
    return emptied(met, found, sums)
  }

  /** What was counted, or of all documents those that were not; the counts are wiped on the way. */
  #collect({ sets, holders }: Column, counts: Int32Array): Tally {
    const met = this.#scratch.met(sets.size)
    let found = 0
    counts[0] = 0
    if (this.#others) {
      const end = Math.min(sets.size, holders.length)
      for (let set = 1; set < end; set++) {
        const left = (holders[set] as number) - (counts[set] as number)
        counts[set] = left
        if (left !== 0) met[found++] = set
      }
    } else for (let set = 1; set < sets.size; set++) if (counts[set] !== 0) met[found++] = set
    return emptied(met, found, counts)
  }

  /** Document by document. */
  #countHeld(column: Column): Tally {
    const { sets, slots, dictionary } = column
    const sums = this.#scratch.counts(dictionary.size)
    const met = this.#scratch.met(dictionary.size)
    const found =
      slots instanceof Uint16Array
        ? addNarrow(slots, this.#slots, sets, sums, met)
        : addWide(slots, this.#slots, sets, sums, met)
    if (!this.#others) return emptied(met, found, sums)
    let left = 0
    const held = column.held.counts
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

  #countMembers({ sets, dictionary }: Column, tally: Tally): Tally {
    const { members, ends } = sets
    const { of, counts } = tally
    const sums = this.#scratch.counts(dictionary.size)
    const met = this.#scratch.met(dictionary.size)
    let found = 0
    for (let index = 0; index < of.length; index++) {
      const set = of[index] as number
      const count = counts[index] as number
      const end = ends[set] as number
      for (let at = ends[set - 1] as number; at < end; at++) {
        const ordinal = members[at] as number
        const before = sums[ordinal] as number
        if (before === 0) met[found++] = ordinal
        sums[ordinal] = before + count
      }
    }
    return emptied(met, found, sums)
  }
}

// Twice the same loop: one that met both widths would be compiled for neither.
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

// Twice, for the same reason as above. Adds up what the slots hold; returns how many values were met.
function addNarrow(held: Uint16Array, slots: Int32Array, sets: Sets, sums: Int32Array, met: Int32Array): number {
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
      if (before === 0) met[found++] = ordinal
      sums[ordinal] = before + 1
    }
  }
  return found
}

function addWide(held: Int32Array, slots: Int32Array, sets: Sets, sums: Int32Array, met: Int32Array): number {
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
      if (before === 0) met[found++] = ordinal
      sums[ordinal] = before + 1
    }
  }
  return found
}

function emptied(met: Int32Array, found: number, counts: Int32Array): Tally {
  const tally = { of: met.slice(0, found), counts: new Int32Array(found) }
  for (let at = 0; at < found; at++) {
    const one = met[at] as number
    tally.counts[at] = counts[one] as number
    counts[one] = 0
  }
  return tally
}

function singles({ sets }: Column, tally: Tally): Tally {
  const { members } = sets
  const of = new Int32Array(tally.of.length)
  for (let at = 0; at < of.length; at++) of[at] = members[(tally.of[at] as number) - 1] as number
  return { of, counts: tally.counts }
}
