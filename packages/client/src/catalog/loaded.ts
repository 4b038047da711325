import type { MessageKey } from '@mantel/contract'
import type { FailedOutcome, RefusedOutcome } from '../outcome.ts'

/** missing: it does not exist. offline: unknown, the network cannot be reached. failed: the server did not answer. */
export type LoadProblem = {
  ok: false
  reason: 'missing' | 'offline' | 'failed'
  message: MessageKey
  outcome?: RefusedOutcome | FailedOutcome
}

/** The result of loading something. */
export type Loaded<T> = LoadedValue<T> | LoadProblem

export type LoadedValue<T> = {
  ok: true
  value: T
  /** While an older answer is shown: the new one, or null if it failed. null: the value is up to date. */
  fresh: Promise<T | null> | null
}

export const loadedValue = <T>(value: T, fresh: Promise<T | null> | null = null): LoadedValue<T> => ({
  ok: true,
  value,
  fresh,
})

export const missingProblem = (message: MessageKey): LoadProblem => ({ ok: false, reason: 'missing', message })

/** Converts a failed call. */
export function problemOf(outcome: RefusedOutcome | FailedOutcome): LoadProblem {
  const isOffline = outcome.reason === 'failed' && outcome.message === 'offline'
  return isOffline
    ? { ok: false, reason: 'offline', message: 'offline_unavailable', outcome }
    : { ok: false, reason: 'failed', message: 'server_error', outcome }
}

/** Converts the loaded value, and the fresh one. */
export function mapLoaded<A, B>(loaded: Loaded<A>, convert: (value: A) => B): Loaded<B> {
  if (!loaded.ok) return loaded
  const { value, fresh } = loaded
  return loadedValue(
    convert(value),
    fresh?.then((newer) => (newer === null ? null : convert(newer))),
  )
}
