import fc from 'fast-check'
import { expect, it } from 'vitest'
import { largestSide, listedSizes, type PictureSize, snapSize } from './sizes.ts'

const side = fc.integer({ min: 0, max: largestSide })
const area = ({ width, height }: PictureSize) => (width || height) * (height || width)

it.each([
  [80, 80],
  [300, 0],
  [510, 510],
  [1920, 304],
  [370, 370],
  [626, 436],
])("serves the specification's size %d × %d and its double exactly", (width, height) => {
  expect(snapSize({ width, height })).toEqual({ width, height })
  if (width * 2 <= largestSide)
    expect(snapSize({ width: width * 2, height: height * 2 })).toEqual({ width: width * 2, height: height * 2 })
})

it.each([
  [320, 400],
  [400, 300],
  [480, 320],
  [320, 213],
  [1280, 960],
])('serves %d × %d in its aspect ratio', (width, height) => {
  expect(snapSize({ width, height })).toEqual({ width, height })
})

it('rounds up to the smallest listed size that covers the request and keeps automatic sides automatic', () => {
  fc.assert(
    fc.property(side, side, (width, height) => {
      fc.pre(width + height > 0)
      const requested = { width, height }
      const served = snapSize(requested)!
      expect(listedSizes).toContainEqual(served)
      expect(served.width === 0).toBe(width === 0)
      expect(served.height === 0).toBe(height === 0)
      expect(served.width).toBeGreaterThanOrEqual(width)
      expect(served.height).toBeGreaterThanOrEqual(height)
      expect(snapSize(served)).toEqual(served)
      const smaller = listedSizes.filter((listed) => area(listed) < area(served) && listed.width >= width)
      expect(
        smaller.some(
          (listed) =>
            listed.height >= height &&
            (listed.width === 0) === (width === 0) &&
            (listed.height === 0) === (height === 0),
        ),
      ).toBe(false)
    }),
  )
})

it('serves the original size when both sides are automatic', () => {
  expect(snapSize({ width: 0, height: 0 })).toEqual({ width: 0, height: 0 })
})

it.each([
  [1921, 0],
  [0, 1921],
  [-1, 10],
  [1.5, 10],
  [Number.NaN, 10],
  [Number.POSITIVE_INFINITY, 0],
])('refuses %s × %s', (width, height) => {
  expect(snapSize({ width, height })).toBeNull()
})
