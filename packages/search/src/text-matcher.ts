import { type Bitset, hasBit, intersect, setBit, slotsOf, union } from './bitset.ts'
import type { Budget } from './budget.ts'
import type { FilterEngine } from './filter-engine.ts'
import type { EngineQuery } from './query.ts'
import type { ScoreTable } from './text/score-table.ts'
import { scoreText, type TextParts } from './text/score-text.ts'

/** The matching documents after filtering, and their scores. */
export type ScoredMatches = { bits: Bitset; slots: Int32Array; scoreOf(slot: number): number }

export type TextMatcher = {
  /** Removes the documents that do not match the text. The matcher takes ownership of the passed set. */
  within(bits: Bitset): Bitset
  scoreOf(slot: number): number
}

/** The score that a document gets for matching the filter `also`, like constant_score in search engines. */
const plainScore = 1

/**
 * Runs the text query before the filters: the text is searched once over all documents that the query or any of its
 * facets may include. The minimum score is relative to the best hit of the query itself.
 */
export function createTextMatcher(
  query: EngineQuery,
  filters: FilterEngine,
  text: TextParts,
  documents: number,
  budget: Budget,
): TextMatcher {
  if (!query.text) return { within: (bits) => bits, scoreOf: () => 1 }
  const own = filters.evaluate(query.filter, budget)
  const { scoreTable } = text
  scoreText(query.text, text, allowedDocuments(own, query, filters, budget), documents, budget)
  if (query.also && !budget.isExceeded()) addPlain(scoreTable, filters.evaluate(query.also, budget), own)
  applyWeight(scoreTable, query, filters, budget)

  let best = 0
  for (const slot of scoreTable.hits)
    if (scoreTable.score(slot) > best && hasBit(own, slot)) best = scoreTable.score(slot)
  const cut = query.text.absoluteMinScore ?? query.text.minScore * best
  const kept = new Int32Array(own.length)
  for (const slot of scoreTable.hits) if (scoreTable.score(slot) >= cut) setBit(kept, slot, true)
  return {
    within: (bits) => {
      intersect(bits, kept)
      return bits
    },
    scoreOf: (slot) => scoreTable.score(slot),
  }
}

/** The documents in which the text is searched. A facet's own filter may include documents that the query's filter excludes. */
function allowedDocuments(own: Bitset, query: EngineQuery, filters: FilterEngine, budget: Budget): Bitset {
  const facetFilters = new Set(query.facets.flatMap(({ filter }) => (filter ? [filter] : [])))
  if (facetFilters.size === 0) return own
  const bits = own.slice()
  for (const filter of facetFilters) union(bits, filters.evaluate(filter, budget))
  return bits
}

function addPlain(scoreTable: ScoreTable, plain: Bitset, allowed: Bitset): void {
  intersect(plain, allowed)
  for (const slot of slotsOf(plain)) scoreTable.raiseScore(slot, plainScore)
}

function applyWeight(
  scoreTable: ScoreTable,
  { weights = [] }: EngineQuery,
  filters: FilterEngine,
  budget: Budget,
): void {
  for (const { filter, weight } of weights) {
    const bits = filters.evaluate(filter, budget)
    for (const slot of scoreTable.hits) if (hasBit(bits, slot)) scoreTable.applyWeight(slot, weight)
  }
}
