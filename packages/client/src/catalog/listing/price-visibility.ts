import type { ListQuery } from '@mantel/domain/catalog'
import { sortings } from '@mantel/domain/constants'
import type { Engine } from '../../engine.ts'

export function seesPrices({ view, groupToken }: Engine): boolean {
  return !view.prices.needGroupToken || groupToken() !== null
}

const priceSorts: readonly string[] = [sortings.priceLowToHigh, sortings.priceHighToLow]

/** The available sort orders, the default first. */
export function offeredSorts(engine: Engine): string[] {
  return [sortings.default, sortings.latest, ...(seesPrices(engine) ? priceSorts : [])]
}

/** Shoppers who see no prices can neither filter nor sort by them: the order of a list would reveal the prices. */
export function allowedQuery(engine: Engine, query: ListQuery): ListQuery {
  if (seesPrices(engine)) return query
  const { price, ...filters } = query.filters
  return { ...query, filters, sort: query.sort !== null && priceSorts.includes(query.sort) ? null : query.sort }
}
