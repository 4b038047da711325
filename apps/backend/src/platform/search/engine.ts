import type { Language } from '@mantel/domain/store'
import { slotsOf } from './bitset.ts'
import { type Budget, BudgetSpent } from './budget.ts'
import { FieldTree, type Value } from './columns/field-tree.ts'
import { countFacet, type FacetCount } from './facets.ts'
import type { Filter } from './filter.ts'
import { FilterEngine } from './filter-engine.ts'
import { createFinder, type Found } from './found.ts'
import { pageOf } from './page.ts'
import type { EngineQuery, EngineResult } from './query.ts'
import { Scratch } from './scratch.ts'
import { SetCounts } from './set-counts.ts'
import { Slots } from './slots.ts'
import { SortedOrders } from './sorted-orders.ts'
import { CodeIndex } from './text/codes.ts'
import { languageRules } from './text/language.ts'
import { ScoreBoard } from './text/score-board.ts'
import { WordIndex } from './text/word-index.ts'

export type EngineOptions = {
  language: Language
  /** At most eight; their texts come with each entry, in this order. */
  textFields: readonly string[]
  /** The name under which codes are boosted. */
  codeField: string
}

export type Entry = {
  id: number
  /** Every path of it is a field. */
  document: object
  /** Fields that the document does not hold by itself. */
  extra?: Iterable<readonly [string, readonly Value[]]>
  /** By text field. */
  texts: readonly (readonly string[])[]
  codes: readonly string[]
}

/** An index in memory: filters, facets, orders and text over documents that come and go. It keeps no documents. */
export class Engine {
  readonly #slots = new Slots()
  readonly #fields = new FieldTree()
  readonly #filters = new FilterEngine(this.#fields)
  readonly #orders = new SortedOrders(() => slotsOf(this.#filters.live))
  readonly #words: WordIndex
  readonly #codes = new CodeIndex()
  readonly #scratch = new Scratch()
  readonly #board = new ScoreBoard()
  readonly #options: EngineOptions

  constructor(options: EngineOptions) {
    this.#options = options
    this.#words = new WordIndex(languageRules[options.language], options.textFields.length)
  }

  get size(): number {
    return this.#slots.size
  }

  put({ id, document, extra = [], texts, codes }: Entry): void {
    const known = this.#slots.find(id)
    const slot = known ?? this.#slots.take(id)
    if (known !== undefined) this.#orders.takeOut(slot)
    this.#fields.write(slot, document, extra)
    this.#words.put(slot, texts)
    this.#codes.put(slot, codes)
    this.#filters.documentChanged(slot, true)
    this.#orders.putBack(slot)
  }

  remove(id: number): boolean {
    const slot = this.#slots.find(id)
    if (slot === undefined) return false
    this.#orders.takeOut(slot)
    this.#fields.clear(slot)
    this.#words.remove(slot)
    this.#codes.remove(slot)
    this.#filters.documentChanged(slot, false)
    this.#slots.release(id, slot)
    return true
  }

  search(query: EngineQuery, budget: Budget): EngineResult {
    try {
      return this.#search(query, budget)
    } catch (error) {
      if (error instanceof BudgetSpent)
        return { total: 0, ids: [], scores: [], bestScore: null, facets: new Map(), timedOut: true }
      throw error
    }
  }

  #search(query: EngineQuery, budget: Budget): EngineResult {
    const text = {
      words: this.#words,
      codes: this.#codes,
      fields: this.#options.textFields,
      codeField: this.#options.codeField,
      board: this.#board,
    }
    const find = createFinder(query, this.#filters, text, this.#slots.size, budget)
    const found = find(this.#filters.evaluate(query.filter, budget))
    const page = pageOf(found, query, { fields: this.#fields, slots: this.#slots, orders: this.#orders })

    const facets = new Map<string, FacetCount>()
    const countedBy = new Map<Filter, SetCounts>([[query.filter, this.#counts(found)]])
    for (const { name, facet, filter = query.filter } of query.facets) {
      if (budget.spent()) break
      const counted = countedBy.get(filter) ?? this.#counts(find(this.#filters.evaluate(filter, budget)))
      countedBy.set(filter, counted)
      facets.set(name, countFacet(facet, counted, { fields: this.#fields, filters: this.#filters }))
    }
    let bestScore: number | null = found.slots.length > 0 ? 1 : null
    if (query.text) for (const slot of found.slots) bestScore = Math.max(bestScore ?? 0, found.scoreOf(slot))
    return {
      total: found.slots.length,
      ids: page.map((slot) => this.#slots.ids[slot] as number),
      scores: page.map(found.scoreOf),
      bestScore,
      facets,
      timedOut: budget.spent(),
    }
  }

  #counts({ bits, slots }: Found): SetCounts {
    return new SetCounts(bits, slots, this.#filters.live, this.#slots.size, this.#scratch)
  }

  /** The ids of all documents that a filter holds for, ascending. */
  idsOf(filter: Filter): number[] {
    const slots = slotsOf(this.#filters.evaluate(filter))
    return Array.from(slots, (slot) => this.#slots.ids[slot] as number).sort((a, b) => a - b)
  }

  allIds(): number[] {
    return this.#slots.allIds()
  }

  hasField(field: string): boolean {
    return this.#fields.find(field) !== undefined
  }

  /** Resolves when no order is being found in the background. */
  settled(): Promise<void> {
    return this.#orders.settled()
  }

  /** Bytes of columns, dictionary, orders and codes; words are not counted. */
  get memory(): number {
    return this.#fields.memory + this.#orders.memory + this.#codes.memory
  }

  get stats(): { documents: number; fields: number; terms: number; words: number } {
    return {
      documents: this.#slots.size,
      fields: this.#fields.fields,
      terms: this.#fields.dictionary.size,
      words: this.#words.vocabulary.size,
    }
  }
}
