import { assign, type Bits, grown, intersect, subtract, unite, wordsFor } from './bitset.ts'
import { type Budget, BudgetSpent } from './budget.ts'
import type { FieldTree } from './columns/field-tree.ts'
import { type Filter, type Leaf, leafKey } from './filter.ts'
import { satisfiedAt, satisfyingSets } from './leaf-sets.ts'

/** Answers of leaves that are kept: at 100,000 documents each costs 12 KB. */
const keptLeaves = 512

type Kept = { leaf: Leaf; bits: Bits }

/**
 * Turns filters into sets of slots. Answers of single clauses are kept, because listings repeat them; when a document
 * changes, its one bit in each kept answer is computed anew, so nothing has to be thrown away.
 */
export class FilterEngine {
  readonly #fields: FieldTree
  readonly #kept = new Map<string, Kept>()
  /** Slots that hold a document. */
  #live: Bits = new Int32Array(0)
  #budget: Budget | undefined
  /** Whether no document has both of two fields; until one changes. */
  readonly #apart = new Map<string, boolean>()

  constructor(fields: FieldTree) {
    this.#fields = fields
  }

  get live(): Bits {
    return this.#live
  }

  /** To be called after the columns of the slot were written or cleared. */
  documentChanged(slot: number, exists: boolean): void {
    this.#apart.clear()
    const words = wordsFor(slot + 1)
    if (words > this.#live.length) this.#grow(Math.max(words, this.#live.length * 2, 4))
    assign(this.#live, slot, exists)
    for (const { leaf, bits } of this.#kept.values()) assign(bits, slot, exists && this.#holds(leaf, slot))
  }

  /** A set of the caller's own, to change as it likes. Throws when the budget runs out on the way. */
  evaluate(filter: Filter, budget?: Budget): Bits {
    this.#budget = budget
    const bits = this.#all(filter)
    intersect(bits, this.#live)
    return bits
  }

  /** The documents that have a field; for reading only. */
  having(field: string): Bits {
    return this.#leaf({ kind: 'exists', field })
  }

  /** The documents that have both fields, a set of the caller's own; null where none has. */
  havingBoth(first: string, second: string): Bits | null {
    const key = `${first}\0${second}`
    let isEmpty = this.#apart.get(key)
    if (isEmpty) return null
    const bits = this.having(first).slice()
    intersect(bits, this.having(second))
    isEmpty ??= bits.every((word) => word === 0)
    if (this.#apart.size >= keptLeaves) this.#apart.clear()
    this.#apart.set(key, isEmpty)
    return isEmpty ? null : bits
  }

  #all(filter: Filter): Bits {
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

  /** For reading only: a kept answer is not copied. */
  #read(filter: Filter): Bits {
    if (filter.kind === 'all') return this.#live
    return filter.kind === 'terms' || filter.kind === 'range' || filter.kind === 'exists'
      ? this.#leaf(filter)
      : this.#all(filter)
  }

  #some(parts: readonly Filter[], atLeast: number): Bits {
    if (atLeast === 1) {
      const bits = this.#all(parts[0] as Filter)
      for (const part of parts.slice(1)) unite(bits, this.#read(part))
      return bits
    }
    // reached[n]: the slots that n + 1 of the parts seen so far hold for.
    const reached = Array.from({ length: atLeast }, () => this.#empty())
    for (const part of parts) {
      const bits = this.#read(part)
      for (let level = atLeast - 1; level >= 0; level--) {
        const gained = bits.slice()
        if (level > 0) intersect(gained, reached[level - 1] as Bits)
        unite(reached[level] as Bits, gained)
      }
    }
    return reached[atLeast - 1] as Bits
  }

  #leaf(leaf: Leaf): Bits {
    const key = leafKey(leaf)
    const known = this.#kept.get(key)
    if (known) {
      this.#kept.delete(key)
      this.#kept.set(key, known)
      return known.bits
    }
    if (this.#budget?.spent()) throw new BudgetSpent()
    const bits = this.#empty()
    const column = this.#fields.find(leaf.field)
    if (!column) return bits
    column.mark(satisfyingSets(column, leaf), bits)
    this.#kept.set(key, { leaf, bits })
    if (this.#kept.size > keptLeaves) this.#kept.delete(this.#kept.keys().next().value as string)
    return bits
  }

  #holds(leaf: Leaf, slot: number): boolean {
    const column = this.#fields.find(leaf.field)
    return column !== undefined && satisfiedAt(column, leaf, slot)
  }

  #empty(): Bits {
    return new Int32Array(this.#live.length)
  }

  #grow(words: number): void {
    this.#live = grown(this.#live, words)
    for (const kept of this.#kept.values()) kept.bits = grown(kept.bits, words)
  }
}
