import { afterAll, beforeAll, expect, it } from 'vitest'
import { isDue } from './published.ts'

const zone = process.env.TZ
beforeAll(() => {
  process.env.TZ = 'America/New_York'
})
afterAll(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

it.each(['2026-11-16 12:00:00', '2026-11-16T12:00:00', '2026-11-16T12:00', '2026-11-16T12:00:00.000'])(
  'reads the publish date %s without a time zone in UTC',
  (publish_date) => {
    // If the server’s own time zone were UTC, reading the date in the wrong zone would go unnoticed.
    expect(new Date().getTimezoneOffset()).not.toBe(0)
    expect(isDue({ publish_date }, new Date('2026-11-16T11:59:59Z'))).toBe(false)
    expect(isDue({ publish_date }, new Date('2026-11-16T12:00:00Z'))).toBe(true)
  },
)

it('keeps the time zone of a publish date that has one', () => {
  const document = { publish_date: '2026-11-16T12:00:00+02:00' }
  expect(isDue(document, new Date('2026-11-16T09:59:59Z'))).toBe(false)
  expect(isDue(document, new Date('2026-11-16T10:00:00Z'))).toBe(true)
})
