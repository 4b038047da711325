import type { CategoryDocument, ContentDocument } from '@mantel/contract'
import { formatPriceRange, readPricePhrase, suggestSpelling } from '@mantel/domain/catalog'
import type { Engine } from '../engine.ts'
import { type CategoryLink, categoryLink } from './category/category-view.ts'
import { isSearchable } from './is-searchable.ts'
import { seesPrices } from './listing/price-visibility.ts'
import { productCards } from './listing/product-cards.ts'
import { cardFields, categoryFields } from './queries/fields.ts'
import { listingRequest } from './queries/listing.ts'
import { attributeFilter, searchRequest } from './queries/search-request.ts'
import { queryCatalog } from './query-catalog.ts'
import { type PageResult, searchPages } from './search-pages.ts'
import type { ProductCard } from './views/product-card.ts'

export type PostLink = { id: number; title: string; path: string }

export type SearchResults = {
  products: ProductCard[]
  /** Total number of matching products. */
  total: number
  categories: CategoryLink[]
  posts: PostLink[]
  /** The merchant's pages, such as help. */
  pages: PageResult[]
  /** The search text with the spelling of the results; null if its words occur in the results. */
  suggestion: string | null
  offline: boolean
}

export type SearchSizes = { products?: number; categories?: number; posts?: number; pages?: number }

const noResults = { products: [], total: 0, categories: [], posts: [], pages: [], suggestion: null, offline: false }

/**
 * Search-as-you-type: products, categories, posts and pages, best first. The last word may be incomplete. A price in the
 * text limits the products. null: aborted for a newer search.
 */
export async function searchEverything(
  engine: Engine,
  text: string,
  { signal, products = 8, categories = 4, posts = 3, pages = 3 }: SearchSizes & { signal?: AbortSignal } = {},
): Promise<SearchResults | null> {
  if (!isSearchable(text)) return noResults
  const term = text.trim().replace(/\*+$/, '')
  const price = readPriceFilter(engine, term)
  const plain = price ? price.text : term
  const words = plain && `${plain}*`
  const options = { keep: 'memory' as const, signal }
  const [foundProducts, foundCategories, foundPosts, foundPages] = await Promise.all([
    queryCatalog(
      engine,
      {
        type: 'product',
        request: listingRequest(engine.view, { text: words, filters: price?.filters, sort: null }),
        size: products,
        include: cardFields,
      },
      options,
    ),
    words === ''
      ? null
      : queryCatalog(
          engine,
          {
            type: 'category',
            request: searchRequest({ text: words, filters: [attributeFilter('is_active', { eq: true })] }),
            size: categories,
            include: categoryFields,
          },
          options,
        ),
    words === ''
      ? null
      : queryCatalog(
          engine,
          {
            type: 'cms_blog',
            request: searchRequest({ text: words, filters: [attributeFilter('status', { eq: 1 })] }),
            size: posts,
            include: ['id', 'title', 'url_key'],
          },
          options,
        ),
    searchPages(engine, plain, pages),
  ])
  if (signal?.aborted) return null
  const found = foundProducts.ok ? foundProducts.result : null
  const cards = await productCards(engine, found?.items ?? [])
  const links = itemsOf<CategoryDocument>(foundCategories).map((category) => categoryLink(engine.view, category))
  const articles = itemsOf<ContentDocument>(foundPosts).map(postLink)
  const names = [...cards, ...links].map(({ name }) => name)
  const titles = [...articles, ...foundPages].map(({ title }) => title)
  return {
    products: cards,
    total: found?.total ?? 0,
    categories: links,
    posts: articles,
    pages: foundPages,
    suggestion: suggestSpelling(plain, [...names, ...titles]),
    offline: found?.offline ?? true,
  }
}

/**
 * The price in a search text as a filter, and the text without it. null without a price, for shoppers who see none and in
 * stores without the price filter.
 */
export function readPriceFilter(engine: Engine, text: string) {
  const canFilter = seesPrices(engine) && engine.view.catalog.defaultFilters.includes('price')
  const phrase = canFilter ? readPricePhrase(text) : null
  return phrase && { text: phrase.text, filters: { price: [formatPriceRange(phrase.range)] } }
}

type CatalogOutcome = Awaited<ReturnType<typeof queryCatalog>>

function itemsOf<T>(outcome: CatalogOutcome | null): T[] {
  return outcome?.ok ? (outcome.result.items as unknown as T[]) : []
}

function postLink({ id, title, url_key }: ContentDocument): PostLink {
  return { id, title: String(title), path: `/blog/${encodeURIComponent(String(url_key))}` }
}
