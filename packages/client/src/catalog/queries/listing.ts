import {
  type ChosenFilters,
  filterKind,
  isOfferedRange,
  listedStatuses,
  listedVisibilities,
  parsePriceRange,
} from '@mantel/domain/catalog'
import type { EngineView } from '../../engine.ts'
import { type AppliedFilter, attributeFilter, type SearchRequest, searchRequest } from './search-request.ts'

type ListView = Pick<EngineView, 'catalog'>

/** Filters that every product list applies. */
export function listedFilters({ catalog }: ListView): AppliedFilter[] {
  return [
    attributeFilter('visibility', { in: listedVisibilities }),
    attributeFilter('status', { in: listedStatuses }),
    ...(catalog.listOutOfStock ? [] : [attributeFilter('stock.is_in_stock', { eq: true })]),
  ]
}

export type ListingQuery = {
  /** A category and its descendants; without them, the whole catalogue. */
  categoryIds?: readonly number[]
  filters?: ChosenFilters
  /** null: by relevance. */
  sort: string | null
  text?: string
  /** Filters to offer. */
  facets?: readonly string[]
}

export function listingRequest(view: ListView, listing: ListingQuery): SearchRequest {
  const { categoryIds, filters = {}, sort, text = '', facets = [] } = listing
  return searchRequest({
    filters: [
      ...listedFilters(view),
      ...(categoryIds ? [attributeFilter('category_ids', { in: categoryIds })] : []),
      ...chosenFilters(filters),
    ],
    facets,
    sort,
    text,
  })
}

function chosenFilters(filters: ChosenFilters): AppliedFilter[] {
  return Object.entries(filters).flatMap(([attribute, values]): AppliedFilter[] => {
    if (values.length === 0) return []
    if (filterKind(attribute) === 'range') return rangeFilter(attribute, values[0] ?? '')
    return [{ attribute, value: { in: values }, scope: 'catalog' }]
  })
}

/**
 * A range from 0 has no lower bound. The predefined ranges border on each other, so each excludes its upper bound, as
 * its product count does; a shopper's own range includes both ends.
 */
function rangeFilter(attribute: string, text: string): AppliedFilter[] {
  const range = parsePriceRange(text)
  if (!range) return []
  const { from = 0, to } = range
  const upperBound = isOfferedRange(range) ? 'lt' : 'lte'
  const value = { gte: from || undefined, [upperBound]: to }
  return [{ attribute, value, scope: 'catalog' }]
}
