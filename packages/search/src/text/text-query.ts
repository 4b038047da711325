import type { Fuzziness } from './near-words.ts'

export type TextQuery = {
  text: string
  /** Field name → weight of a match in it. Names that are no text field are ignored. */
  boosts: ReadonlyMap<string, number>
  fuzziness: Fuzziness
  /** The minimum number of matching words for a query of `words` words; at least one. */
  needed(words: number): number
  /** True if the last word is still being typed. */
  unfinished: boolean
  /** Hits below this fraction of the best score are left out. */
  minScore: number
  /** Ranks documents that match all words above all others, whatever their scores are. */
  allWordsFirst?: boolean
  /** Replaces minScore: hits with a lower score are left out, whatever the best score is. */
  absoluteMinScore?: number
}

/** Longer queries are truncated: shoppers do not type them, and each word costs time. */
export const maxQueryWords = 24
