import { expect, it } from 'vitest'
import { addDays, calendarDay } from './calendar-day.ts'

it.each([
  ['2026-11-18T23:30:00Z', 'Europe/Berlin', '2026-11-19'],
  ['2026-11-18T23:30:00Z', 'Europe/London', '2026-11-18'],
  ['2026-07-14T23:30:00Z', 'Europe/London', '2026-07-15'],
  ['2026-01-01T00:30:00Z', 'America/New_York', '2025-12-31'],
])('finds the day of %s in %s', (at, timeZone, day) => {
  expect(calendarDay(new Date(at), timeZone)).toBe(day)
})

it('returns an empty text for an invalid date', () => {
  expect(calendarDay(new Date('2026-13-01'), 'Europe/London')).toBe('')
})

it('adds days across the ends of months and of summer time', () => {
  expect(addDays('2026-10-20', 14)).toBe('2026-11-03')
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
})
