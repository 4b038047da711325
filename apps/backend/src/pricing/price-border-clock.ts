import type { Db } from '../platform/db/index.ts'
import type { Log } from '../platform/log.ts'
import { findNextBorder, readToldUntil } from './pricing.repository.ts'
import { tellPriceBorders } from './tell-price-borders.ts'

/** The clock is looked at this often at least, because it may be set or the machine may have slept. Milliseconds. */
const longestSleep = 30_000
/** Changes come in bursts: one look serves them all. Also the pause after a failure. Milliseconds. */
const settleMs = 500

export type PriceBorderClock = {
  /** Tells of all that was missed while nobody watched. */
  start(): Promise<void>
  /** Prices were changed: the next border may be another one. */
  wake(): void
  stop(): Promise<void>
}

/** At each moment a special price starts or ends, says so, so that index, tags and pages move with it. */
export function createPriceBorderClock(options: { db: Db; log: Log; now?: () => Date }): PriceBorderClock {
  const { db, log, now = () => new Date() } = options
  let toldUntil: number | undefined
  let next: number | null = null
  /** Whether next has to be looked up, because prices were changed since. */
  let isStale = true
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let isFailing = false
  let isStopped = false

  async function look(): Promise<void> {
    toldUntil ??= (await readToldUntil(db)) ?? now().getTime()
    const time = now().getTime()
    const isDue = next !== null && next <= time
    const wasSetBack = time < toldUntil
    if (!isStale && !isDue && !wasSetBack) return
    isStale = false
    const count = await tellPriceBorders(db, toldUntil, time)
    if (count > 0) log.info({ products: count }, 'special prices started or ended')
    toldUntil = time
    next = await findNextBorder(db, time)
  }

  function run(): Promise<void> {
    running = running
      .then(() => (isStopped ? undefined : look()))
      .then(
        () => {
          isFailing = false
        },
        (error: unknown) => {
          isStale = true
          if (!isFailing) log.warn({ err: error }, 'price borders cannot be looked up now; trying again')
          isFailing = true
        },
      )
      .finally(arm)
    return running
  }

  function arm(): void {
    clearTimeout(timer)
    if (isStopped) return
    const untilNext = isStale ? settleMs : next === null ? longestSleep : next - now().getTime()
    timer = setTimeout(run, Math.min(Math.max(untilNext, 1), longestSleep)).unref()
  }

  return {
    start: run,
    wake() {
      if (isStale || isStopped) return
      isStale = true
      clearTimeout(timer)
      timer = setTimeout(run, settleMs).unref()
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
