import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { newEmail, register } from './account/account-page.ts'
import { openPage } from './browser/open-page.ts'
import { openWindow } from './browser/open-window.ts'
import { workerAlarm } from './browser/worker-alarm.ts'
import { workerState } from './browser/worker-state.ts'
import { allSaid, dialog, openMicrocart, pressAddInTurn } from './cart/cart-page.ts'
import { plenty } from './cart/plenty.ts'
import { serverCart } from './cart/server-cart.ts'
import { journey } from './journey.ts'

const rounds = 100
/** In each round of so many the calls of pages about the cart are broken off on their way, and the worker's are not. */
const workerRound = 4

/**
 * An edge at which tokens can be made to expire: from then on the server hears another one, and refuses it. It tells whose
 * calls the server has answered.
 */
async function expireTokens(context: BrowserContext) {
  const seen = new Set<string>()
  const expired = new Set<string>()
  const refreshes: number[] = []
  const byWorker = { refreshes: 0, changes: 0 }
  let pagesAreCut = false
  context.on('response', (reply) => {
    const isWorkers = reply.request().serviceWorker() !== null
    if (reply.url().includes('/api/user/refresh')) {
      refreshes.push(reply.status())
      if (isWorkers) byWorker.refreshes++
    }
    if (isWorkers && reply.url().includes('/api/cart/update') && reply.status() === 200) byWorker.changes++
  })
  await context.route('**/api/**', (route) => {
    const request = route.request()
    if (pagesAreCut && request.serviceWorker() === null && request.url().includes('/api/cart/')) return route.abort()
    const headers = request.headers()
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
    if (token) seen.add(token)
    const isExpired = token !== undefined && expired.has(token)
    return route.continue(isExpired ? { headers: { ...headers, authorization: 'Bearer no-longer-good' } } : {})
  })
  return {
    refreshes,
    byWorker,
    cutPages(are: boolean) {
      pagesAreCut = are
    },
    expire() {
      for (const token of seen) expired.add(token)
    },
    current: () => [...seen].at(-1) ?? '',
  }
}

async function quantities(page: Page, names: readonly string[]): Promise<string[]> {
  return Promise.all(names.map((name) => dialog(page).getByLabel(`Quantity of ${name}`).inputValue()))
}

journey(
  'two pages of a customer whose token expires again and again add at the same time, and the worker sends beside them: nothing is lost or doubled',
  async ({ shop }) => {
    shop.allow(/401|ERR_FAILED/)
    const [one, two] = await plenty(shop.port)
    if (!one || !two) throw new Error('the demo has too little')
    const first = await shop.open(`/${one.url_path}`)
    const context = first.context()
    await register(first, newEmail())
    const second = await openWindow(context)
    await openPage(second, shop.url(`/${two.url_path}`))
    const pages = [first, second]
    // It fetches all files of the build first.
    for (const page of pages)
      await expect.poll(async () => (await workerState(page)).isInCharge, { timeout: 60_000 }).toBe(true)
    const wake = await workerAlarm(first)
    const edge = await expireTokens(context)

    for (let round = 0; round < rounds; round++) {
      const isWorkers = round % workerRound === workerRound - 1
      edge.cutPages(isWorkers)
      edge.expire()
      await Promise.all([...pages.map((page) => pressAddInTurn(page, 1)), wake('cartSync')])
      if (isWorkers) await wake('cartSync')
      await allSaid(first)
    }
    edge.cutPages(false)

    expect(new Set(edge.refreshes), 'each refresh is accepted').toEqual(new Set([200]))
    expect(edge.refreshes.length, 'one refresh serves both pages and the worker').toBeLessThanOrEqual(rounds)
    expect(edge.refreshes.length).toBeGreaterThan(rounds / 2)
    const mustBeWorkers = rounds / workerRound
    expect(edge.byWorker.refreshes).toBeGreaterThanOrEqual(mustBeWorkers)
    expect(edge.byWorker.changes).toBeGreaterThanOrEqual(2 * mustBeWorkers)
    expect(await serverCart(shop.port, first, edge.current())).toEqual({ [one.sku]: rounds, [two.sku]: rounds })
    for (const page of pages) {
      await openMicrocart(page)
      await expect.poll(() => quantities(page, [one.name, two.name])).toEqual([String(rounds), String(rounds)])
    }
  },
  300_000,
)
