import type { MessageKey } from '@mantel/contract'
import { loggedTexts } from '@mantel/contract/messages/en-logged'
import type { Log } from '../log.ts'
import type { FailedOutcome, RefusedOutcome } from '../outcome.ts'

/** missing: it does not exist. offline: unknown, the network cannot be reached. failed: the server did not answer. */
export type LoadProblem = {
  ok: false
  reason: 'missing' | 'offline' | 'failed'
  message: MessageKey
  /** Values of the message's placeholders. */
  params?: Record<string, string | number>
  /** The search key, for the log. */
  details?: object
  outcome?: RefusedOutcome | FailedOutcome
}

/** The result of loading something. */
export type Loaded<T> = LoadedValue<T> | LoadProblem

export type LoadedValue<T> = {
  ok: true
  value: T
  /**
   * Set while `value` is an older, stored value: resolves with the new value, or with null if it could not be loaded.
   * null: `value` is up to date.
   */
  fresh: Promise<T | null> | null
}

export const loadedValue = <T>(value: T, fresh: Promise<T | null> | null = null): LoadedValue<T> => ({
  ok: true,
  value,
  fresh,
})

export const missingProblem = (message: MessageKey, details?: object): LoadProblem => ({
  ok: false,
  reason: 'missing',
  message,
  details,
})

/** Writes the problem to the log if the specification names its text. */
export function logProblem(log: Pick<Log, 'warn'>, { message, params = {}, details }: LoadProblem): void {
  if (!(message in loggedTexts)) return
  const text: string = loggedTexts[message as keyof typeof loggedTexts]
  const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
  log.warn(filled, details)
}

/** Converts a failed call. */
export function problemOf(outcome: RefusedOutcome | FailedOutcome): LoadProblem {
  const isOffline = outcome.reason === 'failed' && outcome.message === 'offline'
  return isOffline
    ? { ok: false, reason: 'offline', message: 'offline_unavailable', outcome }
    : { ok: false, reason: 'failed', message: 'server_error', outcome }
}

/**
 * The problem when there is no reply, not even a stored one: the server's refusal or, without one, the lack of a
 * connection.
 */
export function noResultsProblem({ refusal }: { refusal: RefusedOutcome | null }): LoadProblem {
  return refusal ? problemOf(refusal) : { ok: false, reason: 'offline', message: 'offline_unavailable' }
}

/** Applies the conversion to the loaded value, and to the newer one when it arrives. */
export function mapLoaded<A, B>(loaded: Loaded<A>, convert: (value: A) => B): Loaded<B> {
  if (!loaded.ok) return loaded
  const { value, fresh } = loaded
  return loadedValue(
    convert(value),
    fresh?.then((newer) => (newer === null ? null : convert(newer))),
  )
}
