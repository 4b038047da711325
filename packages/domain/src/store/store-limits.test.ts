import fc from 'fast-check'
import { expect, it } from 'vitest'
import { consumerLimits, needsBotChallenge, type RateLimit, rateLimitNames } from './store-limits.ts'

const rates = fc.record({
  max: fc.integer({ min: 1, max: 1_000_000 }),
  minutes: fc.constant(60),
  challengeAbovePercent: fc.integer({ min: 0, max: 100 }),
})

/** The number of attempts within the maximum that need no challenge. */
function freeAttempts(rate: RateLimit): number {
  let [low, high] = [0, rate.max]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (needsBotChallenge(rate, middle)) high = middle - 1
    else low = middle
  }
  return low
}

it('challenges exactly the attempts above the share of the maximum', () => {
  fc.assert(
    fc.property(rates, (rate) => {
      const share = rate.max * rate.challengeAbovePercent
      const free = freeAttempts(rate)
      expect(free * 100).toBeLessThanOrEqual(share)
      expect((free + 1) * 100).toBeGreaterThan(share)
      expect(needsBotChallenge(rate, rate.max + 1)).toBe(true)
    }),
  )
})

it.each([
  ['half of ten', 10, 50, 5],
  ['three fifths of five', 5, 60, 3],
  ['every attempt', 7, 0, 0],
  ['no attempt within the maximum', 7, 100, 7],
])('leaves the first attempts unchallenged: %s', (_name, max, challengeAbovePercent, free) => {
  expect(freeAttempts({ max, minutes: 60, challengeAbovePercent })).toBe(free)
})

it('challenges guest orders, registrations and guesses of codes by default, but not carts', () => {
  const challenged = rateLimitNames.filter((name) => consumerLimits.rates[name].challengeAbovePercent < 100)
  expect(challenged).toEqual(expect.arrayContaining(['guestOrders', 'registrations', 'wrongCoupons', 'wrongGiftCards']))
  expect(challenged).not.toContain('carts')
})
