import type { CatalogType } from '@mantel/contract'
import { listedVisibilities } from '@mantel/domain/catalog'
import type { StoreView } from '@mantel/domain/store'
import { and, type Filter, type Sort, terms } from '@mantel/search'

/** Adds the rules that apply to every search of a type, independent of the request. */
export function addVisibilityRules(type: CatalogType, filter: Filter): Filter {
  if (type === 'product') return withListingRules(filter)
  return type === 'review' ? and([filter, published]) : filter
}

/** Pending and rejected reviews are never public. */
const published: Filter = { kind: 'not', of: terms('review_status', [2, 3]) }

/**
 * Rules for every product search, independent of the request. Disabled products (status 2 and above) are never
 * found: clients treat them as missing, and a forgotten filter must not list them. Products that are not visible
 * individually (visibility 1) are found only by key: a variant's page redirects to its parent, and parts of sets are
 * loaded by sku. Every other search is a listing and includes visibility 2, 3 and 4 only.
 */
function withListingRules(filter: Filter): Filter {
  return and([filter, enabled, ...(isKeyLookup(filter) ? [] : [listed])])
}

const enabled: Filter = { kind: 'not', of: { kind: 'range', field: 'status', bounds: { gte: 2 } } }
const listed: Filter = terms('visibility', [...listedVisibilities])

const keys = ['id', 'sku', 'url_path', 'url_key', 'slug', 'configurable_children.sku', 'configurable_children.id']

function isKeyLookup(filter: Filter): boolean {
  if (filter.kind === 'and') return filter.of.some(isKeyLookup)
  return filter.kind === 'terms' && keys.includes(filter.field)
}

/** Sorts in-stock products first if the store requires it. A sort by text score stays unchanged. */
export function withStockFirst(sort: Sort, view: StoreView, byScore: boolean): Sort {
  if (!view.catalog.sortInStockFirst || byScore) return sort
  return [{ field: 'stock.is_in_stock', descending: true }, ...sort]
}
