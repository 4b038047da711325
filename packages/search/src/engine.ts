import { slotsOf } from './bitset.ts'
import { type Budget, BudgetExceeded } from './budget.ts'
import { FieldTree, type Value } from './columns/field-tree.ts'
import { type CachedResult, CountCache, countCachedFacet } from './count-cache.ts'
import { DocumentSlots, type SavedSlots } from './document-slots.ts'
import type { FacetCount } from './facets.ts'
import type { Filter } from './filter.ts'
import { FilterEngine } from './filter-engine.ts'
import { slotsOfPage } from './page.ts'
import type { EngineQuery, EngineResult } from './query.ts'
import { ScratchBuffers } from './scratch.ts'
import { SetCounts } from './set-counts.ts'
import { SortedOrders } from './sorted-orders.ts'
import { CodeIndex, type SavedCodes } from './text/codes.ts'
import { type Language, languageRules } from './text/language.ts'
import { ScoreTable } from './text/score-table.ts'
import type { TextParts } from './text/score-text.ts'
import { type SavedWordIndex, WordIndex } from './text/word-index.ts'
import { createTextMatcher, type TextMatcher } from './text-matcher.ts'

export type EngineOptions = {
  language: Language
  /** At most eight. The texts of each entry follow this order. */
  textFields: readonly string[]
  /** The field name whose boost applies to article codes. */
  codeField: string
}

export type Entry = {
  id: number
  /** Every path of the document is indexed as a field. */
  document: object
  /** Additional fields that are not part of the document. */
  extra?: Iterable<readonly [string, readonly Value[]]>
  /** The texts of each text field, in the order of textFields. */
  texts: readonly (readonly string[])[]
  codes: readonly string[]
}

/**
 * An in-memory index for filters, facets, sorting and full text, with incremental changes. It does not store the
 * documents themselves.
 */
export class Engine {
  readonly #slots: DocumentSlots
  readonly #fields: FieldTree
  readonly #filters: FilterEngine
  readonly #orders = new SortedOrders(() => slotsOf(this.#filters.live))
  readonly #words: WordIndex
  readonly #codes: CodeIndex
  readonly #scratch = new ScratchBuffers()
  /** Results whose arrays can be reused after the running search, which may still read them. */
  #unused: CachedResult[] = []
  readonly #countCache = new CountCache((result) => this.#unused.push(result))
  readonly #scoreTable = new ScoreTable()
  readonly #options: EngineOptions

  /** saved: the parts that `save` of an engine with the same options returned. */
  constructor(options: EngineOptions, saved?: Iterator<unknown>) {
    const language = languageRules[options.language]
    this.#options = options
    this.#slots = saved ? DocumentSlots.load(saved.next().value as SavedSlots) : new DocumentSlots()
    this.#fields = saved ? FieldTree.load(saved) : new FieldTree()
    this.#words = saved
      ? WordIndex.load(saved.next().value as SavedWordIndex, language)
      : new WordIndex(language, options.textFields.length)
    this.#codes = saved ? CodeIndex.load(saved.next().value as SavedCodes) : new CodeIndex()
    this.#filters = new FilterEngine(this.#fields)
    this.#filters.markLoaded(this.#slots.slots(), this.#slots.end)
  }

  /**
   * The content of the index as plain data that the structured clone algorithm can copy, in parts of moderate size.
   * Each part shares memory with the index: copy it before the next change, and change nothing until the last part.
   */
  *save(): Iterable<unknown> {
    yield this.#slots.save()
    yield* this.#fields.save()
    yield this.#words.save()
    yield this.#codes.save()
  }

  get size(): number {
    return this.#slots.size
  }

  put({ id, document, extra = [], texts, codes }: Entry): void {
    this.#countCache.clear()
    const known = this.#slots.find(id)
    const slot = known ?? this.#slots.take(id)
    if (known !== undefined) this.#orders.removeSlot(slot)
    this.#fields.write(slot, document, extra)
    this.#words.put(slot, texts)
    this.#codes.put(slot, codes)
    this.#filters.documentChanged(slot, true)
    this.#orders.insertSlot(slot)
  }

  remove(id: number): boolean {
    const slot = this.#slots.find(id)
    if (slot === undefined) return false
    this.#countCache.clear()
    this.#orders.removeSlot(slot)
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
      if (error instanceof BudgetExceeded)
        return { total: 0, ids: [], scores: [], bestScore: null, facets: new Map(), timedOut: true }
      throw error
    } finally {
      for (const { slots, counts } of this.#unused) {
        counts.release()
        this.#scratch.give(slots)
      }
      this.#unused = []
    }
  }

  #search(query: EngineQuery, budget: Budget): EngineResult {
    const find = createTextMatcher(query, this.#filters, this.#text(), this.#slots.size, budget)
    const counted = new Map<Filter, CachedResult>()
    const among = (filter: Filter): CachedResult => {
      const known = counted.get(filter) ?? this.#among(filter, query, find, budget)
      counted.set(filter, known)
      return known
    }
    const { bits, slots } = among(query.filter)
    const found = { bits, slots, scoreOf: find.scoreOf }
    const page = slotsOfPage(found, query, { fields: this.#fields, slots: this.#slots, orders: this.#orders })
    const facets = new Map<string, FacetCount>()
    const index = { fields: this.#fields, filters: this.#filters, scratch: this.#scratch }
    for (const { name, facet, filter = query.filter } of query.facets) {
      if (budget.isExceeded()) break
      facets.set(name, countCachedFacet(among(filter), facet, index))
    }
    let bestScore: number | null = slots.length > 0 ? 1 : null
    if (query.text) for (const slot of slots) bestScore = Math.max(bestScore ?? 0, find.scoreOf(slot))
    return {
      total: slots.length,
      ids: page.map((slot) => this.#slots.id(slot)),
      scores: page.map(find.scoreOf),
      bestScore,
      facets,
      timedOut: budget.isExceeded(),
    }
  }

  /** Text queries rarely repeat, so only results of plain filters are cached. */
  #among(filter: Filter, query: EngineQuery, find: TextMatcher, budget: Budget): CachedResult {
    const count = () => {
      const bits = find.within(this.#filters.evaluate(filter, budget))
      const slots = slotsOf(bits, (length) => this.#scratch.take(length))
      const counts = new SetCounts(bits, slots, this.#filters.live, this.#slots.size, this.#scratch)
      return { bits, slots, counts }
    }
    if (!query.text) return this.#countCache.of(filter, count)
    const result = { ...count(), facets: new Map() }
    this.#unused.push(result)
    return result
  }

  #text(): TextParts {
    const { textFields, codeField } = this.#options
    return { words: this.#words, codes: this.#codes, fields: textFields, codeField, scoreTable: this.#scoreTable }
  }

  /** The ids of all documents that match a filter, ascending. */
  idsOf(filter: Filter): number[] {
    const slots = slotsOf(this.#filters.evaluate(filter))
    return Array.from(slots, (slot) => this.#slots.ids[slot] as number).sort((a, b) => a - b)
  }

  allIds(): number[] {
    return this.#slots.allIds()
  }

  /**
   * The values of a document's fields as text; the first value if a field has several. null if the document does not
   * exist.
   */
  valuesOf(id: number, fields: readonly string[]): (string | undefined)[] | null {
    const slot = this.#slots.find(id)
    if (slot === undefined) return null
    return fields.map((field) => {
      const column = this.#fields.find(field)
      const set = column?.setAt(slot) ?? 0
      if (!column || set === 0) return undefined
      return this.#fields.dictionary.term(column.sets.members[column.sets.start(set)] as number)
    })
  }

  hasField(field: string): boolean {
    return this.#fields.find(field) !== undefined
  }

  /** Resolves when no order is being sorted in the background. */
  settled(): Promise<void> {
    return this.#orders.settled()
  }

  /** Memory of columns, dictionary, orders and codes in bytes; the word index is not included. */
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
