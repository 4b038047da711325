import { type Bound, type Bounds, orderValue } from '@mantel/search'
import { type Json, sanitiseForMessage } from './json-reading.ts'
import { rejectQuery } from './malformed.ts'

/** from, to and moreq are aliases that some clients send for gte, lte and gte. */
const operators: Record<string, keyof Bounds> = {
  gt: 'gt',
  gte: 'gte',
  gteq: 'gte',
  moreq: 'gte',
  from: 'gte',
  lt: 'lt',
  lte: 'lte',
  lteq: 'lte',
  to: 'lte',
}
const ignoredKeys = ['boost', 'format', 'time_zone', 'relation']

/** If both names of a bound are given, the narrower value applies. An open bound may be null. */
export function rangeBounds(range: Json): Bounds {
  const bounds: Bounds = {}
  for (const [operator, bound] of Object.entries(range)) {
    if (ignoredKeys.includes(operator) || bound === null) continue
    const name = Object.hasOwn(operators, operator) ? operators[operator] : undefined
    if (!name) return rejectQuery(`range does not support ${sanitiseForMessage(operator)}`)
    if (typeof bound !== 'string' && typeof bound !== 'number')
      return rejectQuery(`${operator} must be a number or a text`)
    bounds[name] = narrowerBound(name, bounds[name], bound)
  }
  return bounds
}

function narrowerBound(name: keyof Bounds, current: Bound | undefined, bound: Bound): Bound {
  if (current === undefined) return bound
  const higher = orderValue(String(bound)) > orderValue(String(current))
  return higher === (name === 'gt' || name === 'gte') ? bound : current
}
