/** The same throws for the same seed, everywhere. */
export type Dice = {
  /** From 0 up to, not including, 1. */
  roll(): number
  below(sides: number): number
  chance(share: number): boolean
  pick<T>(from: readonly T[]): T
}

/** A linear walk through 32 bits, mixed well (the finaliser known from hash functions). */
export function dice(seed: number): Dice {
  let state = seed >>> 0
  const roll = () => {
    state = (state + 0x9e3779b9) >>> 0
    let bits = state
    bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad)
    bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97)
    return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32
  }
  const below = (sides: number) => Math.floor(roll() * sides)
  return { roll, below, chance: (share) => roll() < share, pick: (from) => from[below(from.length)]! }
}
