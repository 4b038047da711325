/** Generates the same numbers on every run, so that two runs measure the same work. */
export type Random = {
  /** 0 up to but not including 1. */
  next(): number
  /** 0 up to but not including `end`. */
  below(end: number): number
  pick<T>(list: readonly T[]): T
  /** Picks early entries often and late ones rarely, like word frequencies. */
  pickRanked<T>(list: readonly T[]): T
}

export function createRandom(seed: number): Random {
  let state = (seed ^ 0x9e3779b9) >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
  const below = (end: number): number => Math.floor(next() * end)
  return {
    next,
    below,
    pick: (list) => list[below(list.length)] as never,
    pickRanked: (list) => list[Math.floor(list.length ** next()) - 1] as never,
  }
}
