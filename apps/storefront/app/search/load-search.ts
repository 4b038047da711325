import { listSearchProducts, type ProductList, type SearchResults, searchEverything } from '@mantel/client'
import { parseListQuery } from '@mantel/domain/catalog'
import type { Page, PageRequest } from '../page/page.ts'
import { unwrapLoaded } from '../page/unwrap-loaded.ts'

export type SearchPage = Page & {
  /** The text in the address. An asterisk at its end means that the last word may be incomplete. */
  text: string
  /** The text without the asterisk, for display. */
  term: string
  list: ProductList
  categories: SearchResults['categories']
  posts: SearchResults['posts']
}

const perPage = 24
/** Characters. Longer texts are cut, because the cost of a search grows with its length. */
const maxTermLength = 128

/** Loads the products with their filters, and the categories and posts that match the text. */
export async function loadSearch({ shop, query }: PageRequest): Promise<SearchPage> {
  const { engine, store, t } = shop
  const text = (query.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, maxTermLength)
  const term = text.replace(/\*+$/, '')
  const listQuery = parseListQuery(query, store.view.catalog.defaultFilters)
  const [list, others] = await Promise.all([
    listSearchProducts(engine, { text, query: listQuery, perPage, pages: 'upTo' }),
    searchEverything(engine, term, { products: 1, categories: 6, posts: 3 }),
  ])
  const title = term === '' ? t('search.title') : t('search.results_for', { term })
  return {
    head: { title: `${title} · ${store.website.name}`, noIndex: true },
    text,
    term,
    list: unwrapLoaded(shop, list),
    categories: others?.categories ?? [],
    posts: others?.posts ?? [],
  }
}
