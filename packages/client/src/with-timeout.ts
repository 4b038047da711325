import type { Clock } from './clock.ts'

export type TimedResult<T> = { kind: 'answered'; value: T } | { kind: 'failed'; error: unknown } | { kind: 'late' }

/** Waits for a promise for a limited time. Late work continues, but its result is ignored. */
export function withTimeout<T>(work: Promise<T>, ms: number, clock: Clock): Promise<TimedResult<T>> {
  return new Promise((resolve) => {
    const cancel = clock.later(ms, () => resolve({ kind: 'late' }))
    work.then(
      (value) => {
        cancel()
        resolve({ kind: 'answered', value })
      },
      (error: unknown) => {
        cancel()
        resolve({ kind: 'failed', error })
      },
    )
  })
}
