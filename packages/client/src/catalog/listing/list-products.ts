import { type ChosenFilters, hasFilters, type ListQuery } from '@mantel/domain/catalog'
import { search as limits, sortings } from '@mantel/domain/constants'
import type { Engine } from '../../engine.ts'
import { isSearchable } from '../is-searchable.ts'
import { type Loaded, loadedValue, problemOf } from '../loaded.ts'
import { cardFields } from '../queries/fields.ts'
import { type ListingQuery, listingRequest } from '../queries/listing.ts'
import { type CatalogQueryOptions, type CatalogRequest, emptyReply, queryCatalog } from '../query-catalog.ts'
import { checkFilters } from './check-filters.ts'
import { allowedQuery } from './price-visibility.ts'
import { type ProductList, productList } from './product-list.ts'
import { loadCompleteProductsLater } from './two-stage.ts'

export type ListRequest = {
  query: ListQuery
  /** Codes of the filters to offer; default: all of the store. */
  filters?: readonly string[]
  /** Cards per page; default 50. */
  perPage?: number
  /** upTo: all pages up to the query's, for a URL that is opened directly. only (default): that page alone. */
  pages?: 'only' | 'upTo'
}

type Scope = Pick<ListingQuery, 'categoryIds' | 'text' | 'sort'>

/** Products of a category and its descendants, with facets. */
export function listCategoryProducts(
  engine: Engine,
  { categoryIds, ...listRequest }: ListRequest & { categoryIds: readonly number[] },
  options?: CatalogQueryOptions,
): Promise<Loaded<ProductList>> {
  const query = allowedQuery(engine, listRequest.query)
  return listProducts(engine, { ...listRequest, query }, { categoryIds, sort: query.sort ?? sortings.default }, options)
}

/** All products of the store, with facets. */
export function listAllProducts(
  engine: Engine,
  listRequest: ListRequest,
  options?: CatalogQueryOptions,
): Promise<Loaded<ProductList>> {
  const query = allowedQuery(engine, listRequest.query)
  const scope = { sort: query.sort ?? sortings.default }
  return listProducts(engine, { ...listRequest, query }, scope, { keep: 'memory', ...options })
}

/** Products that match a text, best first. With fewer than three characters the result is empty, without a call. */
export async function listSearchProducts(
  engine: Engine,
  { text, ...rest }: ListRequest & { text: string },
  options: CatalogQueryOptions = {},
): Promise<Loaded<ProductList>> {
  const listRequest = { ...rest, query: allowedQuery(engine, rest.query) }
  const scope = { text: text.trim(), sort: listRequest.query.sort }
  if (isSearchable(text)) return listProducts(engine, listRequest, scope, { keep: 'memory', ...options })
  const { page, firstPage, perPage, size, from } = pagesOf(listRequest)
  const frame = { ...listRequest, page, firstPage, perPage, isNeverEmpty: false, offline: false, noresults: false }
  return loadedValue(await productList(engine, emptyReply({ size, from }), frame))
}

async function listProducts(
  engine: Engine,
  listRequest: ListRequest,
  scope: Scope,
  options: CatalogQueryOptions = {},
): Promise<Loaded<ProductList>> {
  const { page, firstPage, perPage, size, from } = pagesOf(listRequest)
  const { filters: offered = engine.view.catalog.defaultFilters } = listRequest
  const queryList = (filters: ChosenFilters) => {
    const request = listingRequest(engine.view, { ...scope, filters, facets: offered })
    const catalogRequest: CatalogRequest = { type: 'product', request, from, size, include: cardFields }
    // Filtered lists change with every click: complete products of each would cost more than they save.
    return scope.categoryIds && !hasFilters(listRequest.query)
      ? queryInTwoStages(engine, catalogRequest, options)
      : queryCatalog(engine, catalogRequest, options)
  }

  let answer = await queryList(listRequest.query.filters)
  if (!answer.ok) return problemOf(answer)
  const { filters } = await checkFilters(engine, listRequest.query.filters, answer.result.attributeMetadata)
  if (countValues(filters) < countValues(listRequest.query.filters)) {
    answer = await queryList(filters)
    if (!answer.ok) return problemOf(answer)
  }

  const { fresh, offline, noresults, refusal: _, ...result } = answer.result
  const isNeverEmpty = scope.categoryIds !== undefined
  const query = { ...listRequest.query, filters }
  const frame = { query, offered, page, firstPage, perPage, isNeverEmpty, offline, noresults }
  return loadedValue(
    await productList(engine, result, frame),
    fresh?.then((newer) => newer && productList(engine, newer, frame)),
  )
}

/** Limits the page to the results that a search can return. */
function pagesOf({ query, perPage = limits.pageSize, pages = 'only' }: ListRequest) {
  const page = Math.min(query.page, Math.floor(limits.maxPageSize / perPage))
  const firstPage = pages === 'upTo' ? 1 : page
  return { page, firstPage, perPage, from: (firstPage - 1) * perPage, size: (page - firstPage + 1) * perPage }
}

async function queryInTwoStages(engine: Engine, catalogRequest: CatalogRequest, options: CatalogQueryOptions) {
  let second: ReturnType<typeof loadCompleteProductsLater> | undefined
  const answer = await queryCatalog(engine, catalogRequest, {
    ...options,
    onNetwork() {
      second = loadCompleteProductsLater(engine, catalogRequest)
    },
  })
  second?.markFirstStageDone()
  return answer
}

function countValues(filters: ChosenFilters): number {
  return Object.values(filters).reduce((sum, values) => sum + values.length, 0)
}
