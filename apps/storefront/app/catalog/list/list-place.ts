import { formatListQuery, type ListQuery } from '@mantel/domain/catalog'
import { usePlace } from '../../place/place-context.tsx'

/** Where a list stands: a category's path, or the search with its text. */
export type ListPlace = {
  /** Without the store's prefix and the query. */
  path: string
  term?: string
  /** What it is called: the category's name, the text that was looked for. */
  name: string
}

/** The address of the same list, narrowed or ordered otherwise. */
function listHref({ path, term }: ListPlace, query: ListQuery, known: readonly string[]): string {
  const rest = formatListQuery(query, known)
  if (term === undefined) return `${path}${rest}`
  return `${path}?q=${encodeURIComponent(term)}${rest.replace('?', '&')}`
}

export function useListHref(place: ListPlace): (query: ListQuery) => string {
  const { defaultFilters } = usePlace().view.catalog
  return (query) => listHref(place, query, defaultFilters)
}
