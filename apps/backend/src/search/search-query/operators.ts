import { type Filter, matchNone, terms } from '../../platform/search/filter.ts'
import { isObject, isScalar, type Scalar } from '../json-reading.ts'
import { queryLimits } from '../limits.ts'
import { malformed } from '../malformed.ts'
import { rangeBounds } from '../range-bounds.ts'

/** What the operators of one applied filter ask of one field. */
export type Condition = {
  filter(field: string): Filter
  /** Conditions of the or-family stand beside each other: one of them is enough. */
  alternative: boolean
  negated: boolean
}

const rangeOperators = ['gt', 'gte', 'lt', 'lte', 'moreq', 'from', 'to', 'gteq', 'lteq']
const alternativeRange = new Map(
  rangeOperators.map((operator) => [`or${operator[0]?.toUpperCase()}${operator.slice(1)}`, operator]),
)

/** The first operator decides, unless all of them are bounds of one range. Null where there is nothing to ask. */
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
      // Upstream asks "or has no such field" for null.
      return { ...equality(operand), alternative: true, ...(operand === null && { negated: true }) }
    case 'nor':
      return { ...equality(operand), alternative: true, negated: operand !== null }
    default:
      // eq, in, and like every operator that nobody knows.
      return equality(operand)
  }
}

/** One of the values; null asks for any value at all. */
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
  if (list.length > queryLimits.values) return malformed('a filter has too many values')
  return list
    .filter((value) => value !== null)
    .map((value) => (isScalar(value) ? value : malformed('a filter holds something that is no value')))
}
