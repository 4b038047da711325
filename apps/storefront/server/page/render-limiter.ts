export type RenderLimiter = {
  /** Runs the render as soon as there is a free slot. Resolves to null if too many renders are waiting or this one has waited too long. */
  run<T>(render: () => Promise<T>): Promise<T | null>
}

export type RenderLimits = { maxRunning: number; maxWaiting: number; maxWaitMs: number }

/** More renders at the same time would not be faster: all of them use the processor of this thread. */
export const defaultRenderLimits: RenderLimits = { maxRunning: 4, maxWaiting: 100, maxWaitMs: 5000 }

/** Bounds concurrent and waiting renders, so that uncached pages under load are refused instead of delaying everything. */
export function createRenderLimiter({ maxRunning, maxWaiting, maxWaitMs }: RenderLimits): RenderLimiter {
  let running = 0
  const queue = new Set<() => void>()

  /** Resolves to true when there is a free slot, to false when the waiting time is over before that. */
  function waitForSlot(): Promise<boolean> {
    return new Promise((resolve) => {
      const start = () => {
        clearTimeout(timer)
        resolve(true)
      }
      const timer = setTimeout(() => {
        queue.delete(start)
        resolve(false)
      }, maxWaitMs)
      queue.add(start)
    })
  }

  return {
    async run(render) {
      if (running < maxRunning) running++
      else if (queue.size >= maxWaiting || !(await waitForSlot())) return null
      try {
        return await render()
      } finally {
        // The slot passes to the next in the queue, so that new renders cannot overtake it.
        const [next] = queue
        if (next) {
          queue.delete(next)
          next()
        } else running--
      }
    },
  }
}
