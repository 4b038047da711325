import { expect, test } from 'vitest'
import { createAttemptLimit } from './attempt-limit.ts'

const start = new Date('2026-11-15T10:00:00Z')
const later = (ms: number) => new Date(start.getTime() + ms)

test('so many within a time, counted from the first; then it begins anew', () => {
  const limit = createAttemptLimit({ most: 2, withinMs: 1000 })
  limit.count('1.2.3.4', start)
  expect(limit.mayTry('1.2.3.4', later(1))).toBe(true)
  limit.count('1.2.3.4', later(900))
  expect(limit.mayTry('1.2.3.4', later(999))).toBe(false)
  expect(limit.mayTry('1.2.3.5', later(999))).toBe(true)
  expect(limit.mayTry('1.2.3.4', later(1000))).toBe(true)
})

test.each([
  ['2001:db8:0:7::1', '2001:db8:0:7:ffff::9', true],
  ['2001:db8::1', '2001:db8:0:0:1::', true],
  ['2001:db8:0:7::1', '2001:db8:0:8::1', false],
  ['::ffff:1.2.3.4', '::ffff:1.2.3.5', false],
])('%s and %s are one subscriber: %s', (one, other, same) => {
  const limit = createAttemptLimit({ most: 1, withinMs: 1000 })
  limit.count(one, start)
  expect(limit.mayTry(other, start)).toBe(!same)
})
