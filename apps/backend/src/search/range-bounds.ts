import { orderValue } from '../platform/search/columns/order-value.ts'
import type { Bound, Bounds } from '../platform/search/filter.ts'
import { type Json, shown } from './json-reading.ts'
import { malformed } from './malformed.ts'

/** from, to and moreq are what some clients write for gte, lte and gte. */
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
const aside = ['boost', 'format', 'time_zone', 'relation']

/** Two names for one end may both be given: the narrower counts. An open end may be written as null. */
export function rangeBounds(range: Json): Bounds {
  const bounds: Bounds = {}
  for (const [operator, bound] of Object.entries(range)) {
    if (aside.includes(operator) || bound === null) continue
    const name = Object.hasOwn(operators, operator) ? operators[operator] : undefined
    if (!name) return malformed(`range does not know ${shown(operator)}`)
    if (typeof bound !== 'string' && typeof bound !== 'number')
      return malformed(`${operator} must be a number or a text`)
    bounds[name] = tighter(name, bounds[name], bound)
  }
  return bounds
}

function tighter(name: keyof Bounds, known: Bound | undefined, bound: Bound): Bound {
  if (known === undefined) return bound
  const higher = orderValue(String(bound)) > orderValue(String(known))
  return higher === (name === 'gt' || name === 'gte') ? bound : known
}
