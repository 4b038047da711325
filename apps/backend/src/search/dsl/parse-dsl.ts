import { search } from '@mantel/domain/constants'
import { isObject, type Json, numberAt, objectAt, refuseOtherKeys } from '../json-reading.ts'
import { rejectQuery } from '../malformed.ts'
import { parseSortBody } from '../sort-request.ts'
import type { ParsedBody } from '../wire-query.ts'
import { parseAggregations } from './aggregations.ts'
import { ClauseBudget } from './clauses.ts'
import { parseScoredQuery, type ScoredQuery } from './scored-query.ts'

const supportedKeys = [
  'query',
  'aggs',
  'aggregations',
  'sort',
  'min_score',
  'from',
  'size',
  '_source',
  'groupId',
  'groupToken',
  'suggest',
  'track_scores',
  'track_total_hits',
  'timeout',
]

/** The first of two request formats: the subset of the Elasticsearch query language that the shop's clients use. */
export function parseDsl(body: unknown): ParsedBody {
  const root = objectAt(body, 'the request')
  refuseOtherKeys(root, supportedKeys, 'the request')
  if (root.aggs !== undefined && root.aggregations !== undefined) return rejectQuery('aggs is given twice')
  const { filter, text, also, weights, random } = scoredOf(root)
  const sorted = parseSortBody(root.sort)
  const sentScore = root.min_score === undefined ? search.minScore : numberAt(root.min_score, 'min_score')
  // Every old client sends the shop's default min_score, which the shop applies as a fraction of the best score. Any other value is
  // compared with the scores in the reply.
  const absoluteMinScore = sentScore === search.minScore ? undefined : sentScore
  return {
    query: {
      filter,
      text: text ? { ...text, absoluteMinScore } : undefined,
      also: (text && also) ?? undefined,
      weights,
      sort: sorted.sort,
      random: random || sorted.random,
      facets: parseAggregations(root.aggs ?? root.aggregations),
    },
    groupToken: typeof root.groupToken === 'string' ? root.groupToken : undefined,
    from: root.from === undefined ? undefined : numberAt(root.from, 'from'),
    size: root.size === undefined ? undefined : numberAt(root.size, 'size'),
    ...sourceOf(root._source),
  }
}

function scoredOf(root: Json): ScoredQuery {
  const query = root.query
  const empty = query === undefined || (isObject(query) && Object.keys(query).length === 0)
  return parseScoredQuery(empty ? { match_all: {} } : query, new ClauseBudget())
}

/** Accepts true, false, a pattern, a list of patterns, or an object with includes and excludes. */
function sourceOf(source: unknown): Pick<ParsedBody, 'include' | 'exclude'> {
  if (source === undefined || source === null || source === true) return {}
  if (source === false) return { exclude: ['*'] }
  if (!isObject(source)) return { include: patternsOf(source) }
  refuseOtherKeys(source, ['include', 'includes', 'exclude', 'excludes'], '_source')
  const include = source.includes ?? source.include
  const exclude = source.excludes ?? source.exclude
  return {
    include: include === undefined ? undefined : patternsOf(include),
    exclude: exclude === undefined ? undefined : patternsOf(exclude),
  }
}

function patternsOf(value: unknown): string[] {
  const list = typeof value === 'string' ? [value] : value
  if (!Array.isArray(list)) return rejectQuery('_source must name fields')
  return list.map((entry) => (typeof entry === 'string' ? entry : rejectQuery('_source must name fields')))
}
