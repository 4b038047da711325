import type { Sort, SortField } from '@mantel/search'
import { fieldName, isObject, refuseOtherKeys } from './json-reading.ts'
import { queryLimits } from './limits.ts'
import { rejectQuery } from './malformed.ts'

export type SortRequest = { sort: Sort; random: boolean }

/** `field:desc`, several separated by commas; a field alone sorts ascending; an empty parameter sets no sort. */
export function parseSortParameter(parameter: string): SortRequest {
  const parts = parameter.split(',').map((part) => part.trim())
  return request(
    parts
      .filter((part) => part !== '')
      .map((part) => {
        const colon = part.lastIndexOf(':')
        return colon < 0 ? sortField(part, undefined) : sortField(part.slice(0, colon), part.slice(colon + 1))
      }),
  )
}

/** A field, {field: 'desc'}, {field: {order: 'desc'}}, or a list of these. */
export function parseSortBody(value: unknown): SortRequest {
  if (value === undefined || value === null) return { sort: [], random: false }
  const entries = Array.isArray(value) ? value : [value]
  if (entries.length > queryLimits.sorts) return rejectQuery('sort has too many fields')
  return request(
    entries.flatMap((entry) => {
      if (typeof entry === 'string') return parseText(entry)
      if (!isObject(entry)) return rejectQuery('sort must contain field names')
      return Object.entries(entry).map(([field, direction]) => {
        if (!isObject(direction)) return sortField(field, direction)
        refuseOtherKeys(direction, ['order', 'unmapped_type', 'missing', 'mode'], 'sort')
        return sortField(field, direction.order)
      })
    }),
  )
}

const parseText = (entry: string): SortField[] => [...parseSortParameter(entry).sort]

function request(fields: SortField[]): SortRequest {
  if (fields.length > queryLimits.sorts) return rejectQuery('sort has too many fields')
  return {
    sort: fields.filter(({ field }) => field !== 'random'),
    random: fields.some(({ field }) => field === 'random'),
  }
}

/** Scores sort descending by default, all other fields ascending. */
function sortField(field: string, direction: unknown): SortField {
  const name = fieldName(field.trim(), 'sort')
  const order =
    direction === undefined || direction === '' ? (name === '_score' ? 'desc' : 'asc') : String(direction).toLowerCase()
  if (order !== 'asc' && order !== 'desc') return rejectQuery('sort direction must be asc or desc')
  return { field: name, descending: order === 'desc' }
}
