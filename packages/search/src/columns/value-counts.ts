import type { TermDictionary } from './term-dictionary.ts'
import type { ValueSets } from './value-sets.ts'

/** A column with more values than this is not kept in sort order, because facets never list all of them. */
const maxOrdered = 1024

/** Number of slots per value of a column. Computed on first use and updated incrementally after that. */
export class ValueCounts {
  readonly counts = new Map<number, number>()
  readonly #sets: ValueSets
  readonly #dictionary: TermDictionary
  #ordered: Int32Array | null = null

  constructor(sets: ValueSets, holders: Int32Array, dictionary: TermDictionary) {
    this.#sets = sets
    this.#dictionary = dictionary
    for (let set = 1; set < sets.size; set++) if (holders[set]) this.add(set, holders[set] as number)
  }

  /** Adds `more` (may be negative) to the slot count of every value in the set. */
  add(set: number, more: number): void {
    if (set === 0) return
    const { members } = this.#sets
    const end = this.#sets.end(set)
    for (let at = this.#sets.start(set); at < end; at++) {
      const ordinal = members[at] as number
      const before = this.counts.get(ordinal) ?? 0
      if (before + more === 0) this.counts.delete(ordinal)
      else this.counts.set(ordinal, before + more)
      if (before === 0 || before + more === 0) this.#ordered = null
    }
  }

  /** The values in sort order (numbers by value, then texts in code unit order); null if there are too many. */
  get ordered(): Int32Array | null {
    if (this.counts.size > maxOrdered) return null
    this.#ordered ??= sortTerms(this.counts.keys(), this.#dictionary)
    return this.#ordered
  }
}

export function sortTerms(ordinals: Iterable<number>, dictionary: TermDictionary): Int32Array {
  return Int32Array.from(ordinals).sort(
    (left, right) => dictionary.compare(left, right) || dictionary.compareText(left, right),
  )
}
