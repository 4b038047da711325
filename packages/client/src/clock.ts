/** The time functions that the engine needs; tests pass their own. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now(): number
  /** Runs once after this many milliseconds, unless the returned function is called before. */
  later(ms: number, run: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  later(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
