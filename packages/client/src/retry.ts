import type { Clock } from './clock.ts'

/** Statuses of temporary failures: the server is busy or starting, or a proxy cannot reach it. */
const retryStatuses: ReadonlySet<number> = new Set([408, 425, 429, 502, 503, 504])

/** Whether the browser's queues send a call again after this status. */
export const isRetryStatus = (status: number): boolean => retryStatuses.has(status)

/** Pauses between attempts: five seconds, then twice as long each time, at most a minute. */
const firstPauseMs = 5000
const maxPauseMs = 60_000

export const nextRetryPause = (ms: number): number => Math.min(ms * 2, maxPauseMs)

export type Retry = {
  /** Runs after the next pause, unless a run is scheduled already. */
  schedule(): void
  cancel(): void
  /** An attempt succeeded: nothing is scheduled, and the next pause is short again. */
  reset(): void
}

export function createRetry(clock: Pick<Clock, 'later'>, run: () => void): Retry {
  let pauseMs = firstPauseMs
  let cancelScheduled: (() => void) | null = null
  function cancel(): void {
    cancelScheduled?.()
    cancelScheduled = null
  }
  return {
    schedule() {
      if (cancelScheduled) return
      cancelScheduled = clock.later(pauseMs, () => {
        cancelScheduled = null
        run()
      })
      pauseMs = nextRetryPause(pauseMs)
    },
    cancel,
    reset() {
      cancel()
      pauseMs = firstPauseMs
    },
  }
}
