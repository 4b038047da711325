/** A deterministic random number generator. */
export type SeededRandom = {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number
  below(sides: number): number
  chance(share: number): boolean
  pick<T>(from: readonly T[]): T
}

/** A 32-bit counter with a constant increment, mixed by a hash finaliser. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const roll = () => {
    state = (state + 0x9e3779b9) >>> 0
    let bits = state
    bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad)
    bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97)
    return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32
  }
  const below = (sides: number) => Math.floor(roll() * sides)
  return { next: roll, below, chance: (share) => roll() < share, pick: (from) => from[below(from.length)]! }
}
