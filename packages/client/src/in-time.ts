import type { Clock } from './clock.ts'

export type Timely<T> = { kind: 'answered'; value: T } | { kind: 'failed'; error: unknown } | { kind: 'late' }

/** What came of some work within a time. Work that is late goes on; nobody waits for it any more. */
export function inTime<T>(work: Promise<T>, ms: number, clock: Clock): Promise<Timely<T>> {
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
