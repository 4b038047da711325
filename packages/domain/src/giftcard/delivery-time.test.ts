import { expect, it } from 'vitest'
import { deliveryTime, expiryAfterReturn, expiryTime } from './index.ts'

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

it('delivers at once if no day is chosen or the morning of the chosen day has passed', () => {
  expect(deliveryTime(null, now)).toBe(now)
  expect(deliveryTime('2026-01-01', now)).toBe(now)
  expect(deliveryTime('2025-12-31', now)).toBe(now)
})

it.each([
  ['in winter', '2026-02-14T08:00:00Z', '2031-02-15T00:00:00.000Z'],
  ['in summer', '2026-07-01T07:00:00Z', '2031-07-01T23:00:00.000Z'],
  ['just before midnight in London', '2026-06-30T22:59:59Z', '2031-06-30T23:00:00.000Z'],
  ['just after midnight in London', '2026-06-30T23:00:00Z', '2031-07-01T23:00:00.000Z'],
  // 30 March 2031: the clocks go forward. 26 October 2031: they go back.
  ['to the day the clocks go forward', '2026-03-30T07:00:00Z', '2031-03-30T23:00:00.000Z'],
  ['to the day the clocks go back', '2026-10-26T08:00:00Z', '2031-10-27T00:00:00.000Z'],
  ['on 29 February', '2028-02-29T08:00:00Z', '2033-03-02T00:00:00.000Z'],
])('lets a card expire at the end of the day five years after it was sent %s', (_, sentAt, expected) => {
  expect(expiryTime(new Date(sentAt), 5).toISOString()).toBe(expected)
})

it('leaves 90 whole days to spend a returned amount', () => {
  expect(expiryAfterReturn(new Date('2026-11-18T10:00:00Z')).toISOString()).toBe('2027-02-17T00:00:00.000Z')
  expect(expiryAfterReturn(new Date('2027-02-01T10:00:00Z')).toISOString()).toBe('2027-05-02T23:00:00.000Z')
})
