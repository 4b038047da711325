import type { Db } from '../platform/db/index.ts'
import type { Log } from '../platform/log.ts'
import { emitPriceBoundaries } from './emit-price-boundaries.ts'
import { findNextBoundary, readEmittedUntil } from './pricing.repository.ts'

/** Milliseconds. The maximum time between checks, because the system clock may be set or the machine may sleep. */
const maxDelay = 30_000
/** Milliseconds. Debounces bursts of price changes; also the delay after a failure. */
const debounceMs = 500

export type PriceBoundaryTimer = {
  /** Starts the timer. First emits the events that were missed since the last run. */
  start(): Promise<void>
  /** Call after price changes: the next boundary may be another one. */
  wake(): void
  stop(): Promise<void>
}

/** Emits price.changed whenever a special price starts or ends, so that index, cache tags and pages are updated. */
export function createPriceBoundaryTimer(options: { db: Db; log: Log; now?: () => Date }): PriceBoundaryTimer {
  const { db, log, now = () => new Date() } = options
  let emittedUntil: number | undefined
  let nextBoundary: number | null = null
  /** Whether prices have changed since nextBoundary was looked up. */
  let isStale = true
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let isFailing = false
  let isStopped = false

  async function check(): Promise<void> {
    emittedUntil ??= (await readEmittedUntil(db)) ?? now().getTime()
    const time = now().getTime()
    const isDue = nextBoundary !== null && nextBoundary <= time
    const wasSetBack = time < emittedUntil
    if (!isStale && !isDue && !wasSetBack) return
    isStale = false
    const count = await emitPriceBoundaries(db, emittedUntil, time)
    if (count > 0) log.info({ products: count }, 'special prices started or ended')
    emittedUntil = time
    nextBoundary = await findNextBoundary(db, time)
  }

  function run(): Promise<void> {
    running = running
      .then(() => (isStopped ? undefined : check()))
      .then(
        () => {
          isFailing = false
        },
        (error: unknown) => {
          isStale = true
          if (!isFailing) log.warn({ err: error }, 'looking up price boundaries failed, retrying')
          isFailing = true
        },
      )
      .finally(schedule)
    return running
  }

  function schedule(): void {
    clearTimeout(timer)
    if (isStopped) return
    const untilNext = isStale ? debounceMs : nextBoundary === null ? maxDelay : nextBoundary - now().getTime()
    timer = setTimeout(run, Math.min(Math.max(untilNext, 1), maxDelay)).unref()
  }

  return {
    start: run,
    wake() {
      if (isStale || isStopped) return
      isStale = true
      clearTimeout(timer)
      timer = setTimeout(run, debounceMs).unref()
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
