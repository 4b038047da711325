import { filters } from '@mantel/domain/constants'
import type { Facet, FacetRange } from '@mantel/search'
import {
  fieldName,
  type Json,
  numberAt,
  objectAt,
  onlyEntry,
  refuseOtherKeys,
  sanitiseForMessage,
} from '../json-reading.ts'
import { queryLimits } from '../limits.ts'
import { rejectQuery } from '../malformed.ts'
import type { WireFacet } from '../wire-query.ts'

export function parseAggregations(value: unknown): WireFacet[] {
  if (value === undefined || value === null) return []
  const entries = Object.entries(objectAt(value, 'aggs'))
  if (entries.length > queryLimits.facets) return rejectQuery('too many aggregations')
  return entries.map(([name, node]) => {
    const [kind, body] = onlyEntry(node, 'an aggregation', ['meta'])
    const facet = parseFacet(kind, objectAt(body, kind))
    return { name: fieldName(name, 'an aggregation'), facet, end: kind === 'min' || kind === 'max' ? kind : undefined }
  })
}

function parseFacet(kind: string, body: Json): Facet {
  const field = fieldName(body.field, kind)
  switch (kind) {
    case 'terms':
      refuseOtherKeys(body, ['field', 'size'], kind)
      return { kind, fields: [field], size: facetSize(body.size) }
    case 'range':
      refuseOtherKeys(body, ['field', 'ranges', 'keyed'], kind)
      return { kind: 'ranges', field, ranges: parseRanges(body.ranges) }
    case 'min':
    case 'max':
      refuseOtherKeys(body, ['field'], kind)
      return { kind: 'extent', field }
    default:
      return rejectQuery(`unsupported aggregation ${sanitiseForMessage(kind)}`)
  }
}

export function facetSize(value: unknown): number {
  if (value === undefined || value === null) return filters.aggregationSize
  const size = numberAt(value, 'size')
  if (!Number.isInteger(size) || size < 1 || size > queryLimits.facetSize)
    return rejectQuery(`the size of an aggregation must be 1 to ${queryLimits.facetSize}`)
  return size
}

function parseRanges(value: unknown): FacetRange[] {
  if (!Array.isArray(value) || value.length > queryLimits.ranges)
    return rejectQuery(`range needs a list of at most ${queryLimits.ranges} ranges`)
  return value.map((entry) => {
    const range = objectAt(entry, 'ranges')
    const end = (key: string) =>
      range[key] === undefined || range[key] === null ? undefined : numberAt(range[key], key)
    return { from: end('from'), to: end('to') }
  })
}
