import { search, searchBoosts } from '@mantel/domain/constants'
import type { TextQuery } from '@mantel/search'
import { queryLimits } from './limits.ts'
import { rejectQuery } from './malformed.ts'

/** Option labels describe a product like its name does, so a search in names includes them. */
export const labelsField = 'labels'
const namingFields = ['name', 'title']

const standardBoosts: readonly [string, number][] = [
  ...Object.entries(searchBoosts),
  ['category.name', 1],
  ['content_heading', 1],
  ['detail', 1],
  [labelsField, 1],
]

/** Builds a text query with the defaults of the specification. A trailing * marks the last word as unfinished. */
export function textRequest(text: string, options: Partial<TextQuery> = {}): TextQuery | null {
  if (text.length > queryLimits.textLength) return rejectQuery('the search text is too long')
  const trimmed = text.trim()
  const unfinished = trimmed.endsWith('*') || options.unfinished === true
  const words = trimmed.replace(/\*+$/, '')
  if (words === '') return null
  return {
    needed: (count) => Math.floor((count * search.minimumShouldMatchPercent) / 100),
    minScore: search.minScore,
    ...options,
    text: words,
    boosts: options.boosts ? withLabels(options.boosts) : new Map(standardBoosts),
    fuzziness: options.fuzziness ?? fuzzinessOf(search.fuzziness),
    unfinished,
  }
}

/** Prefix length and expansions are fixed by the shop: a request must not make the search slow. */
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
