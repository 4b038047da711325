import fc from 'fast-check'
import { expect, it } from 'vitest'
import { accountServer } from '../testing/account-server.ts'
import { flushPromises } from '../testing/manual-clock.ts'
import { createTestBrowser, openTab } from '../testing/test-browser.ts'

type Step = { kind: 'call' | 'expire' | 'reload'; tab: number } | { kind: 'lose'; path: string }

const steps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('call' as const), tab: fc.nat(2) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('expire' as const), tab: fc.nat(2) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload' as const), tab: fc.nat(2) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('lose' as const),
        path: fc.constantFrom('/api/user/refresh', '/api/cart/pull'),
      }),
    },
  ),
  { minLength: 3, maxLength: 25 },
)

/**
 * Three tabs of one browser, calls and replies in any order, expiring tokens and lost replies: each expiry causes one
 * refresh (and one more for each lost one), no retired token is used, and the customer stays signed in.
 */
it('keeps the session in every order of events', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), steps, async (scheduler, history: Step[]) => {
      const server = accountServer()
      const browser = createTestBrowser()
      const open = async () => {
        const tab = openTab(browser, server)
        await tab.session.start()
        return tab
      }
      const tabs = [await open(), await open(), await open()]
      await tabs[0]?.session.login({ email: 'ada@example.test', password: 'a long password' })
      await flushPromises()

      let losses: string[] = []
      let expiries = 0
      let lost = 0
      const refreshesBefore = server.refreshes
      server.before = () => scheduler.schedule(Promise.resolve(), 'request')
      server.after = async (path) => {
        await scheduler.schedule(Promise.resolve(), 'reply')
        if (!losses.includes(path)) return
        losses = losses.filter((one) => one !== path)
        lost++
        throw new TypeError('fetch failed')
      }
      const pulls: Promise<unknown>[] = []
      for (const step of history) {
        if (step.kind === 'lose') losses.push(step.path)
        else if (step.kind === 'expire') {
          server.expire()
          expiries++
        } else if (step.kind === 'reload') {
          tabs[step.tab]?.stop()
          tabs[step.tab] = await open()
        } else pulls.push(tabs[step.tab]?.pull() ?? Promise.resolve())
        if (scheduler.count() > 0) await scheduler.waitOne()
        await flushPromises()
      }
      while (scheduler.count() > 0) {
        await scheduler.waitOne()
        await flushPromises()
      }
      const outcomes = (await Promise.all(pulls)) as { ok: boolean; message?: string }[]

      expect(server.reuses).toBe(0)
      for (const outcome of outcomes) expect(outcome.ok || outcome.message === 'offline').toBe(true)
      expect(server.refreshes - refreshesBefore).toBeLessThanOrEqual(expiries + lost)
      server.before = server.after = () => undefined
      losses = []
      for (const tab of tabs) {
        expect(await tab.pull()).toMatchObject({ ok: true, result: 'customer 1' })
        expect(tab.session.get().kind).toBe('customer')
        tab.stop()
      }
    }),
    { numRuns: 60 },
  )
}, 30_000)
