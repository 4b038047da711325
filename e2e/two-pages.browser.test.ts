import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { newEmail, register } from './account/account-page.ts'
import { openPage } from './browser/open-page.ts'
import { openWindow } from './browser/open-window.ts'
import { workerState } from './browser/worker-state.ts'
import { allSaid, dialog, openMicrocart, pressAddInTurn } from './cart/cart-page.ts'
import { plenty } from './cart/plenty.ts'
import { serverCart } from './cart/server-cart.ts'
import { journey } from './journey.ts'

const rounds = 100

/** An edge at which tokens can be made to expire: from then on the server hears another one, and refuses it. */
async function expireTokens(context: BrowserContext) {
  const seen = new Set<string>()
  const expired = new Set<string>()
  const refreshes: number[] = []
  context.on('response', (reply) => {
    if (reply.url().includes('/api/user/refresh')) refreshes.push(reply.status())
  })
  await context.route('**/api/**', (route) => {
    const headers = route.request().headers()
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
    if (token) seen.add(token)
    const isExpired = token !== undefined && expired.has(token)
    return route.continue(isExpired ? { headers: { ...headers, authorization: 'Bearer no-longer-good' } } : {})
  })
  return {
    refreshes,
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
  'two pages of a customer whose token expires again and again add at the same time, beside the worker: nothing is lost or doubled',
  async ({ shop }) => {
    shop.allow(/401/)
    const [one, two] = await plenty(shop.port)
    if (!one || !two) throw new Error('the demo has too little')
    const first = await shop.open(`/${one.url_path}`)
    const context = first.context()
    await register(first, newEmail())
    const second = await openWindow(context)
    await openPage(second, shop.url(`/${two.url_path}`))
    const pages = [first, second]
    for (const page of pages) await expect.poll(async () => (await workerState(page)).isInCharge).toBe(true)
    const edge = await expireTokens(context)

    for (let round = 0; round < rounds; round++) {
      edge.expire()
      await Promise.all(pages.map((page) => pressAddInTurn(page, 1)))
      await allSaid(first)
    }

    expect(new Set(edge.refreshes), 'each refresh is accepted').toEqual(new Set([200]))
    expect(edge.refreshes.length, 'one refresh serves both pages').toBeLessThanOrEqual(rounds)
    expect(edge.refreshes.length).toBeGreaterThan(rounds / 2)
    expect(await serverCart(shop.port, first, edge.current())).toEqual({ [one.sku]: rounds, [two.sku]: rounds })
    for (const page of pages) {
      await openMicrocart(page)
      await expect.poll(() => quantities(page, [one.name, two.name])).toEqual([String(rounds), String(rounds)])
    }
  },
  180_000,
)
