import type { Fuzziness } from './near-words.ts'

export type TextQuery = {
  text: string
  /** Field name → how much a hit in it weighs. Names that are no text field are ignored. */
  boosts: ReadonlyMap<string, number>
  fuzziness: Fuzziness
  /** How many of so many words must be found, at least one. */
  needed(words: number): number
  /** The last word is still being typed. */
  unfinished: boolean
  /** Hits below this share of the best score are left out. */
  minScore: number
}

/** Longer queries are cut: nobody types them, and each word costs. */
export const mostQueryWords = 24
