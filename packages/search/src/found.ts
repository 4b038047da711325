import { type Bitset, hasBit, intersect, setBit, slotsOf, union } from './bitset.ts'
import type { Budget } from './budget.ts'
import type { FilterEngine } from './filter-engine.ts'
import type { EngineQuery } from './query.ts'
import type { ScoreTable } from './text/score-board.ts'
import { scoreText, type TextParts } from './text/score-text.ts'

/** The matching documents after filtering, and their scores. */
export type Matches = { bits: Bitset; slots: Int32Array; scoreOf(slot: number): number }

export type TextMatcher = {
  /** Removes the documents that do not match the text. The matcher takes ownership of the passed set. */
  within(bits: Bitset): Bitset
  scoreOf(slot: number): number
}

/** The score of a document that matches a plain clause next to a text query, like constant_score in search engines. */
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
  const { board } = text
  scoreText(query.text, text, widest(own, query, filters, budget), documents, budget)
  if (query.also && !budget.isExceeded()) addPlain(board, filters.evaluate(query.also, budget), own)
  applyWeight(board, query, filters, budget)

  let best = 0
  for (const slot of board.hits) if (board.score(slot) > best && hasBit(own, slot)) best = board.score(slot)
  const cut = query.text.absoluteMinScore ?? query.text.minScore * best
  const kept = new Int32Array(own.length)
  for (const slot of board.hits) if (board.score(slot) >= cut) setBit(kept, slot, true)
  return {
    within: (bits) => {
      intersect(bits, kept)
      return bits
    },
    scoreOf: (slot) => board.score(slot),
  }
}

/** A facet's own filter may include documents outside the query's filter. */
function widest(own: Bitset, query: EngineQuery, filters: FilterEngine, budget: Budget): Bitset {
  const beyond = new Set(query.facets.flatMap(({ filter }) => (filter ? [filter] : [])))
  if (beyond.size === 0) return own
  const bits = own.slice()
  for (const filter of beyond) union(bits, filters.evaluate(filter, budget))
  return bits
}

function addPlain(board: ScoreTable, plain: Bitset, allowed: Bitset): void {
  intersect(plain, allowed)
  for (const slot of slotsOf(plain)) board.raiseScore(slot, plainScore)
}

function applyWeight(board: ScoreTable, { weights = [] }: EngineQuery, filters: FilterEngine, budget: Budget): void {
  for (const { filter, weight } of weights) {
    const bits = filters.evaluate(filter, budget)
    for (const slot of board.hits) if (hasBit(bits, slot)) board.applyWeight(slot, weight)
  }
}
