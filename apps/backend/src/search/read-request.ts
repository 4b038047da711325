import { type Refusal, refuse } from '@mantel/contract'
import { search } from '@mantel/domain/constants'
import { LRUCache } from 'lru-cache'
import { parseDsl } from './dsl/parse-dsl.ts'
import type { Page } from './engine-query.ts'
import { queryLimits } from './limits.ts'
import { MalformedQueryError, rejectQuery } from './malformed.ts'
import { parseSearchQuery } from './search-query/parse-search-query.ts'
import { parseSortParameter } from './sort-request.ts'
import { createSourceFilter, type SourceFilter } from './source-filter.ts'
import type { ParsedBody, WireQuery } from './wire-query.ts'

/** The query parameters of the URL. `request` contains the query itself if there is no body. */
export type SearchParameters = {
  size?: number
  from?: number
  sort?: string
  _source_include?: string
  _source_exclude?: string
  request_format?: string
  response_format?: string
  request?: string
}

export type ParsedSearchRequest = {
  ok: true
  query: WireQuery
  page: Page
  source: SourceFilter
  compact: boolean
  groupToken: string | undefined
}

/** Parses either request form and merges the URL parameters for page, sort and fields. */
export function readRequest(parameters: SearchParameters, body: unknown): ParsedSearchRequest | Refusal {
  try {
    const parsed = parseBody(parameters, body)
    const ordered = parameters.sort ? parseSortParameter(parameters.sort) : null
    return {
      ok: true,
      query: ordered ? { ...parsed.query, sort: ordered.sort, random: ordered.random } : parsed.query,
      page: requestedPage(parameters, parsed),
      source: createSourceFilter(
        patterns(parameters._source_include) ?? parsed.include ?? [],
        patterns(parameters._source_exclude) ?? parsed.exclude ?? [],
      ),
      compact: oneOf(parameters.response_format, ['standard', 'compact'], 'response_format') === 'compact',
      groupToken: parsed.groupToken,
    }
  } catch (error) {
    if (error instanceof MalformedQueryError) return refuse('search_request_invalid', { reason: error.message })
    throw error
  }
}

/** Cache of parsed requests: pages send the same requests again and again. */
const parsedBodies = new LRUCache<string, ParsedBody>({ max: 500 })
/** Maximum key length in characters; longer requests are not cached. */
const maxKeyLength = 8000

function parseBody({ request_format, request = '' }: SearchParameters, body: unknown): ParsedBody {
  const format = oneOf(request_format, ['dsl', 'search-query'], 'request_format')
  const parse = format === 'search-query' ? parseSearchQuery : parseDsl
  if (body !== undefined) return parse(body)
  const key = `${format} ${request}`
  const cached = parsedBodies.get(key)
  if (cached) return cached
  const parsed = parse(parseJson(request))
  // A request with a group token is personal and not cached.
  if (parsed.groupToken === undefined && key.length <= maxKeyLength) parsedBodies.set(key, parsed)
  return parsed
}

/** The router has already decoded the text once, so a literal % is not decoded again. */
function parseJson(request: string): unknown {
  if (request.trim() === '') return {}
  try {
    return JSON.parse(request)
  } catch {
    return rejectQuery('request is not valid JSON')
  }
}

/** A size of 0 or less means the default page size; a start below 0 means the first page. */
function requestedPage(parameters: SearchParameters, parsed: ParsedBody): Page {
  const size = parameters.size ?? parsed.size ?? search.pageSize
  const from = parameters.from ?? parsed.from ?? search.start
  if (!Number.isInteger(size) || size > search.maxPageSize)
    return rejectQuery(`size must be at most ${search.maxPageSize}`)
  if (!Number.isInteger(from) || from > queryLimits.start)
    return rejectQuery(`from must be at most ${queryLimits.start}`)
  return { size: size <= 0 ? search.pageSize : size, from: Math.max(0, from) }
}

function patterns(list: string | undefined): string[] | undefined {
  return list === undefined || list === '' ? undefined : list.split(',')
}

function oneOf(value: string | undefined, allowed: readonly [string, ...string[]], what: string): string {
  if (value === undefined || value === '') return allowed[0]
  return allowed.includes(value) ? value : rejectQuery(`${what} must be ${allowed.join(' or ')}`)
}
