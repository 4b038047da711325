import type { MessageKey, ProductDocument } from '@mantel/contract'
import { hasFilters, type ListQuery } from '@mantel/domain/catalog'
import type { Engine } from '../../engine.ts'
import type { CatalogResult } from '../../search-catalog.ts'
import { loadAttributes } from '../attributes.ts'
import { optionLabels } from '../shown/option-labels.ts'
import { cardAttributes, type ProductCard, productCard } from '../shown/product-card.ts'
import { type Facet, facetsOf, priceExtentOf } from './facets.ts'
import { checkFilters } from './known-filters.ts'
import { offeredSorts } from './sees-prices.ts'

/** A chosen filter, to be given up by a click. */
export type Chip = { code: string; value: string; label: string }

export type ProductList = {
  cards: ProductCard[]
  total: number
  perPage: number
  /** Which pages the cards are of, and how many there are; from 1. */
  pages: { first: number; last: number; of: number }
  facets: Facet[]
  chips: Chip[]
  /** Main units, floored and ceiled; null where no price is seen. */
  priceExtent: { min: number; max: number } | null
  /** As it was understood: filters without values that do not exist. */
  query: ListQuery
  /** What it may be sorted by, the usual order first. */
  sorts: string[]
  /** Nobody could be asked; the cards, if any, are of an earlier time. */
  offline: boolean
  message: MessageKey | null
}

export type ListFrame = Pick<ProductList, 'query' | 'perPage' | 'offline'> & {
  page: number
  firstPage: number
  /** A list that has nothing even without filters is worth a message. */
  isNeverEmpty: boolean
  noresults: boolean
}

export async function productList(engine: Engine, result: CatalogResult, frame: ListFrame): Promise<ProductList> {
  const { page, firstPage, perPage, isNeverEmpty, offline, noresults } = frame
  const query = { ...frame.query, page }
  const { filters } = query
  const { labels } = await checkFilters(engine, filters, result.attributeMetadata)
  const facets = facetsOf(result, filters, engine.view, labels)
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

/** Cards of documents. Who made a thing is asked for only if the search did not say. */
export async function productCards(
  engine: Engine,
  items: readonly Record<string, unknown>[],
  metadata: readonly unknown[] = [],
): Promise<ProductCard[]> {
  const named = metadata as Iterable<never>
  const told = optionLabels(named)
  const unknown = cardAttributes.filter((code) => items.some((item) => item[code] && !told.knows(code, item[code])))
  const attributes = unknown.length > 0 ? await loadAttributes(engine, unknown) : new Map()
  const labels = attributes.size > 0 ? optionLabels([...named, ...attributes.values()]) : told
  return items.map((item) => productCard(engine, item as unknown as ProductDocument, labels))
}
