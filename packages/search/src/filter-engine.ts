import { type Bitset, bitsetLength, growBitset, intersect, setBit, subtract, union } from './bitset.ts'
import { type Budget, BudgetExceeded } from './budget.ts'
import type { FieldTree } from './columns/field-tree.ts'
import { type Filter, type LeafFilter, leafFilterKey } from './filter.ts'
import { matchesLeaf, matchingSets } from './leaf-sets.ts'

/** At 100,000 documents each cached clause takes 12 KB. */
const maxClauses = 512

type CachedClause = { leaf: LeafFilter; bits: Bitset }

/**
 * Evaluates filters to sets of slots. Results of single clauses are cached, because listings repeat them. When a
 * document changes, only its bit in each cached result is recomputed, so the cache never has to be cleared.
 */
export class FilterEngine {
  readonly #fields: FieldTree
  /**
   * Ordered from least to most recently used. A Map, because every change iterates over all entries
   * (docs/decisions/018).
   */
  readonly #clauses = new Map<string, CachedClause>()
  /** Slots that contain a document. */
  #live: Bitset = new Int32Array(0)
  #budget: Budget | undefined
  /** For a pair of fields: true if no document has both. Cleared when a document changes. */
  readonly #apart = new Map<string, boolean>()

  constructor(fields: FieldTree) {
    this.#fields = fields
  }

  /** Marks the slots of documents that were loaded with their columns. */
  markLoaded(slots: Iterable<number>, end: number): void {
    this.#grow(bitsetLength(end))
    for (const slot of slots) setBit(this.#live, slot, true)
  }

  get live(): Bitset {
    return this.#live
  }

  /** Must be called after the columns of the slot were written or cleared. */
  documentChanged(slot: number, exists: boolean): void {
    this.#apart.clear()
    const words = bitsetLength(slot + 1)
    if (words > this.#live.length) this.#grow(Math.max(words, this.#live.length * 2, 4))
    setBit(this.#live, slot, exists)
    for (const { leaf, bits } of this.#clauses.values()) setBit(bits, slot, exists && this.#holds(leaf, slot))
  }

  /** Returns a new set that the caller may modify. Throws BudgetExceeded when the budget is used up. */
  evaluate(filter: Filter, budget?: Budget): Bitset {
    this.#budget = budget
    const bits = this.#all(filter)
    intersect(bits, this.#live)
    return bits
  }

  /** The documents that have a field. Callers must not modify the set. */
  documentsWith(field: string): Bitset {
    return this.#leaf({ kind: 'exists', field })
  }

  /** The documents that have both fields, as a new set that the caller may modify; null if there are none. */
  documentsWithBoth(first: string, second: string): Bitset | null {
    const key = `${first}\0${second}`
    let isEmpty = this.#apart.get(key)
    if (isEmpty) return null
    const bits = this.documentsWith(first).slice()
    intersect(bits, this.documentsWith(second))
    isEmpty ??= bits.every((word) => word === 0)
    if (this.#apart.size >= maxClauses) this.#apart.clear()
    this.#apart.set(key, isEmpty)
    return isEmpty ? null : bits
  }

  #all(filter: Filter): Bitset {
    switch (filter.kind) {
      case 'all':
        return this.#live.slice()
      case 'none':
        return this.#empty()
      case 'not': {
        const bits = this.#live.slice()
        subtract(bits, this.#read(filter.of))
        return bits
      }
      case 'and': {
        const bits = this.#all(filter.of[0] as Filter)
        for (const part of filter.of.slice(1)) {
          if (part.kind === 'not') subtract(bits, this.#read(part.of))
          else intersect(bits, this.#read(part))
        }
        return bits
      }
      case 'some':
        return this.#some(filter.of, filter.atLeast)
      default:
        return this.#leaf(filter).slice()
    }
  }

  /** Callers must not modify the returned set: cached results are not copied. */
  #read(filter: Filter): Bitset {
    if (filter.kind === 'all') return this.#live
    return filter.kind === 'terms' || filter.kind === 'range' || filter.kind === 'exists'
      ? this.#leaf(filter)
      : this.#all(filter)
  }

  #some(parts: readonly Filter[], atLeast: number): Bitset {
    if (atLeast === 1) {
      const bits = this.#all(parts[0] as Filter)
      for (const part of parts.slice(1)) union(bits, this.#read(part))
      return bits
    }
    // reached[n]: the slots that match at least n + 1 of the parts evaluated so far.
    const reached = Array.from({ length: atLeast }, () => this.#empty())
    for (const part of parts) {
      const bits = this.#read(part)
      for (let level = atLeast - 1; level >= 0; level--) {
        const gained = bits.slice()
        if (level > 0) intersect(gained, reached[level - 1] as Bitset)
        union(reached[level] as Bitset, gained)
      }
    }
    return reached[atLeast - 1] as Bitset
  }

  #leaf(leaf: LeafFilter): Bitset {
    const key = leafFilterKey(leaf)
    const known = this.#clauses.get(key)
    if (known) {
      this.#clauses.delete(key)
      this.#clauses.set(key, known)
      return known.bits
    }
    if (this.#budget?.isExceeded()) throw new BudgetExceeded()
    const column = this.#fields.find(leaf.field)
    if (!column) return this.#empty()
    const bits = this.#evictClause() ?? this.#empty()
    column.mark(matchingSets(column, leaf), bits)
    this.#clauses.set(key, { leaf, bits })
    return bits
  }

  /** The emptied set of the least recently used clause, if the cache is full. Every caller has read its sets by then. */
  #evictClause(): Bitset | null {
    if (this.#clauses.size < maxClauses) return null
    const [oldest] = this.#clauses
    if (!oldest) return null
    this.#clauses.delete(oldest[0])
    return oldest[1].bits.fill(0)
  }

  #holds(leaf: LeafFilter, slot: number): boolean {
    const column = this.#fields.find(leaf.field)
    return column !== undefined && matchesLeaf(column, leaf, slot)
  }

  #empty(): Bitset {
    return new Int32Array(this.#live.length)
  }

  #grow(words: number): void {
    this.#live = growBitset(this.#live, words)
    for (const clause of this.#clauses.values()) clause.bits = growBitset(clause.bits, words)
  }
}
