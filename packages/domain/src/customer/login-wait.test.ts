import { expect, it } from 'vitest'
import { loginWait } from './index.ts'

it('doubles the wait after the third failed login, up to a minute', () => {
  const attempts = Array.from({ length: 12 }, (_, index) => index + 1)
  expect(attempts.map((attempt) => loginWait(attempt, false))).toEqual([0, 0, 0, 2, 4, 8, 16, 32, 60, 60, 60, 60])
})

it('makes every failed login wait while an account is under attack', () => {
  for (const attempt of [1, 2, 20]) expect(loginWait(attempt, true)).toBe(120)
})
