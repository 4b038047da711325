import { type Bits, slotsOf, subtract } from './bitset.ts'
import type { Column } from './columns/column.ts'
import type { Scratch } from './scratch.ts'

/** Numbers of things, and beside them how many documents have each. Nobody has none. */
export type Tally = { of: number[]; counts: number[] }

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
    const scratch = this.#scratch.atLeast(column.sets.size)
    const met =
      column.slots instanceof Uint16Array
        ? countNarrow(column.slots, this.#slots, scratch)
        : countWide(column.slots, this.#slots, scratch)
    const tally = this.#others ? remaining(column, scratch) : emptied(met, scratch)
    if (this.#others) for (const set of met) scratch[set] = 0
    this.#sets.set(column, tally)
    return tally
  }

  /** By value. */
  terms(column: Column): Tally {
    const known = this.#terms.get(column)
    if (known) return known
    const sets = this.sets(column)
    const tally = column.sets.single
      ? { of: sets.of.map((set) => column.sets.members[set - 1] as number), counts: sets.counts }
      : countMembers(column, sets, this.#scratch.atLeast(column.dictionary.size))
    this.#terms.set(column, tally)
    return tally
  }
}

// Twice the same loop: one that met both widths would be compiled for neither. Both give the sets met.
function countNarrow(sets: Uint16Array, slots: Int32Array, counts: Int32Array): number[] {
  const met: number[] = []
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] as number
    if (slot >= sets.length) break
    const set = sets[slot] as number
    const before = counts[set] as number
    if (before === 0) met.push(set)
    counts[set] = before + 1
  }
  return met
}

function countWide(sets: Int32Array, slots: Int32Array, counts: Int32Array): number[] {
  const met: number[] = []
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] as number
    if (slot >= sets.length) break
    const set = sets[slot] as number
    const before = counts[set] as number
    if (before === 0) met.push(set)
    counts[set] = before + 1
  }
  return met
}

/** What was counted, leaving the scratch as it was found. Set 0 is no value. */
function emptied(met: readonly number[], scratch: Int32Array): Tally {
  const tally: Tally = { of: [], counts: [] }
  for (const of of met) {
    if (of !== 0) {
      tally.of.push(of)
      tally.counts.push(scratch[of] as number)
    }
    scratch[of] = 0
  }
  return tally
}

/** Of all documents those that were not counted. */
function remaining({ sets, holders }: Column, counted: Int32Array): Tally {
  const tally: Tally = { of: [], counts: [] }
  const end = Math.min(sets.size, holders.length)
  for (let set = 1; set < end; set++) {
    const count = (holders[set] as number) - (counted[set] as number)
    if (count === 0) continue
    tally.of.push(set)
    tally.counts.push(count)
  }
  return tally
}

function countMembers({ sets }: Column, tally: Tally, scratch: Int32Array): Tally {
  const { members, ends } = sets
  const met: number[] = []
  for (let index = 0; index < tally.of.length; index++) {
    const set = tally.of[index] as number
    const count = tally.counts[index] as number
    const end = ends[set] as number
    for (let at = ends[set - 1] as number; at < end; at++) {
      const ordinal = members[at] as number
      const before = scratch[ordinal] as number
      if (before === 0) met.push(ordinal)
      scratch[ordinal] = before + count
    }
  }
  const counts: number[] = []
  for (const ordinal of met) {
    counts.push(scratch[ordinal] as number)
    scratch[ordinal] = 0
  }
  return { of: met, counts }
}
