import {
  listAllProducts,
  listSearchProducts,
  type ProductList,
  readPriceFilter,
  type SearchResults,
  searchEverything,
} from '@mantel/client'
import { formatListQuery, parseListQuery } from '@mantel/domain/catalog'
import { redirect } from 'react-router'
import type { Page, PageRequest } from '../page/page.ts'
import { readSearchText } from '../page/search-text.ts'
import { unwrapLoaded } from '../page/unwrap-loaded.ts'

export type SearchPage = Page & {
  /** The text in the address. An asterisk at its end means that the last word may be incomplete. */
  text: string
  /** The text without the asterisk, for display. */
  term: string
  list: ProductList
  categories: SearchResults['categories']
  posts: SearchResults['posts']
  pages: SearchResults['pages']
  suggestion: SearchResults['suggestion']
  /** The text consists of a price only, which is a filter of the list. */
  isPriceOnly: boolean
}

const perPage = 24

/** Loads the products with their filters, and the categories and posts that match the text. */
export async function loadSearch({ shop, query }: PageRequest): Promise<SearchPage> {
  const { engine, store, t } = shop
  const text = readSearchText(query)
  const term = text.replace(/\*+$/, '')
  const { defaultFilters } = store.view.catalog
  const listQuery = parseListQuery(query, defaultFilters)
  // A price in the text becomes a filter, which the shopper sees and can change. A text that is only a price stays in the address:
  // a price parameter that is not a range (`anyPrice`) then means that the shopper has removed the filter.
  const price = readPriceFilter(engine, term)
  if (price && (price.text !== '' || !query.has('price'))) {
    const filtered = { ...listQuery, filters: { ...price.filters, ...listQuery.filters } }
    const rest = formatListQuery(filtered, defaultFilters).replace('?', '&')
    throw redirect(`/search?q=${encodeURIComponent(price.text || text)}${rest}`)
  }
  const request = { query: listQuery, perPage, pages: 'upTo' as const }
  const [list, others] = await Promise.all([
    price ? listAllProducts(engine, request) : listSearchProducts(engine, { text, ...request }),
    price ? null : searchEverything(engine, term, { products: 8, categories: 6, posts: 3, pages: 4 }),
  ])
  const title = term === '' ? t('search.title') : t('search.results_for', { term })
  return {
    head: { title: `${title} · ${store.website.name}`, noIndex: true },
    text,
    term,
    list: unwrapLoaded(shop, list),
    categories: others?.categories ?? [],
    posts: others?.posts ?? [],
    pages: others?.pages ?? [],
    suggestion: others?.suggestion ?? null,
    isPriceOnly: price !== null,
  }
}
