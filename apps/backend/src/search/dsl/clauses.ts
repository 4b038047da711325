import { and, type Filter, matchAll, matchNone, some, terms } from '@mantel/search'
import {
  fieldName,
  isObject,
  isScalar,
  type Json,
  listAt,
  objectAt,
  onlyEntry,
  refuseOtherKeys,
  type Scalar,
  sanitiseForMessage,
} from '../json-reading.ts'
import { queryLimits } from '../limits.ts'
import { rejectQuery } from '../malformed.ts'
import { parseMinimumShouldMatch } from '../minimum-should-match.ts'
import { rangeBounds } from '../range-bounds.ts'

/** Limits the number and depth of clauses in a request body. */
export class ClauseBudget {
  #clauses = queryLimits.clauses
  #values = queryLimits.values

  clause(depth: number): void {
    if (depth > queryLimits.depth) rejectQuery('the query is nested too deeply')
    if (--this.#clauses < 0) rejectQuery('the query has too many clauses')
  }

  values(count: number): void {
    this.#values -= count
    if (this.#values < 0) rejectQuery('the query has too many values')
  }
}

const boolKeys = ['must', 'filter', 'should', 'must_not', 'minimum_should_match', 'boost', 'adjust_pure_negative']

/** With scoring clauses, `should` is optional as soon as another clause is required; among filters it is required. */
export type ClauseContext = 'filter' | 'score'

/** Parses a clause that only matches and does not score. */
export function parseFilter(
  node: unknown,
  allowance: ClauseBudget,
  depth = 0,
  context: ClauseContext = 'filter',
): Filter {
  allowance.clause(depth)
  const [kind, body] = onlyEntry(node, 'a clause')
  switch (kind) {
    case 'bool':
      return parseBool(objectAt(body, 'bool'), allowance, depth, context)
    case 'constant_score':
      return parseFilter(objectAt(body, kind).filter, allowance, depth + 1)
    case 'match_all':
      return matchAll
    case 'match_none':
      return matchNone
    default:
      return parseLeaf(kind, body, allowance)
  }
}

/** Parses a clause on one field; text fields are also compared as whole values here. */
function parseLeaf(kind: string, body: unknown, allowance: ClauseBudget): Filter {
  switch (kind) {
    case 'terms': {
      const [field, values] = onlyEntry(body, kind, ['boost'])
      if (!Array.isArray(values)) return rejectQuery('terms needs a list of values')
      allowance.values(values.length)
      return terms(
        fieldName(field, kind),
        values.map(scalarAt).filter((value) => value !== null),
      )
    }
    case 'term':
    case 'match':
    case 'match_phrase': {
      const [field, value] = onlyEntry(body, kind, ['boost'])
      const wanted = isObject(value) ? (value.query ?? value.value) : value
      if (!isScalar(wanted)) return rejectQuery(`${kind} needs a value`)
      return terms(fieldName(field, kind), [wanted])
    }
    case 'range': {
      const [field, bounds] = onlyEntry(body, kind, ['boost'])
      return { kind: 'range', field: fieldName(field, kind), bounds: rangeBounds(objectAt(bounds, kind)) }
    }
    case 'exists':
      return { kind: 'exists', field: fieldName(objectAt(body, kind).field, kind) }
    case 'ids': {
      const { values } = objectAt(body, kind)
      if (!Array.isArray(values)) return rejectQuery('ids needs a list of values')
      allowance.values(values.length)
      return terms(
        'id',
        values.map(scalarAt).filter((value) => value !== null),
      )
    }
    default:
      return rejectQuery(`unsupported clause ${sanitiseForMessage(kind)}`)
  }
}

function parseBool(bool: Json, allowance: ClauseBudget, depth: number, context: ClauseContext): Filter {
  refuseOtherKeys(bool, boolKeys, 'bool')
  const part = (key: string, within: ClauseContext): Filter[] =>
    bool[key] === undefined
      ? []
      : listAt(bool[key], key).map((clause) => parseFilter(clause, allowance, depth + 1, within))
  const must = [...part('must', context), ...part('filter', 'filter')]
  const should = part('should', context)
  const defaultMinimum = context === 'score' && must.length > 0 ? 0 : 1
  const needed =
    bool.minimum_should_match === undefined
      ? defaultMinimum
      : parseMinimumShouldMatch(bool.minimum_should_match)(should.length)
  return and([
    ...must,
    ...part('must_not', 'filter').map((of): Filter => ({ kind: 'not', of })),
    should.length === 0 ? matchAll : some(should, needed),
  ])
}

/** A null among the values is ignored. */
function scalarAt(value: unknown): Scalar | null {
  if (value === null || isScalar(value)) return value
  return rejectQuery('terms must contain plain values only')
}
