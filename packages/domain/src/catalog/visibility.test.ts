import { expect, it } from 'vitest'
import { isListed, isVisible } from './visibility.ts'

it.each([
  [1, 4, true, true],
  [0, 2, true, true],
  [1, 3, true, true],
  [1, 1, false, false],
  [2, 4, false, false],
  [3, 2, false, false],
  [-1, 4, true, false],
  [1, 0, true, false],
])('gives status %d and visibility %d: page %s, listed %s', (status, visibility, page, listed) => {
  expect([isVisible({ status, visibility }), isListed({ status, visibility })]).toEqual([page, listed])
})
