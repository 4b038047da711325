export type Slots = {
  /** Runs it when a slot is free; null if too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T | null>
}

/** So many at once, so many in line, and nobody beyond: costly work is refused rather than piled up. */
export function createSlots({ atOnce, waiting }: { atOnce: number; waiting: number }): Slots {
  let running = 0
  const line: (() => void)[] = []
  return {
    async run(work) {
      if (running >= atOnce) {
        if (line.length >= waiting) return null
        // Whoever leaves hands the slot on, so nobody slips in between.
        await new Promise<void>((resolve) => line.push(resolve))
      } else running++
      try {
        return await work()
      } finally {
        const next = line.shift()
        if (next) next()
        else running--
      }
    },
  }
}
