/** Long work in slices: between two of them everything else that waits gets its turn. */
export type Slicer = {
  /** Cheap to call often: gives way only when the slice is used up. */
  pause(): Promise<void> | undefined
}

/** Milliseconds of work at a stretch; a request that arrives waits at most this long. */
const sliceLength = 8

export function createSlicer(now: () => number = () => performance.now()): Slicer {
  let started = now()
  return {
    pause() {
      if (now() - started < sliceLength) return undefined
      return new Promise((resolve) => {
        setImmediate(() => {
          started = now()
          resolve()
        })
      })
    },
  }
}
