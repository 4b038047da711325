import { filterKind } from '@mantel/domain/catalog'
import { priceRanges } from '@mantel/domain/constants'
import type { FacetRange, Filter } from '@mantel/search'
import { facetSize } from '../dsl/aggregations.ts'
import { fieldName, isObject, objectAt } from '../json-reading.ts'
import { queryLimits } from '../limits.ts'
import { rejectQuery } from '../malformed.ts'
import type { WireFacet } from '../wire-query.ts'
import { type AppliedFilter, combineAppliedFilters, scopesOf, variantsField } from './applied-filters.ts'

/**
 * The facets of a page. `agg_terms_color` counts a product once for each colour that would find it: its own or a
 * variant's. With excludeSelf a facet is counted without its own applied filter.
 */
export function parseFacets(value: unknown, applied: readonly AppliedFilter[]): WireFacet[] {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) return rejectQuery('_availableFilters must be a list')
  if (value.length > queryLimits.facets) return rejectQuery('too many facets')
  const facets = value.flatMap((entry) => {
    const { field: name, scope, options } = objectAt(entry, 'a facet')
    const field = fieldName(name, 'field')
    if (!scopesOf(scope).includes('catalog')) return []
    const { size, excludeSelf } = isObject(options) ? options : {}
    const filter = excludeSelf === true && applied.some((one) => one.field === field) && withoutOwn(field, applied)
    const own = filterKind(field) === 'range' ? priceFacets(applied) : termFacets(field, facetSize(size))
    return filter ? own.map((facet) => ({ ...facet, filter })) : own
  })
  return [...new Map(facets.map((facet) => [facet.name, facet])).values()]
}

function withoutOwn(field: string, applied: readonly AppliedFilter[]): Filter {
  return combineAppliedFilters(applied.filter((one) => one.field !== field))
}

function termFacets(field: string, size: number): WireFacet[] {
  const variants = variantsField(field)
  return [
    { name: `agg_terms_${field}`, facet: { kind: 'terms', fields: [field, variants], size } },
    { name: `agg_terms_${variants}`, facet: { kind: 'terms', fields: [variants], size } },
  ]
}

/** The configured price ranges, plus the selected range if it differs; there is no facet for single prices. */
function priceFacets(applied: readonly AppliedFilter[]): WireFacet[] {
  const ranges: FacetRange[] = [...priceRanges, ...chosenRange(applied)]
  return [
    { name: 'agg_range_price', facet: { kind: 'ranges', field: 'price', ranges } },
    { name: 'agg_max_price', facet: { kind: 'extent', field: 'price' }, end: 'max' },
    { name: 'agg_min_price', facet: { kind: 'extent', field: 'price' }, end: 'min' },
  ]
}

function chosenRange(applied: readonly AppliedFilter[]): FacetRange[] {
  const filter = applied.find(({ field }) => field === 'price')?.condition.filter('price')
  if (filter?.kind !== 'range') return []
  const from = Number(filter.bounds.gte) || undefined
  const to = Number(filter.bounds.lte) || undefined
  return from === undefined && to === undefined ? [] : [{ from, to }]
}
