import type { CatalogType } from '@mantel/contract'
import type { StoreView } from '@mantel/domain/store'
import type { EngineQuery } from '@mantel/search'
import { type FieldMap, fieldMap, mapFields } from './field-names.ts'
import { addVisibilityRules, withStockFirst } from './listing-rules.ts'
import type { WireFacet, WireQuery } from './wire-query.ts'

export type Page = { from: number; size: number }

/**
 * Converts a wire query into an engine query: adds the store's rules and replaces wire field names by index field
 * names.
 */
export function engineQuery(
  query: WireQuery,
  page: Page,
  { view, type, groupId, seed }: { view: StoreView; type: CatalogType; groupId: number | null; seed: number },
): EngineQuery {
  const { random, ...rest } = query
  const map = fieldMap(type, groupId)
  const isProduct = type === 'product'
  const rules = (filter: WireQuery['filter']) => mapFields(addVisibilityRules(type, filter), map)
  const sort = rest.sort.map(({ field, descending }) => ({ field: map(field), descending }))
  const byScore = rest.text !== undefined && (sort.length === 0 || sort[0]?.field === '_score')
  return {
    ...rest,
    ...page,
    filter: rules(rest.filter),
    also: rest.also && mapFields(rest.also, map),
    weights: rest.weights?.map(({ filter, weight }) => ({ filter: mapFields(filter, map), weight })),
    sort: isProduct ? withStockFirst(sort, view, byScore) : sort,
    shuffle: random ? seed : undefined,
    facets: sharedFilters(rest.facets, rules).map((facet) => mapFacet(facet, map)),
  }
}

/**
 * Adds the rules to the facets' filters. Facets that share a filter object still share one afterwards, so that it is evaluated only once.
 */
function sharedFilters(
  facets: readonly WireFacet[],
  rules: (filter: WireQuery['filter']) => WireQuery['filter'],
): WireFacet[] {
  const ruled = new Map<WireQuery['filter'], WireQuery['filter']>()
  return facets.map((facet) => {
    if (!facet.filter) return facet
    const filter = ruled.get(facet.filter) ?? rules(facet.filter)
    ruled.set(facet.filter, filter)
    return { ...facet, filter }
  })
}

function mapFacet(named: WireFacet, map: FieldMap): WireFacet {
  const { facet } = named
  if (facet.kind !== 'terms') return { ...named, facet: { ...facet, field: map(facet.field) } }
  const [first, second] = facet.fields
  return { ...named, facet: { ...facet, fields: second === undefined ? [map(first)] : [map(first), map(second)] } }
}
