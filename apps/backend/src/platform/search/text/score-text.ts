import { type Bits, has } from '../bitset.ts'
import type { Budget } from '../budget.ts'
import type { CodeIndex } from './codes.ts'
import { type Meaning, meaningOf } from './near-words.ts'
import type { ScoreBoard } from './score-board.ts'
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
  /** Where hits and scores are written. */
  board: ScoreBoard
}

const looksLikeCode = /[\d-]/

/**
 * Writes the documents among the allowed ones that a text finds, with their scores, on the board. Whole and begun article numbers come before
 * everything that words find.
 */
export function scoreText(query: TextQuery, parts: TextParts, allowed: Bits, documents: number, budget: Budget): void {
  const { words: index, codes, board } = parts
  const words = queryWords(query.text, index.language).slice(0, mostQueryWords)
  const codeBoost = query.boosts.get(parts.codeField) ?? 0
  const boosts = parts.fields.flatMap((name, field): FieldBoost[] => {
    const boost = query.boosts.get(name)
    return boost ? [{ field, boost }] : []
  })

  board.begin(allowed.length * 32)
  const current = new WordScores(board.current, allowed)
  let looked = 0
  let known = 0
  for (const [at, word] of words.entries()) {
    if (budget.spent()) break
    looked++
    const unfinished = query.unfinished && at === words.length - 1
    const meaning = meaningOf(word, index.vocabulary, index.language, { fuzziness: query.fuzziness, unfinished })
    if (meaning.near.length > 0 || meaning.pair) known++
    raiseByMeaning(current, meaning, { parts, allowed, boosts, documents })
    if (codeBoost > 0) {
      const holders = codes.withPart(word)
      current.raiseSlots(holders, codeBoost * rarity(Math.max(1, holders.length), documents))
    }
    for (const slot of current.touched) board.add(slot, current.at(slot))
    current.clear()
  }

  const needed = Math.max(1, query.needed(looked))
  for (const slot of board.touched) {
    const found = board.found[slot] as number
    // Who finds more of the words stands before who finds one of them often.
    if (found >= needed) board.lift(slot, ((board.sums[slot] as number) * found) / words.length)
  }
  if (codeBoost > 0 && !budget.spent()) liftCodes(board, query.text, codes, allowed, known === 0)
}

type Scoring = { parts: TextParts; allowed: Bits; boosts: readonly FieldBoost[]; documents: number }

function raiseByMeaning(scores: WordScores, { near, pair }: Meaning, scoring: Scoring): void {
  const { parts, allowed, boosts, documents } = scoring
  if (pair) {
    const [first, last] = pair
    const other = new WordScores(parts.board.pair, allowed)
    other.raiseAll(last, rarityOf(last, documents), parts.words, boosts)
    scores.raiseAll(first, rarityOf(first, documents), parts.words, boosts)
    const both = scores.touched.map((slot) => [slot, Math.min(scores.at(slot), other.at(slot))] as const)
    other.clear()
    scores.clear()
    for (const [slot, score] of both) if (score > 0) scores.raise(slot, score)
  }
  scores.raiseAll(near, rarityOf(near, documents), parts.words, boosts)
}

/** Whole numbers first, then begun ones, above every other hit but not so far that others fall below the cut. */
function liftCodes(board: ScoreBoard, text: string, codes: CodeIndex, allowed: Bits, noWordKnown: boolean): void {
  let base = 1
  for (const slot of board.hits) base = Math.max(base, board.score(slot))
  const lift = (slots: Iterable<number>, by: number) => {
    for (const slot of slots) if (has(allowed, slot)) board.lift(slot, by)
  }
  const exact = new Set(codes.exact(text))
  for (const chunk of text.split(/\s+/)) {
    if (looksLikeCode.test(chunk)) for (const slot of codes.exact(chunk)) exact.add(slot)
  }
  if (looksLikeCode.test(text) || noWordKnown)
    lift(
      codes.beginning(text).filter((slot) => !exact.has(slot)),
      base,
    )
  lift(exact, 2 * base)
}
