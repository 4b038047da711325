import { assign, type Bits, has, intersect, slotsOf, unite } from './bitset.ts'
import type { Budget } from './budget.ts'
import type { FilterEngine } from './filter-engine.ts'
import type { EngineQuery } from './query.ts'
import type { ScoreBoard } from './text/score-board.ts'
import { scoreText, type TextParts } from './text/score-text.ts'

/** What a filter leaves of the hits, and what they score. */
export type Found = { bits: Bits; slots: Int32Array; scoreOf(slot: number): number }

export type Finder = {
  /** What of a set of documents was found; the set is the finder's own from then on. */
  within(bits: Bits): Bits
  scoreOf(slot: number): number
}

/** What a document found by a plain clause beside a text scores, as a search engine's constant clauses do. */
const plainScore = 1

/**
 * Text first, filters after: the text is looked up once among everything that the query or one of its facets may see,
 * and the lowest score that counts is set by the query's own hits.
 */
export function createFinder(
  query: EngineQuery,
  filters: FilterEngine,
  text: TextParts,
  documents: number,
  budget: Budget,
): Finder {
  if (!query.text) return { within: (bits) => bits, scoreOf: () => 1 }
  const own = filters.evaluate(query.filter, budget)
  const { board } = text
  scoreText(query.text, text, widest(own, query, filters, budget), documents, budget)
  if (query.also && !budget.spent()) addPlain(board, filters.evaluate(query.also, budget), own)
  weigh(board, query, filters, budget)

  let best = 0
  for (const slot of board.hits) if (board.score(slot) > best && has(own, slot)) best = board.score(slot)
  const cut = query.text.minScore * best
  const kept = new Int32Array(own.length)
  for (const slot of board.hits) if (board.score(slot) >= cut) assign(kept, slot, true)
  return {
    within: (bits) => {
      intersect(bits, kept)
      return bits
    },
    scoreOf: (slot) => board.score(slot),
  }
}

/** Facets may look beyond the query's own filter. */
function widest(own: Bits, query: EngineQuery, filters: FilterEngine, budget: Budget): Bits {
  const beyond = new Set(query.facets.flatMap(({ filter }) => (filter ? [filter] : [])))
  if (beyond.size === 0) return own
  const bits = own.slice()
  for (const filter of beyond) unite(bits, filters.evaluate(filter, budget))
  return bits
}

function addPlain(board: ScoreBoard, plain: Bits, allowed: Bits): void {
  intersect(plain, allowed)
  for (const slot of slotsOf(plain)) board.lift(slot, plainScore)
}

function weigh(board: ScoreBoard, { weights = [] }: EngineQuery, filters: FilterEngine, budget: Budget): void {
  for (const { filter, weight } of weights) {
    const bits = filters.evaluate(filter, budget)
    for (const slot of board.hits) if (has(bits, slot)) board.weigh(slot, weight)
  }
}
