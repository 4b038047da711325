import {
  type ChosenFilters,
  isOfferedRange,
  listedStatuses,
  listedVisibilities,
  parsePriceRange,
} from '@mantel/domain/catalog'
import type { EngineView } from '../../engine.ts'
import { type AppliedFilter, type SearchRequest, searchRequest, where } from './search-request.ts'

type ListView = Pick<EngineView, 'catalog'>

/** What every list of products demands. */
export function listedOnly({ catalog }: ListView): AppliedFilter[] {
  return [
    where('visibility', { in: listedVisibilities }),
    where('status', { in: listedStatuses }),
    ...(catalog.listOutOfStock ? [] : [where('stock.is_in_stock', { eq: true })]),
  ]
}

export type ListingWish = {
  /** A category and everything below it; left out, all there is. */
  categoryIds?: readonly number[]
  filters?: ChosenFilters
  /** null: by how well the text is matched. */
  sort: string | null
  text?: string
  /** Filters to offer. */
  facets?: readonly string[]
}

export function listingRequest(view: ListView, wish: ListingWish): SearchRequest {
  const { categoryIds, filters = {}, sort, text = '', facets = [] } = wish
  return searchRequest({
    filters: [
      ...listedOnly(view),
      ...(categoryIds ? [where('category_ids', { in: categoryIds })] : []),
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
    if (attribute === 'price') return priceFilter(values[0] ?? '')
    return [{ attribute, value: { in: values }, scope: 'catalog' }]
  })
}

/**
 * A range from 0 has no lower bound. The ranges that a list offers touch each other, so they end just below their upper
 * bound, as they are counted; one that a shopper set includes both its ends.
 */
function priceFilter(text: string): AppliedFilter[] {
  const range = parsePriceRange(text)
  if (!range) return []
  const { from = 0, to } = range
  const below = isOfferedRange(range) ? 'lt' : 'lte'
  const value = { ...(from > 0 && { gte: from }), ...(to !== undefined && { [below]: to }) }
  return [{ attribute: 'price', value, scope: 'catalog' }]
}
