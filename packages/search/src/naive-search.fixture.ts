import { orderValue } from './columns/order-value.ts'
import type { Facet, FacetCount } from './facets.ts'
import { type Bound, type Filter, flagSpellings } from './filter.ts'
import type { Sort } from './sort-key.ts'

/** A slow and simple reference implementation that tests compare the engine with. */

export type Document = { id: number; [field: string]: unknown }

export function valuesOf(document: Document, field: string): string[] {
  let held: unknown[] = [document]
  for (const key of field.split('.')) {
    held = held.flat(Infinity).flatMap((value) => {
      return typeof value === 'object' && value !== null ? [(value as Record<string, unknown>)[key]] : []
    })
  }
  const scalars = held
    .flat(Infinity)
    .filter((value) => value !== null && value !== undefined && typeof value !== 'object')
  return [...new Set(scalars.map(String))]
}

export function naiveMatches(document: Document, filter: Filter): boolean {
  switch (filter.kind) {
    case 'all':
      return true
    case 'none':
      return false
    case 'not':
      return !naiveMatches(document, filter.of)
    case 'and':
      return filter.of.every((part) => naiveMatches(document, part))
    case 'some':
      return filter.of.filter((part) => naiveMatches(document, part)).length >= filter.atLeast
    case 'exists':
      return valuesOf(document, filter.field).length > 0
    case 'terms': {
      const wanted = new Set(filter.values.flatMap(flagSpellings))
      return valuesOf(document, filter.field).some((value) => wanted.has(value))
    }
    case 'range': {
      const bounds = Object.entries(filter.bounds).filter(([, bound]) => bound !== undefined)
      const byValue = bounds.every(([, bound]) => !Number.isNaN(orderValue(String(bound))))
      return valuesOf(document, filter.field).some((value) => {
        if (byValue && Number.isNaN(orderValue(value))) return false
        return bounds.every(([operator, bound]) => holds(operator, value, bound, byValue))
      })
    }
  }
}

function holds(operator: string, value: string, bound: Bound, byValue: boolean): boolean {
  const [left, right] = byValue ? [orderValue(value), orderValue(String(bound))] : [value, String(bound)]
  if (operator === 'gt') return left > right
  if (operator === 'gte') return left >= right
  return operator === 'lt' ? left < right : left <= right
}

function compareValues(left: string, right: string): number {
  const [a, b] = [orderValue(left), orderValue(right)]
  if (Number.isNaN(a) !== Number.isNaN(b)) return Number.isNaN(a) ? 1 : -1
  if (!Number.isNaN(a)) return a - b
  return compareTexts(left, right)
}

const compareTexts = (left: string, right: string) => (left === right ? 0 : left < right ? -1 : 1)

export function naiveIds(documents: Document[], filter: Filter, sort: Sort): number[] {
  const matching = documents.filter((document) => naiveMatches(document, filter))
  matching.sort((left, right) => {
    for (const { field, descending } of sort) {
      const [a, b] = [left, right].map((document) =>
        valuesOf(document, field)
          .sort(compareValues)
          .at(descending ? -1 : 0),
      )
      if (a === undefined && b === undefined) continue
      if (a === undefined || b === undefined) return a === undefined ? 1 : -1
      const difference = compareValues(a, b)
      if (difference !== 0) return descending ? -difference : difference
    }
    return left.id - right.id
  })
  return matching.map(({ id }) => id)
}

export function naiveCount(documents: Document[], facet: Facet): FacetCount {
  if (facet.kind === 'terms') {
    const counts = new Map<string, number>()
    for (const document of documents) {
      const held = new Set(facet.fields.flatMap((field) => valuesOf(document, field)))
      for (const term of held) counts.set(term, (counts.get(term) ?? 0) + 1)
    }
    const buckets = [...counts]
      .map(([term, count]) => ({ term, count }))
      .sort((a, b) => b.count - a.count || compareValues(a.term, b.term) || compareTexts(a.term, b.term))
    const others = buckets.slice(facet.size).reduce((sum, { count }) => sum + count, 0)
    return { kind: 'terms', buckets: buckets.slice(0, facet.size), others }
  }
  const numbers = documents.map((document) => valuesOf(document, facet.field).map(orderValue))
  if (facet.kind === 'ranges') {
    const counts = facet.ranges.map(
      ({ from = -Infinity, to = Infinity }) => numbers.filter((held) => held.some((n) => n >= from && n < to)).length,
    )
    return { kind: 'ranges', counts }
  }
  const all = numbers.flat().filter((n) => !Number.isNaN(n))
  return all.length === 0
    ? { kind: 'extent', min: null, max: null }
    : { kind: 'extent', min: Math.min(...all), max: Math.max(...all) }
}
