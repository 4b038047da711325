import { expect, it } from 'vitest'
import { calendarDay } from './calendar-day.ts'

it.each([
  ['2026-11-18T23:30:00Z', 'Europe/Berlin', '2026-11-19'],
  ['2026-11-18T23:30:00Z', 'Europe/London', '2026-11-18'],
  ['2026-07-14T23:30:00Z', 'Europe/London', '2026-07-15'],
  ['2026-01-01T00:30:00Z', 'America/New_York', '2025-12-31'],
])('finds the day of %s in %s', (at, timeZone, day) => {
  expect(calendarDay(new Date(at), timeZone)).toBe(day)
})
