import { splitCompound, wordsBeginningWith, wordsEndingIn } from './compounds.ts'
import { editDistance } from './edit-distance.ts'
import type { LanguageRules } from './language.ts'
import type { Vocabulary, Word } from './vocabulary.ts'

export type Fuzziness = { distance: number; prefixLength: number; expansions: number }

/** An indexed word that matches a query word, with a weight for how well it matches; an exact match has weight 1. */
export type WordMatch = { word: Word; weight: number }

/** The matches of a query word: similar words, or a pair of compound parts that must both occur. */
export type QueryWordMatches = { near: WordMatch[]; pair: [WordMatch[], WordMatch[]] | null }

const weights = {
  same: 1,
  family: 0.95,
  beginning: 0.7,
  oneTypo: 0.65,
  twoTypos: 0.45,
  lastPart: 0.6,
  firstPart: 0.4,
  pair: 0.8,
}

const onlyDigits = /^\d+$/
const minPrefixLength = 2
/** Maximum number of completions of an unfinished last word. */
const maxEndings = 50

/**
 * Finds the indexed words that match a query word. Typing errors are considered only if the word has no exact match: a
 * correctly typed word is not corrected.
 */
export function matchQueryWord(
  text: string,
  vocabulary: Vocabulary,
  language: LanguageRules,
  { fuzziness, unfinished }: { fuzziness: Fuzziness; unfinished: boolean },
): QueryWordMatches {
  const found = new Map<Word, number>()
  const stem = vocabulary.stemOf(text)
  addFamily(found, vocabulary, stem, weights.family)
  const same = vocabulary.find(text)
  if (same) found.set(same, weights.same)
  if (language.compounds) {
    for (const word of wordsEndingIn(stem, vocabulary)) add(found, word, weights.lastPart)
    for (const word of wordsBeginningWith(text, vocabulary)) add(found, word, weights.firstPart)
  }
  if (unfinished) {
    const endings = startingWith(text, vocabulary).sort(frequentFirst).slice(0, maxEndings)
    for (const word of endings) add(found, word, weights.beginning)
  }
  const parts = found.size === 0 || language.compounds ? splitCompound(text, vocabulary) : null
  const pair = parts ? pairOf(parts, vocabulary) : null
  if (found.size === 0 && !pair) addTypoMatches(found, text, vocabulary, fuzziness)
  return { near: ordered(found), pair }
}

function pairOf(parts: [string, string], vocabulary: Vocabulary): [WordMatch[], WordMatch[]] {
  const [first, last] = parts.map((part) => {
    const found = new Map<Word, number>()
    addFamily(found, vocabulary, vocabulary.find(part)?.stem ?? part, weights.pair)
    return ordered(found)
  }) as [WordMatch[], WordMatch[]]
  return [first, last]
}

/** Adds the closest corrections, each with all words of its stem: ordered by distance, then by frequency. */
function addTypoMatches(found: Map<Word, number>, text: string, vocabulary: Vocabulary, fuzziness: Fuzziness): void {
  if (onlyDigits.test(text)) return
  const candidates: WordMatch[] = []
  const prefix = text.slice(0, fuzziness.prefixLength)
  for (const word of fuzziness.prefixLength >= 2 ? vocabulary.wordsWithBeginningOf(text) : vocabulary.words()) {
    if (!word.text.startsWith(prefix) || onlyDigits.test(word.text)) continue
    const max = Math.min(fuzziness.distance, allowedTypos(Math.min(text.length, word.text.length)))
    const distance = editDistance(text, word.text, max)
    if (distance <= max) candidates.push({ word, weight: distance === 1 ? weights.oneTypo : weights.twoTypos })
    else if (word.text.startsWith(text) && text.length > minPrefixLength)
      candidates.push({
        word,
        weight: weights.twoTypos + (weights.beginning - weights.twoTypos) * (text.length / word.text.length),
      })
  }
  const stems = new Map<string, number>()
  for (const { word, weight } of candidates.sort((a, b) => b.weight - a.weight || frequentFirst(a.word, b.word))) {
    if (stems.size >= fuzziness.expansions) break
    if (!stems.has(word.stem)) stems.set(word.stem, weight)
  }
  for (const [stem, weight] of stems) addFamily(found, vocabulary, stem, weight)
}

/** In short words a second error would match unrelated words. */
function allowedTypos(letters: number): number {
  return letters < 3 ? 0 : letters < 5 ? 1 : 2
}

function startingWith(text: string, vocabulary: Vocabulary): Word[] {
  const candidates = text.length < minPrefixLength ? [...vocabulary.words()] : vocabulary.wordsWithBeginningOf(text)
  return candidates.filter((word) => word.text.startsWith(text))
}

function addFamily(found: Map<Word, number>, vocabulary: Vocabulary, stem: string, weight: number): void {
  for (const word of vocabulary.family(stem)) add(found, word, weight)
}

function add(found: Map<Word, number>, word: Word, weight: number): void {
  if ((found.get(word) ?? 0) < weight) found.set(word, weight)
}

function frequentFirst(left: Word, right: Word): number {
  return right.postings.size - left.postings.size || (left.text < right.text ? -1 : 1)
}

/** Sorted, so that sums of floating-point scores do not depend on the history of the index. */
function ordered(found: Map<Word, number>): WordMatch[] {
  return [...found]
    .map(([word, weight]) => ({ word, weight }))
    .sort((a, b) => b.weight - a.weight || (a.word.text < b.word.text ? -1 : 1))
}
