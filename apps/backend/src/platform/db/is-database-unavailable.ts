import { sqlStateOf } from './errors.ts'

/** SQLSTATE classes of connection failures, shutdowns, exhausted connections, full or read-only disks: not errors of the statement. */
const unavailableStates = /^(08|53|57P|58|25006)/
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
/** Messages that the driver and the embedded engine report without a code. */
const unavailableMessages =
  /timeout exceeded when trying to connect|connection terminated|connection ended|is closed|not queryable|embedded database has ended/i

/** True if the database is unreachable or unable to work, so that a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable)
  const state = sqlStateOf(error)
  if (state && (unavailableCodes.has(state) || unavailableStates.test(state))) return true
  return error instanceof Error && unavailableMessages.test(error.message)
}
