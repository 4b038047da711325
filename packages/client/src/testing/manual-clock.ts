import type { Clock } from '../clock.ts'

export type ManualClock = Clock & {
  /** Runs everything that is due within this time, and what follows from it. */
  advance(ms: number): Promise<void>
  /** Number of pending timers. */
  waiting(): number
}

/** `flush` runs what follows from a timer before the next one is due. */
export function manualClock(start = 1_000_000, flush = flushPromises): ManualClock {
  let now = start
  let timers: { at: number; run: () => void }[] = []
  return {
    now: () => now,
    later(ms, run) {
      const timer = { at: now + ms, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((one) => one !== timer)
      }
    },
    waiting: () => timers.length,
    async advance(ms) {
      const end = now + ms
      await flush()
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        timers = timers.filter((one) => one !== next)
        now = next.at
        next.run()
        await flush()
      }
      now = end
    },
  }
}

/** Enough turns for every promise chain in the engine, also where it imports a module that is loaded already. */
export async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((done) => setImmediate(done))
}
