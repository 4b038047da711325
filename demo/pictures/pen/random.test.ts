import fc from 'fast-check'
import { expect, test } from 'vitest'
import { random } from './random.ts'

test('a seed always gives the same sequence, and forks do not disturb it', () => {
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

test('choices stay within their bounds', () => {
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

test('shuffling keeps every element', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.integer(), { maxLength: 20 }), (seed, list) => {
      expect(random(seed).shuffled(list).sort()).toEqual([...list].sort())
    }),
  )
})

test('pick refuses an empty list', () => {
  expect(() => random('x').pick([])).toThrow(RangeError)
})
