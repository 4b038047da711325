import { formatListQuery, type ListQuery } from '@mantel/domain/catalog'
import { useStore } from '../../store/store-context.tsx'

/** The address of a product list: a category's path, or the search with its text. */
export type ListAddress = {
  /** The list's path without the prefix of the store view and without the query. */
  path: string
  term?: string
  /** The search text consists of a price only. */
  isPriceOnly?: boolean
  /** The name of the list: the category's name or the search text. */
  name: string
}

/**
 * The value of the price parameter after the shopper has removed the price filter of a search whose text is only a price. It is not
 * empty, because the server drops empty parameters.
 */
export const anyPrice = 'any'

/** The address of the same list with other filters, sorting or page. */
function listHref({ path, term, isPriceOnly }: ListAddress, query: ListQuery, known: readonly string[]): string {
  const rest = formatListQuery(query, known)
  if (term === undefined) return `${path}${rest}`
  const noPrice = isPriceOnly && !query.filters.price ? `&price=${anyPrice}` : ''
  return `${path}?q=${encodeURIComponent(term)}${noPrice}${rest.replace('?', '&')}`
}

export function useListHref(address: ListAddress): (query: ListQuery) => string {
  const { defaultFilters } = useStore().view.catalog
  return (query) => listHref(address, query, defaultFilters)
}
