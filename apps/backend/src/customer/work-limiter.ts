export type WorkLimiter = {
  /** Runs the work when a slot is free; null if the queue is full. */
  run<T>(work: () => Promise<T>): Promise<T | null>
}

/** Limits concurrent and waiting work: expensive work is refused instead of queued without limit. */
export function createWorkLimiter({ maxRunning, maxWaiting }: { maxRunning: number; maxWaiting: number }): WorkLimiter {
  let running = 0
  const queue: (() => void)[] = []
  return {
    async run(work) {
      if (running >= maxRunning) {
        if (queue.length >= maxWaiting) return null
        // Finished work passes its slot to the next in the queue, so that new work cannot overtake it.
        await new Promise<void>((resolve) => queue.push(resolve))
      } else running++
      try {
        return await work()
      } finally {
        const next = queue.shift()
        if (next) next()
        else running--
      }
    },
  }
}
