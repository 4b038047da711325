import type { ChosenFilters, ListQuery } from '@mantel/domain/catalog'
import { search as limits, sortings } from '@mantel/domain/constants'
import type { Engine } from '../../engine.ts'
import { type AskOptions, askCatalog, type CatalogQuestion, noAnswer } from '../ask-catalog.ts'
import { isSearchable } from '../is-searchable.ts'
import { found, type Loaded, problemOf } from '../loaded.ts'
import { cardFields } from '../queries/fields.ts'
import { type ListingWish, listingRequest } from '../queries/listing.ts'
import { checkFilters } from './known-filters.ts'
import { type ProductList, productList } from './product-list.ts'
import { allowedQuery } from './sees-prices.ts'
import { secondStage } from './two-stage.ts'

export type ListWish = {
  query: ListQuery
  /** Cards a page; default 50. */
  perPage?: number
  /** upTo: every page from the first to the query's, for an address that is opened. Default only: that page alone. */
  pages?: 'only' | 'upTo'
}

type Scope = Pick<ListingWish, 'categoryIds' | 'text' | 'sort'>

/** The products of a category and of all below it, with everything to narrow them down. */
export function listCategoryProducts(
  engine: Engine,
  { categoryIds, ...wish }: ListWish & { categoryIds: readonly number[] },
  options?: AskOptions,
): Promise<Loaded<ProductList>> {
  const query = allowedQuery(engine, wish.query)
  return listProducts(engine, { ...wish, query }, { categoryIds, sort: query.sort ?? sortings.default }, options)
}

/** Products that a text finds, best first. Fewer than three characters find nothing, and nobody is asked. */
export async function listSearchProducts(
  engine: Engine,
  { text, ...given }: ListWish & { text: string },
  options: AskOptions = {},
): Promise<Loaded<ProductList>> {
  const wish = { ...given, query: allowedQuery(engine, given.query) }
  const scope = { text: text.trim(), sort: wish.query.sort }
  if (isSearchable(text)) return listProducts(engine, wish, scope, { keep: 'memory', ...options })
  const { page, firstPage, perPage, size, from } = pagesOf(wish)
  const frame = { ...wish, page, firstPage, perPage, isNeverEmpty: false, offline: false, noresults: false }
  return found(await productList(engine, noAnswer({ size, from }), frame))
}

async function listProducts(
  engine: Engine,
  wish: ListWish,
  scope: Scope,
  options: AskOptions = {},
): Promise<Loaded<ProductList>> {
  const { page, firstPage, perPage, size, from } = pagesOf(wish)
  const ask = (filters: ChosenFilters) => {
    const facets = engine.view.catalog.defaultFilters
    const request = listingRequest(engine.view, { ...scope, filters, facets })
    const question: CatalogQuestion = { type: 'product', request, from, size, include: cardFields }
    return scope.categoryIds ? askInTwoStages(engine, question, options) : askCatalog(engine, question, options)
  }

  let answer = await ask(wish.query.filters)
  if (!answer.ok) return problemOf(answer)
  const { filters } = await checkFilters(engine, wish.query.filters, answer.result.attributeMetadata)
  if (countValues(filters) < countValues(wish.query.filters)) {
    answer = await ask(filters)
    if (!answer.ok) return problemOf(answer)
  }

  const { fresh, offline, noresults, ...result } = answer.result
  const isNeverEmpty = scope.categoryIds !== undefined
  const frame = { query: { ...wish.query, filters }, page, firstPage, perPage, isNeverEmpty, offline, noresults }
  return found(
    await productList(engine, result, frame),
    fresh?.then((newer) => newer && productList(engine, newer, frame)),
  )
}

/** No page lies beyond what a search answers. */
function pagesOf({ query, perPage = limits.pageSize, pages = 'only' }: ListWish) {
  const page = Math.min(query.page, Math.floor(limits.maxPageSize / perPage))
  const firstPage = pages === 'upTo' ? 1 : page
  return { page, firstPage, perPage, from: (firstPage - 1) * perPage, size: (page - firstPage + 1) * perPage }
}

async function askInTwoStages(engine: Engine, question: CatalogQuestion, options: AskOptions) {
  let second: ReturnType<typeof secondStage> | undefined
  const answer = await askCatalog(engine, question, {
    ...options,
    onNetwork() {
      second = secondStage(engine, question)
    },
  })
  second?.firstIsDone()
  return answer
}

function countValues(filters: ChosenFilters): number {
  return Object.values(filters).reduce((sum, values) => sum + values.length, 0)
}
