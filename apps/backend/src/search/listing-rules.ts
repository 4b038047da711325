import type { CatalogType } from '@mantel/contract'
import { listedVisibilities } from '@mantel/domain/catalog'
import type { StoreView } from '@mantel/domain/store'
import { and, type Filter, terms } from '../platform/search/filter.ts'
import type { Sort } from '../platform/search/sort-key.ts'

/** What every search of a type obeys, whatever the client asks. */
export function withRules(type: CatalogType, filter: Filter): Filter {
  if (type === 'product') return withListingRules(filter)
  return type === 'review' ? and([filter, published]) : filter
}

/** What waits for moderation, or failed it, is nobody's business. */
const published: Filter = { kind: 'not', of: terms('review_status', [2, 3]) }

/**
 * What every product search obeys, whatever the client asks.
 *
 * Goods that are switched off (status 2 and above) are never found: the client treats them as not found anyway, and a
 * forgotten filter must not bring them into a list. Goods that are not shown by themselves (visibility 1) are found only
 * by who names them: a variant's page redirects to its parent, and parts of sets are loaded by sku, so a search that
 * pins a key below may see them. Everything else is a listing and sees visibility 2, 3 and 4 only.
 */
function withListingRules(filter: Filter): Filter {
  return and([filter, enabled, ...(pinsKey(filter) ? [] : [listed])])
}

const enabled: Filter = { kind: 'not', of: { kind: 'range', field: 'status', bounds: { gte: 2 } } }
const listed: Filter = terms('visibility', [...listedVisibilities])

const keys = ['id', 'sku', 'url_path', 'url_key', 'slug', 'configurable_children.sku', 'configurable_children.id']

function pinsKey(filter: Filter): boolean {
  if (filter.kind === 'and') return filter.of.some(pinsKey)
  return filter.kind === 'terms' && keys.includes(filter.field)
}

/** In stock first, where the store wants it. An order by how well a text is matched stays as it is. */
export function withStockFirst(sort: Sort, view: StoreView, byScore: boolean): Sort {
  if (!view.catalog.sortInStockFirst || byScore) return sort
  return [{ field: 'stock.is_in_stock', descending: true }, ...sort]
}
