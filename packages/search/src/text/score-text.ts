import { type Bitset, hasBit } from '../bitset.ts'
import type { Budget } from '../budget.ts'
import type { CodeIndex } from './codes.ts'
import { matchQueryWord, type QueryWordMatches } from './near-words.ts'
import type { ScoreTable } from './score-table.ts'
import { maxQueryWords, type TextQuery } from './text-query.ts'
import type { WordIndex } from './word-index.ts'
import { type FieldBoost, inverseFrequency, inverseFrequencyOfMatches, WordScores } from './word-scores.ts'
import { queryWords } from './words.ts'

export type TextParts = {
  words: WordIndex
  codes: CodeIndex
  /** Names of the text fields, by field number. */
  fields: readonly string[]
  /** The field name whose boost applies to article codes. */
  codeField: string
  /** Receives hits and scores. */
  scoreTable: ScoreTable
}

const looksLikeCode = /[\d-]/

/**
 * Writes the allowed documents that match a text, with their scores, to the score table. Exact and partial article
 * codes rank above all word matches.
 */
export function scoreText(
  query: TextQuery,
  parts: TextParts,
  allowed: Bitset,
  documents: number,
  budget: Budget,
): void {
  const { words: index, codes, scoreTable } = parts
  const words = queryWords(query.text, index.language).slice(0, maxQueryWords)
  const codeBoost = query.boosts.get(parts.codeField) ?? 0
  const boosts = parts.fields.flatMap((name, field): FieldBoost[] => {
    const boost = query.boosts.get(name)
    return boost ? [{ field, boost }] : []
  })

  scoreTable.begin(allowed.length * 32)
  const current = new WordScores(scoreTable.current, allowed)
  let wordCount = 0
  let known = 0
  for (const [at, word] of words.entries()) {
    if (budget.isExceeded()) break
    wordCount++
    const unfinished = query.unfinished && at === words.length - 1
    const meaning = matchQueryWord(word, index.vocabulary, index.language, { fuzziness: query.fuzziness, unfinished })
    if (meaning.near.length > 0 || meaning.pair) known++
    raiseByMeaning(current, meaning, { parts, allowed, boosts, documents })
    if (codeBoost > 0) {
      const holders = codes.withPart(word)
      current.raiseSlots(holders, codeBoost * inverseFrequency(Math.max(1, holders.length), documents))
    }
    for (const slot of current.touched) scoreTable.add(slot, current.at(slot))
    current.clear()
  }

  const needed = Math.max(1, query.needed(wordCount))
  for (const slot of scoreTable.touched) {
    const found = scoreTable.found[slot] as number
    // Documents that match more query words rank above documents that repeat one of them.
    if (found >= needed) scoreTable.raiseScore(slot, ((scoreTable.sums[slot] as number) * found) / words.length)
  }
  if (query.allWordsFirst && words.length > 1) liftCompleteMatches(scoreTable, words.length)
  if (codeBoost > 0 && !budget.isExceeded()) liftCodes(scoreTable, query.text, codes, allowed, known === 0)
}

type Scoring = { parts: TextParts; allowed: Bitset; boosts: readonly FieldBoost[]; documents: number }

function raiseByMeaning(scores: WordScores, { near, pair }: QueryWordMatches, scoring: Scoring): void {
  const { parts, allowed, boosts, documents } = scoring
  if (pair) {
    const [first, last] = pair
    const other = new WordScores(parts.scoreTable.pair, allowed)
    other.raiseAll(last, inverseFrequencyOfMatches(last, documents), parts.words, boosts)
    scores.raiseAll(first, inverseFrequencyOfMatches(first, documents), parts.words, boosts)
    const both = scores.touched.map((slot) => [slot, Math.min(scores.at(slot), other.at(slot))] as const)
    other.clear()
    scores.clear()
    for (const [slot, score] of both) if (score > 0) scores.raise(slot, score)
  }
  scores.raiseAll(near, inverseFrequencyOfMatches(near, documents), parts.words, boosts)
}

/**
 * Ranks the documents that match all words above all others. Their scores are raised by no more than this needs, so that the other
 * hits remain above the minimum score.
 */
function liftCompleteMatches(scoreTable: ScoreTable, words: number): void {
  const isComplete = (slot: number) => scoreTable.found[slot] === words
  let lowest = Number.POSITIVE_INFINITY
  let bestOfOthers = 0
  for (const slot of scoreTable.hits) {
    if (isComplete(slot)) lowest = Math.min(lowest, scoreTable.score(slot))
    else bestOfOthers = Math.max(bestOfOthers, scoreTable.score(slot))
  }
  const shortfall = bestOfOthers * 1.001 - lowest
  if (shortfall > 0) for (const slot of scoreTable.hits) if (isComplete(slot)) scoreTable.raiseScore(slot, shortfall)
}

/**
 * Exact codes rank first, then code prefixes, both above every other hit. The added score stays small enough that
 * other hits remain above the minimum score.
 */
function liftCodes(
  scoreTable: ScoreTable,
  text: string,
  codes: CodeIndex,
  allowed: Bitset,
  noWordKnown: boolean,
): void {
  let base = 1
  for (const slot of scoreTable.hits) base = Math.max(base, scoreTable.score(slot))
  const lift = (slots: Iterable<number>, by: number) => {
    for (const slot of slots) if (hasBit(allowed, slot)) scoreTable.raiseScore(slot, by)
  }
  const exact = new Set(codes.exact(text))
  for (const chunk of text.split(/\s+/)) {
    if (looksLikeCode.test(chunk)) for (const slot of codes.exact(chunk)) exact.add(slot)
  }
  if (looksLikeCode.test(text) || noWordKnown)
    lift(
      codes.withPrefix(text).filter((slot) => !exact.has(slot)),
      base,
    )
  lift(exact, 2 * base)
}
