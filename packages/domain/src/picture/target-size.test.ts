import fc from 'fast-check'
import { expect, it } from 'vitest'
import { largestSide } from './sizes.ts'
import { targetSize } from './target-size.ts'

const pixels = fc.integer({ min: 1, max: 8000 })
const original = fc.record({ width: pixels, height: pixels })
const boxSide = fc.integer({ min: 0, max: largestSide })
const box = fc.record({ width: boxSide, height: boxSide })

it('never exceeds the original, the box or the largest side', () => {
  fc.assert(
    fc.property(original, box, fc.constantFrom('fit' as const, 'resize' as const), (from, into, action) => {
      const { width, height } = targetSize(from, into, action)
      expect(width).toBeGreaterThanOrEqual(1)
      expect(height).toBeGreaterThanOrEqual(1)
      expect(width).toBeLessThanOrEqual(Math.min(from.width, into.width || largestSide))
      expect(height).toBeLessThanOrEqual(Math.min(from.height, into.height || largestSide))
    }),
  )
})

it("keeps the picture's aspect ratio for resize and the box's for fit", () => {
  expect(targetSize({ width: 1200, height: 1500 }, { width: 510, height: 510 }, 'resize')).toEqual({
    width: 408,
    height: 510,
  })
  expect(targetSize({ width: 1200, height: 1500 }, { width: 510, height: 510 }, 'fit')).toEqual({
    width: 510,
    height: 510,
  })
  expect(targetSize({ width: 1200, height: 1500 }, { width: 300, height: 0 }, 'fit')).toEqual({
    width: 300,
    height: 375,
  })
  expect(targetSize({ width: 100, height: 50 }, { width: 400, height: 400 }, 'fit')).toEqual({ width: 50, height: 50 })
  expect(targetSize({ width: 100, height: 50 }, { width: 400, height: 400 }, 'resize')).toEqual({
    width: 100,
    height: 50,
  })
})

it('limits the original size to the largest side', () => {
  expect(targetSize({ width: 3840, height: 2000 }, { width: 0, height: 0 }, 'resize')).toEqual({
    width: 1920,
    height: 1000,
  })
  expect(targetSize({ width: 640, height: 480 }, { width: 0, height: 0 }, 'fit')).toEqual({ width: 640, height: 480 })
})
