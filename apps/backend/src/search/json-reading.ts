import { queryLimits } from './limits.ts'
import { rejectQuery } from './malformed.ts'

/** Validating accessors for untrusted JSON. `what` names the invalid part in the error message. */

export type Json = Record<string, unknown>

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function objectAt(value: unknown, what: string): Json {
  return isObject(value) ? value : rejectQuery(`${what} must be an object`)
}

/** A single clause may be sent without a list around it. */
export function listAt(value: unknown, what: string): unknown[] {
  if (Array.isArray(value)) return value
  return isObject(value) ? [value] : rejectQuery(`${what} must be a list`)
}

/** The only key of an object and its value, without the ignored keys. */
export function onlyEntry(value: unknown, what: string, ignoredKeys: readonly string[] = []): [string, unknown] {
  const entries = Object.entries(objectAt(value, what)).filter(([key]) => !ignoredKeys.includes(key))
  const [entry] = entries
  return entries.length === 1 && entry ? entry : rejectQuery(`${what} must have exactly one key`)
}

export function fieldName(value: unknown, what: string): string {
  if (typeof value !== 'string' || value === '') return rejectQuery(`${what} must be a field name`)
  return value.length <= queryLimits.fieldLength ? value : rejectQuery(`${what} has a field name that is too long`)
}

export type Scalar = string | number | boolean

export function isScalar(value: unknown): value is Scalar {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

/** A finite number, which may be sent as text. */
export function numberAt(value: unknown, what: string): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : rejectQuery(`${what} must be a number`)
}

export function refuseOtherKeys(value: Json, supportedKeys: readonly string[], what: string): void {
  const other = Object.keys(value).find((key) => !supportedKeys.includes(key))
  if (other !== undefined) rejectQuery(`${what} does not support ${sanitiseForMessage(other)}`)
}

/** Sanitises client input for error messages: shortened, plain characters only. */
export const sanitiseForMessage = (word: string): string => word.slice(0, 40).replace(/[^\w.@ -]/g, '_')
