import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { reloadScript } from './reload-script.ts'

/** Runs the script with simulated timers. shop: the status that the shop responds with. */
function openPage({ onLine, shop }: { onLine: boolean; shop: number | 'unreachable' }) {
  const page = { onLine, shop, requests: [] as string[], reloads: 0 }
  const pendingTimers = new Map<number, () => void>()
  let timers = 0
  let onOnline = () => {}
  runInNewContext(reloadScript, {
    navigator: {
      get onLine() {
        return page.onLine
      },
    },
    location: { reload: () => page.reloads++ },
    addEventListener: (_name: 'online', listener: () => void) => {
      onOnline = listener
    },
    setTimeout: (run: () => void) => {
      pendingTimers.set(++timers, run)
      return timers
    },
    clearTimeout: (timer: number) => pendingTimers.delete(timer),
    fetch: async (address: string, { method }: { method: string }) => {
      page.requests.push(`${method} ${address}`)
      if (page.shop === 'unreachable') throw new TypeError('Failed to fetch')
      return { status: page.shop }
    },
  })
  const settled = () => new Promise((done) => setImmediate(done))
  return Object.assign(page, {
    async goOnline() {
      page.onLine = true
      onOnline()
      await settled()
    },
    /** Runs the pending timers and returns how many there were. */
    async runTimers() {
      const due = [...pendingTimers.values()]
      pendingTimers.clear()
      for (const run of due) run()
      await settled()
      return due.length
    },
  })
}

it('reloads only once the shop responds, not when the network returns', async () => {
  const page = openPage({ onLine: false, shop: 'unreachable' })
  await page.goOnline()
  expect([page.requests, page.reloads]).toEqual([['HEAD /manifest.webmanifest'], 0])
  page.shop = 502
  expect(await page.runTimers()).toBe(1)
  expect([page.requests.length, page.reloads]).toEqual([2, 0])
  page.shop = 200
  expect(await page.runTimers()).toBe(1)
  expect([page.requests.length, page.reloads]).toEqual([3, 1])
})

it('sends no request while there is no network', async () => {
  const page = openPage({ onLine: false, shop: 200 })
  await page.runTimers()
  await page.runTimers()
  expect([page.requests, page.reloads]).toEqual([[], 0])
})

it('polls the shop without an online event', async () => {
  const page = openPage({ onLine: true, shop: 200 })
  expect([page.requests, page.reloads]).toEqual([[], 0])
  await page.runTimers()
  expect(page.reloads).toBe(1)
})
