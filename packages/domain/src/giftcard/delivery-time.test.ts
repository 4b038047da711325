import { expect, it } from 'vitest'
import { deliveryTime } from './index.ts'

const now = new Date('2026-01-01T12:00:00Z')

it.each([
  ['in winter', '2026-02-14', '2026-02-14T08:00:00.000Z'],
  ['the day before the clocks go forward', '2026-03-28', '2026-03-28T08:00:00.000Z'],
  ['the day the clocks go forward', '2026-03-29', '2026-03-29T07:00:00.000Z'],
  ['in summer', '2026-07-01', '2026-07-01T07:00:00.000Z'],
  ['the day before the clocks go back', '2026-10-24', '2026-10-24T07:00:00.000Z'],
  ['the day the clocks go back', '2026-10-25', '2026-10-25T08:00:00.000Z'],
])('delivers at 08:00 London time %s', (_, day, expected) => {
  expect(deliveryTime(day, now).toISOString()).toBe(expected)
})

it('delivers at once without a day and on a morning that has passed', () => {
  expect(deliveryTime(null, now)).toBe(now)
  expect(deliveryTime('2026-01-01', now)).toBe(now)
  expect(deliveryTime('2025-12-31', now)).toBe(now)
})
