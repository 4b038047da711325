import type { ErrorCode } from './errors.ts'

/** The body of every reply except bare and raw ones. `code` equals the HTTP status; clients decide by `code`. */
export type Envelope<T = unknown> = {
  code: number
  result: T
  meta?: object
  /** The code from the error catalogue (errors.ts), for programs; `result` has the text for people. Only Mantel servers send a code. */
  error?: ErrorCode
}

/** A request body that does not match its schema is answered with a list of these. */
export type SchemaError = {
  keyword: string
  dataPath: string
  schemaPath: string
  params: Record<string, unknown>
  message: string
}

export function successEnvelope<T>(result: T, meta?: object): Envelope<T> {
  return meta ? { code: 200, result, meta } : { code: 200, result }
}

export function isEnvelope(value: unknown): value is Envelope {
  return isObject(value) && Number.isInteger(envelopeCode(value)) && 'result' in value
}

/** The old client parses the code as an integer, whether it is a number or a text. */
export function envelopeCode(value: object): number {
  return 'code' in value ? Number.parseInt(String(value.code), 10) : Number.NaN
}

/**
 * The text that a client shows for a failed call. Null if there is none, and for a list of schema errors or an object with
 * only errorMessage: the calling screen shows those itself.
 */
export function errorTextOf(result: unknown): string | null {
  if (typeof result === 'string') return result === '' ? null : result
  if (!isObject(result) || result.code === 'ENOTFOUND') return null
  if (typeof result.result === 'string') return result.result
  return typeof result.message === 'string' ? result.message : null
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
