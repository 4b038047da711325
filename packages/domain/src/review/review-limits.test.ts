import { expect, it } from 'vitest'
import { isReviewName } from './index.ts'

it.each([
  ['Ada', true],
  [' Zoë ', true],
  ['J. 2', true],
  ['Al', false],
  [' A ', false],
  ['123', false],
  ['', false],
])('says whether %j can be shown with a review', (name, expected) => {
  expect(isReviewName(name)).toBe(expected)
})
