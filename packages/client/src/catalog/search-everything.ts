import type { CategoryDocument, ContentDocument } from '@mantel/contract'
import type { Engine } from '../engine.ts'
import { type CategoryLink, categoryLink } from './category/category-view.ts'
import { isSearchable } from './is-searchable.ts'
import { productCards } from './listing/product-cards.ts'
import { cardFields, categoryFields } from './queries/fields.ts'
import { listingRequest } from './queries/listing.ts'
import { searchRequest, where } from './queries/search-request.ts'
import { queryCatalog } from './query-catalog.ts'
import type { ProductCard } from './views/product-card.ts'

export type PostLink = { id: number; title: string; path: string }

export type SearchResults = {
  products: ProductCard[]
  /** Total number of matching products. */
  total: number
  categories: CategoryLink[]
  posts: PostLink[]
  offline: boolean
}

export type SearchSizes = { products?: number; categories?: number; posts?: number }

/**
 * Search-as-you-type: products, categories and posts, best first. The last word may be incomplete. null: aborted for a
 * newer search.
 */
export async function searchEverything(
  engine: Engine,
  text: string,
  { signal, products = 8, categories = 4, posts = 3 }: SearchSizes & { signal?: AbortSignal } = {},
): Promise<SearchResults | null> {
  if (!isSearchable(text)) return { products: [], total: 0, categories: [], posts: [], offline: false }
  const words = `${text.trim().replace(/\*+$/, '')}*`
  const options = { keep: 'memory' as const, signal }
  const [foundProducts, foundCategories, foundPosts] = await Promise.all([
    queryCatalog(
      engine,
      {
        type: 'product',
        request: listingRequest(engine.view, { text: words, sort: null }),
        size: products,
        include: cardFields,
      },
      options,
    ),
    queryCatalog(
      engine,
      {
        type: 'category',
        request: searchRequest({ text: words, filters: [where('is_active', { eq: true })] }),
        size: categories,
        include: categoryFields,
      },
      options,
    ),
    queryCatalog(
      engine,
      {
        type: 'cms_blog',
        request: searchRequest({ text: words, filters: [where('status', { eq: 1 })] }),
        size: posts,
        include: ['id', 'title', 'url_key'],
      },
      options,
    ),
  ])
  if (signal?.aborted) return null
  const found = foundProducts.ok ? foundProducts.result : null
  return {
    products: await productCards(engine, found?.items ?? []),
    total: found?.total ?? 0,
    categories: itemsOf<CategoryDocument>(foundCategories).map((category) => categoryLink(engine.view, category)),
    posts: itemsOf<ContentDocument>(foundPosts).map(postLink),
    offline: found?.offline ?? true,
  }
}

type CatalogOutcome = Awaited<ReturnType<typeof queryCatalog>>

function itemsOf<T>(outcome: CatalogOutcome): T[] {
  return outcome.ok ? (outcome.result.items as unknown as T[]) : []
}

function postLink({ id, title, url_key }: ContentDocument): PostLink {
  return { id, title: String(title), path: `/blog/${encodeURIComponent(String(url_key))}` }
}
