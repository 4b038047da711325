import { beforeAll, expect, it } from 'vitest'
import { syncStoreViews } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { stores, withLimits } from '../store/testing.ts'
import { openCustomerApp } from './testing/customer-app.ts'

/** Calls for a known and for an unknown address each; `npm run bench -- trust timing` makes 500. */
const calls = Number(process.env.MANTEL_TRUST_TIMINGS ?? 15)
/** Accepted deviation from 0.5: four standard deviations of shareGreater for two equal distributions. */
const tolerance = 4 * Math.sqrt((2 * calls + 1) / (12 * calls * calls))

/** The share of pairs in which the first one is greater: 0.5 if the times reveal nothing. */
function shareGreater(first: readonly number[], second: readonly number[]): number {
  const greater = first.reduce((sum, one) => sum + second.filter((other) => one > other).length, 0)
  return greater / (first.length * second.length)
}

withTestDb('times of account calls', (getDb) => {
  beforeAll(() => syncStoreViews(getDb(), stores.views))

  it.each([
    ['login', (email: string) => ({ username: email, password: 'wrong' }), 401],
    ['reset-password', (email: string) => ({ email }), 200],
  ] as const)(
    '%s takes as long for a known as for an unknown address',
    async (path, bodyOf, status) => {
      // Raises the limit of mails per hour, so that every call does its whole work.
      const [view] = withLimits(stores, { rates: { passwordResetMails: { max: 10 * calls } } }).views
      const shop = openCustomerApp({ db: getDb(), findView: () => view! })
      const { email } = await shop.registered()
      const times = { known: [] as number[], unknown: [] as number[] }
      let callers = 0
      const measure = async (who: keyof typeof times) => {
        const from = `198.51.${100 + Math.floor(callers / 200)}.${callers++ % 200}`
        const body = bodyOf(who === 'known' ? email : 'nobody@example.test')
        const started = performance.now()
        const reply = await shop.request(path, body, { from })
        times[who].push(performance.now() - started)
        expect(reply.statusCode).toBe(status)
      }
      for (let warmUp = 0; warmUp < 4; warmUp++) await measure(warmUp % 2 ? 'known' : 'unknown')
      times.known.length = 0
      times.unknown.length = 0
      // Measure both cases alternately and in changing order, so that other work on the machine affects both equally.
      for (let call = 0; call < calls; call++)
        for (const who of call % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const))
          await measure(who)
      const share = shareGreater(times.known, times.unknown)
      if (calls > 15) console.log(`${path}: known slower in ${(share * 100).toFixed(1)} % of pairs`)
      expect(Math.abs(share - 0.5)).toBeLessThan(Math.min(0.5, tolerance))
    },
    600_000,
  )
})
