import type { Caller } from '../caller.ts'
import type { Outcome } from '../outcome.ts'
import { type CatalogItem, type CatalogResult, type CatalogSearch, searchCatalog } from '../search-catalog.ts'

type Condition = { attribute: string; value: unknown; scope?: unknown }
type Hits = { hits?: { _source?: Record<string, unknown>; _score?: unknown }[]; total?: unknown }

const query = `query ($search: String, $filter: ProductFilterInput, $pageSize: Int, $currentPage: Int, $sort: ProductSortInput, $include: [String!], $exclude: [String!], $facets: JSON, $searchOptions: JSON, $groupToken: String) {
  products(search: $search, filter: $filter, pageSize: $pageSize, currentPage: $currentPage, sort: $sort, _sourceInclude: $include, _sourceExclude: $exclude, availableFilters: $facets, searchOptions: $searchOptions, groupToken: $groupToken) {
    items total_count aggregations attribute_metadata } }`

const categoryQuery = `query ($filter: CategoryFilterInput, $pageSize: Int, $currentPage: Int, $sort: CategorySortInput, $include: [String!]) {
  categories(filter: $filter, pageSize: $pageSize, currentPage: $currentPage, sort: $sort, _sourceInclude: $include) { hits } }`

/**
 * Searches the catalogue through GraphQL. Searches that its queries cannot express go to the REST call: other document types,
 * pages that do not start at a multiple of their size, two conditions on one attribute.
 */
export async function searchGraphql(caller: Caller, search: CatalogSearch): Promise<Outcome<CatalogResult>> {
  const { type, request, size = 0, from = 0, include, exclude, signal } = search
  const { _appliedFilters, _appliedSort, _availableFilters, _searchText, _searchOptions, groupToken } = request
  const conditions = (_appliedFilters ?? []) as Condition[]
  const isKnownType = type === 'product' || (type === 'category' && !exclude && !_searchText)
  const isUnique = new Set(conditions.map(({ attribute }) => attribute)).size === conditions.length
  if (!isKnownType || !isUnique || search.form !== 'search-query' || size <= 0 || from % size !== 0)
    return searchCatalog(caller, search)
  const variables = {
    search: _searchText,
    include,
    exclude,
    groupToken,
    facets: _availableFilters,
    searchOptions: _searchOptions,
    pageSize: size,
    currentPage: from / size + 1,
    filter: Object.fromEntries(conditions.map(({ attribute, value, scope }) => [attribute, toFilter(value, scope)])),
    sort: Object.fromEntries(
      ((_appliedSort ?? []) as { field: string; options?: unknown }[]).map(({ field, options }) => [
        field,
        orderOf(options),
      ]),
    ),
  }
  const outcome = await caller.call('graphql', {
    body: { query: type === 'product' ? query : categoryQuery, variables },
    signal,
  })
  if (!outcome.ok) return outcome
  const { data } = outcome.result
  const found = (type === 'product' ? data?.products : data?.categories) as Record<string, unknown> | null | undefined
  if (!found) return { ok: false, reason: 'failed', message: 'wrong_response_format' }
  const { hits, total } = (found.hits ?? {}) as Hits
  const sources = type === 'product' ? found.items : (hits ?? []).map(({ _source }) => _source)
  return {
    ok: true,
    result: {
      items: ((sources ?? []) as Record<string, unknown>[]).map(toItem),
      total: type === 'product' ? Number(found.total_count) : totalOf(total),
      start: from,
      perPage: size,
      aggregations: (found.aggregations ?? {}) as Record<string, unknown>,
      attributeMetadata: Array.isArray(found.attribute_metadata) ? found.attribute_metadata : [],
    },
  }
}

function toFilter(value: unknown, scope: unknown): Record<string, unknown> {
  const conditions =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? value : { in: [value].flat() }
  return { ...conditions, scope: scope && [scope].flat() }
}

const orderOf = (options: unknown) =>
  String((options as { order?: unknown } | null)?.order ?? options ?? 'asc').toUpperCase()

const totalOf = (total: unknown) =>
  typeof total === 'number' ? total : Number((total as { value?: number } | undefined)?.value ?? 0)

function toItem(source: Record<string, unknown>): CatalogItem {
  return { ...source, slug: String(source.slug ?? source.url_key ?? ''), _score: null }
}
