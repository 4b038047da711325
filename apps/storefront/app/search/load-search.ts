import { listSearchProducts, type ProductList, type SearchResults, searchEverything } from '@mantel/client'
import { parseListQuery } from '@mantel/domain/catalog'
import { loadedValue } from '../page/loaded-value.ts'
import type { Page, PageAsk } from '../page/page.ts'

export type SearchPage = Page & {
  /** As in the address; an asterisk at its end says that the last word may go on. */
  text: string
  /** The same as people read it. */
  term: string
  list: ProductList
  categories: SearchResults['categories']
  posts: SearchResults['posts']
}

const perPage = 24
/** Characters; nobody looks for more, and every one of them is work. */
const longestTerm = 128

/** Products with their filters, and beside them the categories and posts that the text finds. */
export async function loadSearch({ shop, query }: PageAsk): Promise<SearchPage> {
  const { engine, place, t } = shop
  const text = (query.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, longestTerm)
  const term = text.replace(/\*+$/, '')
  const listQuery = parseListQuery(query, place.view.catalog.defaultFilters)
  const [list, beside] = await Promise.all([
    listSearchProducts(engine, { text, query: listQuery, perPage, pages: 'upTo' }),
    searchEverything(engine, term, { products: 1, categories: 6, posts: 3 }),
  ])
  const title = term === '' ? t('search.title') : t('search.results_for', { term })
  return {
    head: { title: `${title} · ${place.website.name}`, noIndex: true },
    text,
    term,
    list: loadedValue(shop, list),
    categories: beside?.categories ?? [],
    posts: beside?.posts ?? [],
  }
}
