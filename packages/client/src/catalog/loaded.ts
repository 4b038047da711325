import type { MessageKey } from '@mantel/contract'
import type { Failed, Refused } from '../outcome.ts'

/** missing: there is no such thing. offline: there may be, but nobody can be asked. failed: the server gave no answer. */
export type Problem = {
  ok: false
  reason: 'missing' | 'offline' | 'failed'
  message: MessageKey
  outcome?: Refused | Failed
}

/** Something that was asked for. */
export type Loaded<T> = Found<T> | Problem

export type Found<T> = {
  ok: true
  value: T
  /** While an older answer is shown: the new one, or null if none came. null: this is the newest there is. */
  fresh: Promise<T | null> | null
}

export const found = <T>(value: T, fresh: Promise<T | null> | null = null): Found<T> => ({ ok: true, value, fresh })

export const missing = (message: MessageKey): Problem => ({ ok: false, reason: 'missing', message })

/** Nothing came back from the network. */
export function problemOf(outcome: Refused | Failed): Problem {
  const isOffline = outcome.reason === 'failed' && outcome.message === 'offline'
  return isOffline
    ? { ok: false, reason: 'offline', message: 'offline_unavailable', outcome }
    : { ok: false, reason: 'failed', message: 'server_error', outcome }
}

/** The same for what is made of it. */
export function mapLoaded<A, B>(loaded: Loaded<A>, make: (value: A) => B): Loaded<B> {
  if (!loaded.ok) return loaded
  const { value, fresh } = loaded
  return found(
    make(value),
    fresh?.then((newer) => (newer === null ? null : make(newer))),
  )
}
