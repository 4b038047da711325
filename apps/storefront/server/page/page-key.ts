import type { StoreView } from '@mantel/domain/store'
import type { RouteRow } from '../../app/route-table.ts'

/** Identifies a page for rendering and caching, without irrelevant parts of the address. */
export type PageKey = {
  /** Website, store view, path and the query parameters that the page depends on. */
  text: string
  search: string
  /** False for free text, secrets and rare filter combinations, which would evict popular pages. */
  isCacheable: boolean
}

/** Pages with more filters than this are too rare to cache. */
const maxFilters = 2
/** Maximum length of a query in characters; pages with a longer one are not cached. */
const maxQueryLength = 300

export function createPageKey(view: StoreView, row: RouteRow, pathname: string, search: string): PageKey {
  const requested = new URLSearchParams(search)
  const { defaultFilters } = view.catalog
  const keys = (row.query ?? []).flatMap((key) => (key === 'filters' ? defaultFilters : [key]))
  const keptParams = new URLSearchParams()
  for (const key of keys)
    for (const value of [...new Set(requested.getAll(key))].sort()) if (value !== '') keptParams.append(key, value)
  const path = pathname.replace(/(?<=.)\/$/, '')
  const filters = [...keptParams.keys()].filter((key) => row.query?.includes('filters') && defaultFilters.includes(key))
  const text = keptParams.toString()
  return {
    text: `${view.website} ${view.code} ${path}?${text}`,
    search: text === '' ? '' : `?${text}`,
    isCacheable: row.cached !== false && filters.length <= maxFilters && text.length <= maxQueryLength,
  }
}
