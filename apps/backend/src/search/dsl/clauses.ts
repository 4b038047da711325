import { and, type Filter, matchAll, matchNone, some, terms } from '../../platform/search/filter.ts'
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
  shown,
} from '../json-reading.ts'
import { queryLimits } from '../limits.ts'
import { malformed } from '../malformed.ts'
import { neededOf } from '../needed-words.ts'
import { rangeBounds } from '../range-bounds.ts'

/** Counts what a body holds, so that none can be silly. */
export class Allowance {
  #clauses = queryLimits.clauses
  #values = queryLimits.values

  clause(depth: number): void {
    if (depth > queryLimits.depth) malformed('the query is nested too deep')
    if (--this.#clauses < 0) malformed('the query has too many clauses')
  }

  values(count: number): void {
    this.#values -= count
    if (this.#values < 0) malformed('the query has too many values')
  }
}

const boolKeys = ['must', 'filter', 'should', 'must_not', 'minimum_should_match', 'boost', 'adjust_pure_negative']

/** Among clauses that score, should is a wish as soon as something else must hold; among filters it is a must. */
export type Context = 'filter' | 'score'

/** A clause of which only yes or no is wanted. */
export function parseFilter(node: unknown, allowance: Allowance, depth = 0, context: Context = 'filter'): Filter {
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

/** Clauses on one field; text fields too are compared as a whole here. */
function parseLeaf(kind: string, body: unknown, allowance: Allowance): Filter {
  switch (kind) {
    case 'terms': {
      const [field, values] = onlyEntry(body, kind, ['boost'])
      if (!Array.isArray(values)) return malformed('terms needs a list of values')
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
      if (!isScalar(wanted)) return malformed(`${kind} needs a value`)
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
      if (!Array.isArray(values)) return malformed('ids needs a list of values')
      allowance.values(values.length)
      return terms(
        'id',
        values.map(scalarAt).filter((value) => value !== null),
      )
    }
    default:
      return malformed(`there is no clause ${shown(kind)}`)
  }
}

function parseBool(bool: Json, allowance: Allowance, depth: number, context: Context): Filter {
  refuseOtherKeys(bool, boolKeys, 'bool')
  const part = (key: string, within: Context): Filter[] =>
    bool[key] === undefined
      ? []
      : listAt(bool[key], key).map((clause) => parseFilter(clause, allowance, depth + 1, within))
  const must = [...part('must', context), ...part('filter', 'filter')]
  const should = part('should', context)
  const usual = context === 'score' && must.length > 0 ? 0 : 1
  const needed = bool.minimum_should_match === undefined ? usual : neededOf(bool.minimum_should_match)(should.length)
  return and([
    ...must,
    ...part('must_not', 'filter').map((of): Filter => ({ kind: 'not', of })),
    should.length === 0 ? matchAll : some(should, needed),
  ])
}

/** A null among the values says nothing. */
function scalarAt(value: unknown): Scalar | null {
  if (value === null || isScalar(value)) return value
  return malformed('terms holds something that is no value')
}
