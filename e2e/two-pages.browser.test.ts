import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { accountName, login } from './account/account-page.ts'
import { createAccount } from './account/create-account.ts'
import { createBackgroundSyncTrigger } from './browser/background-sync-trigger.ts'
import { openPage } from './browser/open-page.ts'
import { openWindow } from './browser/open-window.ts'
import { isFullRun } from './browser/sizes.ts'
import { workerState } from './browser/worker-state.ts'
import { dialog, openMicrocart, pressAddRepeatedly, waitUntilCartSent } from './cart/cart-page.ts'
import { serverCart } from './cart/server-cart.ts'
import { findWellStockedProducts } from './cart/well-stocked.ts'
import { journeyWithWorker } from './journey.ts'

const rounds = isFullRun ? 100 : 8
/** In every fourth round the pages' cart calls are aborted, so that only the service worker sends the changes. */
const workerRound = 4

/**
 * Intercepts requests so that the test can expire tokens: an expired token is replaced by an invalid one, which the server
 * rejects. Counts how often the worker refreshes the token and sends changes.
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
    // Wishlist calls are aborted, because they would refresh the token in rounds in which the worker must do so.
    if (request.url().includes('/api/ext/saved/')) return route.abort()
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
  return Promise.all(
    names.map((name) =>
      dialog(page)
        .getByRole('spinbutton', { name: `Quantity of ${name}` })
        .inputValue(),
    ),
  )
}

journeyWithWorker(
  'neither loses nor doubles items while two tabs add, the worker sends and the token keeps expiring',
  async ({ shop }) => {
    shop.allow(/401|ERR_FAILED/)
    const [one, two] = await findWellStockedProducts(shop.port)
    if (!one || !two) throw new Error('The demo has too few products')
    const first = await shop.open(`/${one.url_path}`)
    const context = first.context()
    await login(first, await createAccount(first, shop.url))
    await accountName(first).waitFor()
    const second = await openWindow(context)
    await openPage(second, shop.url(`/${two.url_path}`))
    const pages = [first, second]
    // Wait for the worker, which first fetches all files of the build.
    for (const page of pages)
      await expect.poll(async () => (await workerState(page)).isControlling, { timeout: 60_000 }).toBe(true)
    const wake = await createBackgroundSyncTrigger(first)
    const edge = await expireTokens(context)

    for (let round = 0; round < rounds; round++) {
      const isWorkers = round % workerRound === workerRound - 1
      edge.cutPages(isWorkers)
      edge.expire()
      await Promise.all([...pages.map((page) => pressAddRepeatedly(page, 1)), wake('cartSync')])
      if (isWorkers) await wake('cartSync')
      await waitUntilCartSent(first)
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
