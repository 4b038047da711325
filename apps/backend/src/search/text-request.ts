import { search, searchBoosts } from '@mantel/domain/constants'
import type { TextQuery } from '../platform/search/text/text-query.ts'
import { queryLimits } from './limits.ts'
import { malformed } from './malformed.ts'

/** Labels of a thing's options say what it is as its name does; who searches names searches them too. */
export const labelsField = 'labels'
const namingFields = ['name', 'title']

const standardBoosts: readonly [string, number][] = [
  ...Object.entries(searchBoosts),
  ['category.name', 1],
  ['content_heading', 1],
  ['detail', 1],
  [labelsField, 1],
]

/** A text as the specification wants it searched. A closing * asks for words that only begin so. */
export function textRequest(text: string, asked: Partial<TextQuery> = {}): TextQuery | null {
  if (text.length > queryLimits.textLength) return malformed('the search text is too long')
  const trimmed = text.trim()
  const unfinished = trimmed.endsWith('*') || asked.unfinished === true
  const words = trimmed.replace(/\*+$/, '')
  if (words === '') return null
  return {
    needed: (count) => Math.floor((count * search.minimumShouldMatchPercent) / 100),
    minScore: search.minScore,
    ...asked,
    text: words,
    boosts: asked.boosts ? withLabels(asked.boosts) : new Map(standardBoosts),
    fuzziness: asked.fuzziness ?? fuzzinessOf(search.fuzziness),
    unfinished,
  }
}

/** Prefix length and expansions are the shop's: a request must not make the search slow. */
export function fuzzinessOf(distance: number): TextQuery['fuzziness'] {
  return {
    distance: Math.max(0, Math.min(distance, search.fuzziness)),
    prefixLength: search.fuzzyPrefixLength,
    expansions: search.fuzzyMaxExpansions,
  }
}

function withLabels(boosts: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  return namingFields.some((field) => boosts.has(field)) ? new Map([[labelsField, 1], ...boosts]) : boosts
}
