import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type DeliveryRules, isWorkDay, promiseDelivery } from './promise-delivery.ts'

const london: DeliveryRules = {
  timeZone: 'Europe/London',
  cutOff: '14:00',
  workDays: [1, 2, 3, 4, 5],
  transit: { min: 1, max: 3 },
  holidays: ['2026-12-25', '2026-12-28', '2027-01-01'],
}
const at = (time: string) => ({ now: new Date(time) })

it.each([
  ['before the cut-off on a Tuesday', '2026-11-17T13:59:59Z', '2026-11-18', '2026-11-20'],
  ['at the cut-off', '2026-11-17T14:00:00Z', '2026-11-19', '2026-11-23'],
  ['on a Friday afternoon', '2026-11-20T15:00:00Z', '2026-11-24', '2026-11-26'],
  ['on a Saturday', '2026-11-21T09:00:00Z', '2026-11-24', '2026-11-26'],
  ['before Christmas', '2026-12-24T10:00:00Z', '2026-12-29', '2026-12-31'],
  ['in summer time, one hour before UTC', '2026-07-14T12:59:59Z', '2026-07-15', '2026-07-17'],
  ['in summer time, after the cut-off', '2026-07-14T13:00:00Z', '2026-07-16', '2026-07-20'],
  ['on the night when clocks go back', '2026-10-25T00:30:00Z', '2026-10-27', '2026-10-29'],
])('promises an order %s', (_case, now, from, to) => {
  expect(promiseDelivery(london, at(now))).toEqual({ from, to })
})

it('promises a pre-order from its date on', () => {
  const request = { ...at('2026-11-17T10:00:00Z'), availableFrom: '2026-12-05' }
  expect(promiseDelivery(london, request)).toEqual({ from: '2026-12-08', to: '2026-12-10' })
  expect(promiseDelivery(london, { ...request, availableFrom: '2026-11-01' })).toEqual(
    promiseDelivery(london, at('2026-11-17T10:00:00Z')),
  )
})

it('promises no date in a store without working days', () => {
  expect(promiseDelivery({ ...london, workDays: [] }, at('2026-11-17T10:00:00Z'))).toBeNull()
})

it('promises working days only, in order, and never an earlier day for a later order', () => {
  const rules = fc.record({
    timeZone: fc.constantFrom('Europe/London', 'Europe/Berlin', 'Europe/Rome', 'America/New_York'),
    cutOff: fc.constantFrom('00:00', '09:30', '14:00', '23:59'),
    workDays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    holidays: fc.array(
      fc.integer({ min: 0, max: 60 }).map((day) => new Date(Date.UTC(2026, 11, 1 + day)).toISOString().slice(0, 10)),
    ),
    transit: fc.tuple(fc.nat(3), fc.nat(4)).map(([min, more]) => ({ min, max: min + more })),
  })
  const moments = fc.integer({ min: Date.UTC(2026, 10, 1), max: Date.UTC(2027, 1, 1) })
  fc.assert(
    fc.property(rules, moments, fc.nat(5 * 86_400_000), (settings, time, later) => {
      const promise = promiseDelivery(settings, { now: new Date(time) })
      const next = promiseDelivery(settings, { now: new Date(time + later) })
      if (!promise || !next) return
      expect(isWorkDay(settings, promise.from) && isWorkDay(settings, promise.to)).toBe(true)
      expect(promise.from <= promise.to).toBe(true)
      expect(promise.from <= next.from && promise.to <= next.to).toBe(true)
    }),
  )
})
