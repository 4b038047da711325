import { assign, type Bits, has } from '../bitset.ts'
import type { Budget } from '../budget.ts'
import type { CodeIndex } from './codes.ts'
import { type Meaning, meaningOf } from './near-words.ts'
import { mostQueryWords, type TextQuery } from './text-query.ts'
import type { WordIndex } from './word-index.ts'
import { type FieldBoost, rarity, rarityOf, WordScores } from './word-scores.ts'
import { queryWords } from './words.ts'

export type TextParts = {
  words: WordIndex
  codes: CodeIndex
  /** Names of the text fields, by field number. */
  fields: readonly string[]
  /** The field under whose name codes are boosted. */
  codeField: string
}

export type TextHits = { bits: Bits; scores: Float32Array; best: number }

const looksLikeCode = /[\d-]/

/**
 * The documents among the allowed ones that a text finds, with their scores. Whole and begun article numbers come before
 * everything that words find.
 */
export function scoreText(
  query: TextQuery,
  parts: TextParts,
  allowed: Bits,
  documents: number,
  budget: Budget,
): TextHits {
  const { words: index, codes } = parts
  const words = queryWords(query.text, index.language).slice(0, mostQueryWords)
  const codeBoost = query.boosts.get(parts.codeField) ?? 0
  const boosts = parts.fields.flatMap((name, field): FieldBoost[] => {
    const boost = query.boosts.get(name)
    return boost ? [{ field, boost }] : []
  })

  const slots = allowed.length * 32
  const scores = new Float32Array(slots)
  const found = new Uint8Array(slots)
  const current = new WordScores(slots, allowed)
  let looked = 0
  let known = 0
  for (const [at, word] of words.entries()) {
    if (budget.spent()) break
    looked++
    const unfinished = query.unfinished && at === words.length - 1
    const meaning = meaningOf(word, index.vocabulary, index.language, { fuzziness: query.fuzziness, unfinished })
    if (meaning.near.length > 0 || meaning.pair) known++
    raiseByMeaning(current, meaning, parts.words, boosts, documents)
    if (codeBoost > 0) {
      const holders = codes.withPart(word)
      current.raiseSlots(holders, codeBoost * rarity(Math.max(1, holders.length), documents))
    }
    for (const slot of current.touched) {
      scores[slot] = (scores[slot] as number) + current.at(slot)
      found[slot] = (found[slot] as number) + 1
    }
    current.clear()
  }

  const needed = Math.max(1, query.needed(looked))
  const bits = new Int32Array(allowed.length)
  let best = 0
  for (let slot = 0; slot < slots; slot++) {
    const count = found[slot] as number
    if (count < needed || count === 0) continue
    // Who finds more of the words stands before who finds one of them often.
    const score = ((scores[slot] as number) * count) / words.length
    scores[slot] = score
    assign(bits, slot, true)
    if (score > best) best = score
  }
  const hits = { bits, scores, best }
  if (codeBoost > 0 && !budget.spent()) liftCodes(hits, query.text, codes, allowed, known === 0)
  return hits
}

function raiseByMeaning(
  scores: WordScores,
  { near, pair }: Meaning,
  index: WordIndex,
  boosts: readonly FieldBoost[],
  documents: number,
): void {
  scores.raiseAll(near, rarityOf(near, documents), index, boosts)
  if (!pair) return
  const [first, last] = pair.map((side) => {
    const ofSide = scores.sibling()
    ofSide.raiseAll(side, rarityOf(side, documents), index, boosts)
    return ofSide
  }) as [WordScores, WordScores]
  for (const slot of first.touched) {
    const both = Math.min(first.at(slot), last.at(slot))
    if (both > 0) scores.raise(slot, both)
  }
}

/** Whole numbers first, then begun ones, above every other hit but not so far that others fall below the cut. */
function liftCodes(hits: TextHits, text: string, codes: CodeIndex, allowed: Bits, noWordKnown: boolean): void {
  const base = Math.max(hits.best, 1)
  const lift = (slots: readonly number[], by: number) => {
    for (const slot of slots) {
      if (!has(allowed, slot)) continue
      const score = (has(hits.bits, slot) ? (hits.scores[slot] as number) : 0) + by
      hits.scores[slot] = score
      assign(hits.bits, slot, true)
      if (score > hits.best) hits.best = score
    }
  }
  const exact = new Set(codes.exact(text))
  for (const chunk of text.split(/\s+/))
    if (looksLikeCode.test(chunk)) for (const slot of codes.exact(chunk)) exact.add(slot)
  if (looksLikeCode.test(text) || noWordKnown) {
    const begun = codes.beginning(text).filter((slot) => !exact.has(slot))
    lift(begun, base)
  }
  lift([...exact], 2 * base)
}
