import fc from 'fast-check'
import { expect, it } from 'vitest'
import { random } from './random.ts'

it('gives the same sequence for a seed, unaffected by forks', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const [a, b] = [random(seed), random(seed)]
      const first = Array.from({ length: 8 }, () => a.next())
      b.fork('aside').next()
      expect(Array.from({ length: 8 }, () => b.next())).toEqual(first)
      expect(random(seed).fork('aside').next()).toBe(random(seed).fork('aside').next())
    }),
  )
})

it('chooses values within the bounds', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(50), (seed, low, span) => {
      const rng = random(seed)
      const whole = rng.whole(low, low + span)
      expect(Number.isInteger(whole) && whole >= low && whole <= low + span).toBe(true)
      const between = rng.between(low, low + span)
      expect(between).toBeGreaterThanOrEqual(low)
      expect(between).toBeLessThanOrEqual(low + span)
    }),
  )
})

it('keeps every element when shuffling', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.integer(), { maxLength: 20 }), (seed, list) => {
      expect(random(seed).shuffled(list).sort()).toEqual([...list].sort())
    }),
  )
})

it('throws on picking from an empty list', () => {
  expect(() => random('x').pick([])).toThrow(RangeError)
})
