import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { returnScript } from './return-script.ts'

/** The page, run by hand: the shop answers with a status, or cannot be reached. */
function openPage({ onLine, shop }: { onLine: boolean; shop: number | 'away' }) {
  const page = { onLine, shop, asked: [] as string[], reloads: 0 }
  const waiting = new Map<number, () => void>()
  let timers = 0
  let online = () => {}
  runInNewContext(returnScript, {
    navigator: {
      get onLine() {
        return page.onLine
      },
    },
    location: { reload: () => page.reloads++ },
    addEventListener: (_name: 'online', heard: () => void) => {
      online = heard
    },
    setTimeout: (run: () => void) => {
      waiting.set(++timers, run)
      return timers
    },
    clearTimeout: (timer: number) => waiting.delete(timer),
    fetch: async (address: string, { method }: { method: string }) => {
      page.asked.push(`${method} ${address}`)
      if (page.shop === 'away') throw new TypeError('Failed to fetch')
      return { status: page.shop }
    },
  })
  const settled = () => new Promise((done) => setImmediate(done))
  return Object.assign(page, {
    async hear() {
      page.onLine = true
      online()
      await settled()
    },
    async wait() {
      const due = [...waiting.values()]
      waiting.clear()
      for (const run of due) run()
      await settled()
      return due.length
    },
  })
}

test('a network without the shop is no reason to leave; once the shop answers the page is asked for anew', async () => {
  const page = openPage({ onLine: false, shop: 'away' })
  await page.hear()
  expect([page.asked, page.reloads]).toEqual([['HEAD /manifest.webmanifest'], 0])
  page.shop = 502
  expect(await page.wait()).toBe(1)
  expect([page.asked.length, page.reloads]).toEqual([2, 0])
  page.shop = 200
  expect(await page.wait()).toBe(1)
  expect([page.asked.length, page.reloads]).toEqual([3, 1])
})

test('nothing is asked while there is no network', async () => {
  const page = openPage({ onLine: false, shop: 200 })
  await page.wait()
  await page.wait()
  expect([page.asked, page.reloads]).toEqual([[], 0])
})

test('a shop that was away while the network was there is looked for without a word from the browser', async () => {
  const page = openPage({ onLine: true, shop: 200 })
  expect([page.asked, page.reloads]).toEqual([[], 0])
  await page.wait()
  expect(page.reloads).toBe(1)
})
