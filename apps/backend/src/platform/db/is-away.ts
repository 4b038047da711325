import { sqlStateOf } from './errors.ts'

/** Connection failures, shut-downs, too many connections, a disk that is full: the statement itself was not at fault. */
const awayStates = /^(08|53|57P|58)/
const awayCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'])
/** The driver and the embedded engine report these without a code. */
const awayWords =
  /timeout exceeded when trying to connect|connection terminated|connection ended|is closed|not queryable|embedded database has ended/i

/** True when the database cannot be reached or cannot work now, so that trying again later may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway)
  const state = sqlStateOf(error)
  if (state && (awayCodes.has(state) || awayStates.test(state))) return true
  return error instanceof Error && awayWords.test(error.message)
}
