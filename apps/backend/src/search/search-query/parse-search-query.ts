import { objectAt } from '../json-reading.ts'
import { queryLimits } from '../limits.ts'
import { rejectQuery } from '../malformed.ts'
import { parseSortBody } from '../sort-request.ts'
import { textRequest } from '../text-request.ts'
import type { ParsedBody } from '../wire-query.ts'
import { combineAppliedFilters, parseAppliedFilters } from './applied-filters.ts'
import { parseFacets } from './facets.ts'

/** The second of two request formats: filters, sort and text as named properties, without the query language of Elasticsearch. */
export function parseSearchQuery(body: unknown): ParsedBody {
  const { _appliedFilters, _availableFilters, _appliedSort, _searchText, _searchOptions, groupToken } = objectAt(
    body,
    'the request',
  )
  const applied = parseAppliedFilters(_appliedFilters)
  const { sort, random } = parseSortBody(sortEntries(_appliedSort))
  const text = textOf(_searchText, _searchOptions)
  return {
    query: {
      filter: combineAppliedFilters(applied),
      text: text ?? undefined,
      sort,
      random,
      facets: parseFacets(_availableFilters, applied),
    },
    groupToken: typeof groupToken === 'string' ? groupToken : undefined,
  }
}

function textOf(value: unknown, options: unknown) {
  if (value === undefined || value === null) return null
  if (typeof value !== 'string') return rejectQuery('_searchText must be a text')
  const { allWordsFirst } = objectAt(options ?? {}, '_searchOptions')
  return textRequest(value, { allWordsFirst: allWordsFirst === true })
}

/** Converts [{field, options: 'desc' or {order: 'desc'}}] to the sort format of Elasticsearch. */
function sortEntries(value: unknown): unknown {
  if (value === undefined || value === null) return undefined
  if (!Array.isArray(value) || value.length > queryLimits.sorts) return rejectQuery('_appliedSort must be a short list')
  return value.map((entry) => {
    const { field, options } = objectAt(entry, '_appliedSort')
    if (typeof field !== 'string') return rejectQuery('_appliedSort must name fields')
    return { [field]: options ?? 'asc' }
  })
}
