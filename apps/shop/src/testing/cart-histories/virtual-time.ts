import type { Clock } from '@mantel/client'

/** A simulated clock. It runs timers one at a time in a deterministic order and advances only to the next due timer. */
export type VirtualTime = Clock & {
  after(ms: number, run: () => void | Promise<void>): void
  /** Advances the clock by `ms` and runs every timer due by then. */
  run(ms: number): Promise<void>
  /** Waits until all promise callbacks of the last event have run. */
  settle(): Promise<void>
}

export function createVirtualTime(afterEach: () => void = () => undefined): VirtualTime {
  let now = 0
  let count = 0
  let due: { at: number; order: number; run: () => void | Promise<void> }[] = []
  const isBefore = (a: { at: number; order: number }, b: { at: number; order: number }) =>
    a.at < b.at || (a.at === b.at && a.order < b.order)
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  const add = (ms: number, run: () => void | Promise<void>) => {
    const entry = { at: now + ms, order: count++, run }
    due.push(entry)
    return entry
  }
  return {
    now: () => now,
    later(ms, run) {
      const entry = add(ms, run)
      return () => {
        due = due.filter((one) => one !== entry)
      }
    },
    after: add,
    settle,
    async run(ms) {
      const end = now + ms
      await settle()
      for (;;) {
        let next: (typeof due)[number] | null = null
        for (const one of due) if (one.at <= end && (!next || isBefore(one, next))) next = one
        if (!next) break
        due.splice(due.indexOf(next), 1)
        now = next.at
        await next.run()
        await settle()
        afterEach()
      }
      now = end
    },
  }
}
