import type { ContentDocument } from '@mantel/contract'
import { helpSynonyms } from '@mantel/domain/catalog'
import { pagePath } from '@mantel/domain/routing'
import type { Engine } from '../engine.ts'
import { listContent } from './content.ts'

export type PageResult = { id: number; title: string; path: string }

/** More pages than a store has. The documents are small, because they are requested without their content. */
const allPages = 500

/** The merchant's pages whose title or description has all words of the text: title matches first. */
export async function searchPages(engine: Engine, text: string, size: number): Promise<PageResult[]> {
  const words = wordsOf(text)
  if (words.length === 0) return []
  const include = ['id', 'identifier', 'title', 'content_heading', 'meta_description', 'active']
  const listed = await listContent(engine, { type: 'cms_page', size: allPages, include })
  if (!listed.ok) return []
  const rated = listed.value
    .filter(({ active }) => active !== false)
    .map((page) => ({ page, rank: rankOf(page, words) }))
    .filter(({ rank }) => rank > 0)
  rated.sort((a, b) => b.rank - a.rank)
  return rated.slice(0, size).map(({ page }) => pageResult(page))
}

/** 2: all words are in the title. 1: in title, heading or description. 0: no match. */
function rankOf({ title, content_heading, meta_description }: ContentDocument, words: readonly string[]): number {
  const hasAll = (text: string) => {
    const found = wordsOf(text)
    const isIn = (word: string) => found.some((one) => one.startsWith(word) || (one.length > 3 && word.startsWith(one)))
    return words.every(
      (word) => isIn(word) || helpSynonyms(word).some((form) => found.some((one) => one.startsWith(form))),
    )
  }
  if (hasAll(String(title))) return 2
  return hasAll(`${title} ${content_heading ?? ''} ${meta_description ?? ''}`) ? 1 : 0
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []

function pageResult({ id, title, identifier }: ContentDocument): PageResult {
  return { id, title: String(title), path: pagePath(String(identifier)) }
}
