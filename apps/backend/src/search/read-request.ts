import { type Refusal, refuse } from '@mantel/contract'
import { search } from '@mantel/domain/constants'
import { parseDsl } from './dsl/parse-dsl.ts'
import type { Page } from './engine-query.ts'
import { queryLimits } from './limits.ts'
import { Malformed, malformed } from './malformed.ts'
import { parseSearchQuery } from './search-query/parse-search-query.ts'
import { parseSortParameter } from './sort-request.ts'
import { type SourceFilter, sourceFilter } from './source-filter.ts'
import type { ParsedBody, WireQuery } from './wire-query.ts'

/** The parameters of the address. `request` is the query itself where there is no body. */
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

export type AskedSearch = {
  ok: true
  query: WireQuery
  page: Page
  source: SourceFilter
  compact: boolean
  groupToken: string | undefined
}

/** Either request form, with what the address says about page, order and fields. */
export function readRequest(parameters: SearchParameters, body: unknown): AskedSearch | Refusal {
  try {
    const parsed = parseBody(parameters, body)
    const ordered = parameters.sort ? parseSortParameter(parameters.sort) : null
    return {
      ok: true,
      query: ordered ? { ...parsed.query, sort: ordered.sort, random: ordered.random } : parsed.query,
      page: pageAsked(parameters, parsed),
      source: sourceFilter(
        patterns(parameters._source_include) ?? parsed.include ?? [],
        patterns(parameters._source_exclude) ?? parsed.exclude ?? [],
      ),
      compact: oneOf(parameters.response_format, ['standard', 'compact'], 'response_format') === 'compact',
      groupToken: parsed.groupToken,
    }
  } catch (error) {
    if (error instanceof Malformed) return refuse('search_request_invalid', { reason: error.message })
    throw error
  }
}

/** Pages ask the same questions in the same words; what was read once need not be read again. */
const readBefore = new Map<string, ParsedBody>()
const mostReadBefore = 500
const longestReadBefore = 8000

function parseBody({ request_format, request = '' }: SearchParameters, body: unknown): ParsedBody {
  const format = oneOf(request_format, ['dsl', 'search-query'], 'request_format')
  const parse = format === 'search-query' ? parseSearchQuery : parseDsl
  if (body !== undefined) return parse(body)
  const key = `${format} ${request}`
  const known = readBefore.get(key)
  if (known) return known
  const parsed = parse(parseJson(request))
  // What holds a token is not kept.
  if (parsed.groupToken === undefined && key.length <= longestReadBefore) {
    if (readBefore.size >= mostReadBefore) readBefore.delete(readBefore.keys().next().value as string)
    readBefore.set(key, parsed)
  }
  return parsed
}

/** Decoded once, by the router: a literal % stays one. */
function parseJson(request: string): unknown {
  if (request.trim() === '') return {}
  try {
    return JSON.parse(request)
  } catch {
    return malformed('request is not valid JSON')
  }
}

/** Sizes of 0 and less ask for the usual page, starts below 0 for the first. */
function pageAsked(parameters: SearchParameters, parsed: ParsedBody): Page {
  const size = parameters.size ?? parsed.size ?? search.pageSize
  const from = parameters.from ?? parsed.from ?? search.start
  if (!Number.isInteger(size) || size > search.maxPageSize) return malformed(`size is at most ${search.maxPageSize}`)
  if (!Number.isInteger(from) || from > queryLimits.start) return malformed(`from is at most ${queryLimits.start}`)
  return { size: size <= 0 ? search.pageSize : size, from: Math.max(0, from) }
}

function patterns(list: string | undefined): string[] | undefined {
  return list === undefined || list === '' ? undefined : list.split(',')
}

function oneOf(value: string | undefined, known: readonly [string, ...string[]], what: string): string {
  if (value === undefined || value === '') return known[0]
  return known.includes(value) ? value : malformed(`${what} is ${known.join(' or ')}`)
}
