import type { StoreView } from '@mantel/domain/store'
import type { RouteRow } from '../../app/route-table.ts'

/** A page as it is rendered and kept, whatever else an address held. */
export type PageKey = {
  /** Website, store view, path and what of the query the page depends on. */
  text: string
  search: string
  /** Free texts, secrets and rare combinations would push out what everybody asks for. */
  isKept: boolean
}

/** More filters than this at once are somebody's own search. */
const mostFilters = 2
/** Characters. */
const longestQuery = 300

export function pageKey(view: StoreView, row: RouteRow, pathname: string, search: string): PageKey {
  const asked = new URLSearchParams(search)
  const { defaultFilters } = view.catalog
  const keys = (row.query ?? []).flatMap((key) => (key === 'filters' ? defaultFilters : [key]))
  const known = new URLSearchParams()
  for (const key of keys)
    for (const value of [...new Set(asked.getAll(key))].sort()) if (value !== '') known.append(key, value)
  const path = pathname.replace(/(?<=.)\/$/, '')
  const filters = [...known.keys()].filter((key) => row.query?.includes('filters') && defaultFilters.includes(key))
  const text = known.toString()
  return {
    text: `${view.website} ${view.code} ${path}?${text}`,
    search: text === '' ? '' : `?${text}`,
    isKept: row.kept !== false && filters.length <= mostFilters && text.length <= longestQuery,
  }
}
