import { assign, type Bits, has, intersect, slotsOf, unite } from './bitset.ts'
import type { Budget } from './budget.ts'
import type { FilterEngine } from './filter-engine.ts'
import type { EngineQuery } from './query.ts'
import { scoreText, type TextHits, type TextParts } from './text/score-text.ts'

/** What a filter leaves of the hits, and what they score. */
export type Found = { bits: Bits; slots: Int32Array; scoreOf(slot: number): number }

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
): (bits: Bits) => Found {
  if (!query.text) return (bits) => ({ bits, slots: slotsOf(bits), scoreOf: () => 1 })
  const widest = query.facets.reduce((bits, { filter }) => {
    if (filter) unite(bits, filters.evaluate(filter))
    return bits
  }, filters.evaluate(query.filter))
  const hits = scoreText(query.text, text, widest, documents, budget)
  if (query.also && !budget.spent()) addPlain(hits, filters.evaluate(query.also), widest)
  for (const { filter, weight } of query.weights ?? [])
    for (const slot of slotsOf(filters.evaluate(filter))) hits.scores[slot] = (hits.scores[slot] as number) * weight

  const cut = query.text.minScore * bestOf(hits, filters.evaluate(query.filter))
  for (const slot of slotsOf(hits.bits)) if ((hits.scores[slot] as number) < cut) assign(hits.bits, slot, false)
  return (bits) => {
    intersect(bits, hits.bits)
    return { bits, slots: slotsOf(bits), scoreOf: (slot) => hits.scores[slot] as number }
  }
}

function addPlain(hits: TextHits, plain: Bits, allowed: Bits): void {
  intersect(plain, allowed)
  for (const slot of slotsOf(plain)) {
    hits.scores[slot] = (has(hits.bits, slot) ? (hits.scores[slot] as number) : 0) + plainScore
    assign(hits.bits, slot, true)
  }
}

function bestOf(hits: TextHits, bits: Bits): number {
  intersect(bits, hits.bits)
  let best = 0
  for (const slot of slotsOf(bits)) best = Math.max(best, hits.scores[slot] as number)
  return best
}
