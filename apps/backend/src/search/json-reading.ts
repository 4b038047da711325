import { queryLimits } from './limits.ts'
import { malformed } from './malformed.ts'

/** Careful hands for JSON from anywhere. `what` names the part in the refusal. */

export type Json = Record<string, unknown>

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function objectAt(value: unknown, what: string): Json {
  return isObject(value) ? value : malformed(`${what} must be an object`)
}

/** One clause may stand without the list around it. */
export function listAt(value: unknown, what: string): unknown[] {
  if (Array.isArray(value)) return value
  return isObject(value) ? [value] : malformed(`${what} must be a list`)
}

/** The only key of an object and its value, leaving the keys aside that say nothing here. */
export function onlyEntry(value: unknown, what: string, aside: readonly string[] = []): [string, unknown] {
  const entries = Object.entries(objectAt(value, what)).filter(([key]) => !aside.includes(key))
  const [entry] = entries
  return entries.length === 1 && entry ? entry : malformed(`${what} must have exactly one key`)
}

export function fieldName(value: unknown, what: string): string {
  if (typeof value !== 'string' || value === '') return malformed(`${what} must name a field`)
  return value.length <= queryLimits.fieldLength ? value : malformed(`${what} names a field too long`)
}

export type Scalar = string | number | boolean

export function isScalar(value: unknown): value is Scalar {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

/** A finite number that may come as text. */
export function numberAt(value: unknown, what: string): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : malformed(`${what} must be a number`)
}

export function refuseOtherKeys(value: Json, known: readonly string[], what: string): void {
  const other = Object.keys(value).find((key) => !known.includes(key))
  if (other !== undefined) malformed(`${what} does not know ${shown(other)}`)
}

/** A caller's own word in a message: short, and nothing but plain characters. */
export const shown = (word: string): string => word.slice(0, 40).replace(/[^\w.@ -]/g, '_')
