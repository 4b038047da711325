import { type Filter, matchNone, terms } from '@mantel/search'
import { isObject, isScalar, type Scalar } from '../json-reading.ts'
import { queryLimits } from '../limits.ts'
import { rejectQuery } from '../malformed.ts'
import { rangeBounds } from '../range-bounds.ts'

/** The condition that the operators of one applied filter put on one field. */
export type Condition = {
  filter(field: string): Filter
  /** Conditions of the or-family are alternatives: one match is enough. */
  alternative: boolean
  negated: boolean
}

const rangeOperators = ['gt', 'gte', 'lt', 'lte', 'moreq', 'from', 'to', 'gteq', 'lteq']
const alternativeRange = new Map(
  rangeOperators.map((operator) => [`or${operator[0]?.toUpperCase()}${operator.slice(1)}`, operator]),
)

/** The first operator applies, unless all operators are bounds of one range. Null if there is no condition. */
export function conditionOf(value: unknown): Condition | null {
  if (!isObject(value)) return equality(Array.isArray(value) ? value : [value])
  const operators = Object.keys(value)
  const [operator] = operators
  if (operator === undefined) return null
  if (operators.every((name) => rangeOperators.includes(name))) return range(value, false)
  if (operators.every((name) => alternativeRange.has(name))) {
    const bounds = Object.entries(value).map(([name, bound]) => [alternativeRange.get(name) as string, bound])
    return range(Object.fromEntries(bounds), true)
  }
  const operand = value[operator]
  switch (operator) {
    case 'neq':
    case 'nin':
      return { ...equality(operand), negated: true }
    case 'or':
      // The original implementation treats null as "or the field is missing".
      return { ...equality(operand), alternative: true, negated: operand === null }
    case 'nor':
      return { ...equality(operand), alternative: true, negated: operand !== null }
    default:
      // eq, in and every unknown operator.
      return equality(operand)
  }
}

/** Matches one of the values; null matches any value. */
function equality(operand: unknown): Condition {
  const plain = { alternative: false, negated: false }
  if (operand === null) return { ...plain, filter: (field) => ({ kind: 'exists', field }) }
  const values = scalarsOf(operand)
  return { ...plain, filter: (field) => (values.length === 0 ? matchNone : terms(field, values)) }
}

function range(bounds: Record<string, unknown>, alternative: boolean): Condition {
  const read = rangeBounds(bounds)
  return { alternative, negated: false, filter: (field) => ({ kind: 'range', field, bounds: read }) }
}

function scalarsOf(operand: unknown): Scalar[] {
  const list = Array.isArray(operand) ? operand : [operand]
  if (list.length > queryLimits.values) return rejectQuery('a filter has too many values')
  return list
    .filter((value) => value !== null)
    .map((value) => (isScalar(value) ? value : rejectQuery('a filter must contain plain values only')))
}
