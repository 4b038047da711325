import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contrastingInk, darker, lighter, lightness, mix } from './colour.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)

it('mixes from the first to the second colour and stays a valid colour between', () => {
  fc.assert(
    fc.property(colour, colour, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, t) => {
      expect(mix(a, b, 0)).toBe(a)
      expect(mix(a, b, 1)).toBe(b)
      expect(mix(a, b, t)).toMatch(/^#[0-9a-f]{6}$/)
    }),
  )
})

it('changes lightness in the given direction', () => {
  fc.assert(
    fc.property(colour, fc.double({ min: 0, max: 0.3, noNaN: true }), (c, by) => {
      expect(lightness(lighter(c, by))).toBeGreaterThanOrEqual(lightness(c) - 0.02)
      expect(lightness(darker(c, by))).toBeLessThanOrEqual(lightness(c) + 0.02)
    }),
  )
})

it('chooses dark ink on light backgrounds and light ink on dark ones', () => {
  expect(lightness(contrastingInk('#ffffff'))).toBeLessThan(0.4)
  expect(lightness(contrastingInk('#101010'))).toBeGreaterThan(0.8)
})
