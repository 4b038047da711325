import type { Random } from './random.ts'

/** One-dimensional smooth noise, about −1…1, with one bump per unit. */
export function createLineNoise(rng: Random, knots = 64): (t: number) => number {
  const values = Array.from({ length: knots }, () => rng.between(-1, 1))
  return (t) => {
    const cell = Math.floor(t)
    const f = t - cell
    const s = f * f * (3 - 2 * f)
    const a = values[((cell % knots) + knots) % knots]!
    const b = values[(((cell + 1) % knots) + knots) % knots]!
    return a + (b - a) * s
  }
}

/** Two-dimensional smooth noise, about −1…1, with one bump per unit. */
export function createPlaneNoise(rng: Random, size = 24): (x: number, y: number) => number {
  const values = Array.from({ length: size * size }, () => rng.between(-1, 1))
  const at = (i: number, j: number) => values[(((j % size) + size) % size) * size + (((i % size) + size) % size)]!
  return (x, y) => {
    const i = Math.floor(x)
    const j = Math.floor(y)
    const u = x - i
    const v = y - j
    const su = u * u * (3 - 2 * u)
    const sv = v * v * (3 - 2 * v)
    const top = at(i, j) + (at(i + 1, j) - at(i, j)) * su
    const low = at(i, j + 1) + (at(i + 1, j + 1) - at(i, j + 1)) * su
    return top + (low - top) * sv
  }
}
