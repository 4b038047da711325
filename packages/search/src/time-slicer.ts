/** Splits long work into time slices: other pending tasks run between two slices. */
export type TimeSlicer = {
  /** Cheap to call often: it yields only when the current slice is used up. */
  yieldIfDue(): Promise<void> | undefined
}

/** Length of a slice in milliseconds: the longest time that an incoming request waits. */
const sliceLength = 8

export function createTimeSlicer(now: () => number = () => performance.now()): TimeSlicer {
  let started = now()
  return {
    yieldIfDue() {
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
