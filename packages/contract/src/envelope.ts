/** Every reply but the bare ones. code equals the HTTP status; the body decides, the status only agrees. */
export type Envelope<T = unknown> = { code: number; result: T; meta?: object }

/** One entry of the list that refuses a body by its schema. */
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

/** The old client reads the code as a whole number, text or not. */
export function envelopeCode(value: object): number {
  return 'code' in value ? Number.parseInt(String(value.code), 10) : Number.NaN
}

/**
 * What a client shows for the result of a failed call; null for nothing. A list of schema errors and an object with only
 * errorMessage show nothing by themselves: the screen that asked shows those.
 */
export function shownText(result: unknown): string | null {
  if (typeof result === 'string') return result === '' ? null : result
  if (!isObject(result) || result.code === 'ENOTFOUND') return null
  if (typeof result.result === 'string') return result.result
  return typeof result.message === 'string' ? result.message : null
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
