import type { MessageKey } from '@mantel/contract'
import { hasFilters, type ListQuery } from '@mantel/domain/catalog'
import type { Engine } from '../../engine.ts'
import type { CatalogResult } from '../../search-catalog.ts'
import type { ProductCard } from '../views/product-card.ts'
import { checkFilters } from './check-filters.ts'
import { type Facet, facetsOf, priceExtentOf } from './facets.ts'
import { offeredSorts } from './price-visibility.ts'
import { productCards } from './product-cards.ts'

/** A chosen filter that the shopper can remove. */
export type ChosenFilterChip = { code: string; value: string; label: string }

export type ProductList = {
  cards: ProductCard[]
  total: number
  perPage: number
  /** The first and the last page that the cards belong to, counted from 1, and the number of pages. */
  pages: { first: number; last: number; of: number }
  facets: Facet[]
  chips: ChosenFilterChip[]
  /** Major units, rounded down and up; null where prices are hidden. */
  priceExtent: { min: number; max: number } | null
  /** The query as applied: without filter values that do not exist. */
  query: ListQuery
  /** The available sort orders, the default first. */
  sorts: string[]
  /** The network could not be reached; the cards, if any, are from an earlier time. */
  offline: boolean
  message: MessageKey | null
}

export type ListContext = Pick<ProductList, 'query' | 'perPage' | 'offline'> & {
  page: number
  firstPage: number
  /** Codes of the filters to offer; default: all of the store. */
  offered?: readonly string[]
  /**
   * Whether the list is expected to have products, as a category is. If it is empty without filters, a message is
   * shown.
   */
  isNeverEmpty: boolean
  noresults: boolean
}

export async function productList(engine: Engine, result: CatalogResult, frame: ListContext): Promise<ProductList> {
  const { page, firstPage, perPage, isNeverEmpty, offline, noresults } = frame
  const query = { ...frame.query, page }
  const { filters } = query
  const { labels } = await checkFilters(engine, filters, result.attributeMetadata)
  const offered = frame.offered ?? engine.view.catalog.defaultFilters
  const facets = facetsOf(result, filters, { view: engine.view, offered }, labels)
  return {
    cards: await productCards(engine, result.items, result.attributeMetadata),
    total: result.total,
    perPage,
    pages: { first: firstPage, last: page, of: Math.ceil(result.total / perPage) },
    facets,
    chips: facets.flatMap(({ code, options }) =>
      options.filter(({ chosen }) => chosen).map(({ value, label }) => ({ code, value, label })),
    ),
    priceExtent: priceExtentOf(result),
    query,
    sorts: offeredSorts(engine),
    offline,
    message:
      noresults || (isNeverEmpty && result.total === 0 && !hasFilters(query)) ? 'category_not_synchronized' : null,
  }
}
