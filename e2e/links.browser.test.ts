import { request } from 'node:http'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accountName, dialog, login, newEmail, register } from './account/account-page.ts'
import { openPage } from './browser/open-page.ts'
import { isFullRun } from './browser/sizes.ts'
import { journey, withoutForwardedAddress } from './journey.ts'
import { requestShop } from './shop/request-shop.ts'
import { type StoreCode, storeUrl } from './shop/stores.ts'

/** All links from the page to the shop itself, without fragments, including those in header, menus, footer and open panels. */
const linksOf = (page: Page, port: number) =>
  page.locator('a[href]').evaluateAll(
    (links, ownPort) =>
      links
        .map((link) => new URL((link as HTMLAnchorElement).href))
        .filter((url) => url.protocol === 'http:' && url.port === ownPort)
        .map((url) => `${url.origin}${url.pathname}${url.search}`),
    String(port),
  )

/** Connects to 127.0.0.1, because not every machine resolves names below localhost. */
function statusOf(address: string): Promise<number> {
  const { host, port, pathname, search } = new URL(address)
  return new Promise((resolve, reject) => {
    const sending = request({ host: '127.0.0.1', port, path: `${pathname}${search}`, headers: { host } }, (reply) => {
      reply.resume()
      resolve(reply.statusCode ?? 0)
    })
    sending.on('error', reject)
    sending.end()
  })
}

async function brokenLinks(page: Page, port: number, store: StoreCode): Promise<string[]> {
  const links = new Set<string>()
  const home = storeUrl(port, store, '/')
  if (page.url() !== home) await openPage(page, home)
  await accountName(page).waitFor()
  // The menu's panels render when the visitor points at them.
  const entries = page.getByRole('navigation').first().locator('> ul > li > a')
  for (const entry of await entries.all()) {
    await entry.hover()
    for (const link of await linksOf(page, port)) links.add(link)
  }
  await page.locator('header a[href$="/my-account"]:visible').click()
  await dialog(page).locator('[data-auth="signed-in"]').waitFor()
  for (const link of await linksOf(page, port)) links.add(link)
  expect(links.size).toBeGreaterThan(40)
  // Links that are already in the server's HTML are skipped here: apps/shop/src/links.pages.test.ts requests them.
  const document = await requestShop(home)
  const own = new URL(page.url()).origin
  const isInDocument = (link: string) =>
    document.includes(`href="${link.startsWith(`${own}/`) ? link.slice(own.length) : link}"`)
  const broken: string[] = []
  for (const link of links) {
    if (isInDocument(link)) continue
    const status = await statusOf(link)
    if (status >= 400) broken.push(`${status} ${link}`)
  }
  return broken
}

/** In `npm test` one store of each website, one of them with a prefix in its addresses. */
const consumerStores = isFullRun ? (['default', 'de', 'it'] as const) : (['it'] as const)
const tradeStores = isFullRun ? (['trade', 'trade_eu'] as const) : (['trade'] as const)

journey(
  `has no broken link for a signed-in customer of ${consumerStores.join(', ')}`,
  async ({ shop }) => {
    const page = await shop.open('/', { store: consumerStores[0], ...withoutForwardedAddress })
    await register(page, newEmail())
    for (const store of consumerStores) expect(await brokenLinks(page, shop.port, store), store).toEqual([])
  },
  120_000,
)

journey(
  `has no broken link for an approved buyer of ${tradeStores.join(', ')}`,
  async ({ shop }) => {
    const page = await shop.open('/', { store: 'trade' })
    await login(page, 'buyer@mantel.example', 'mantelpiece')
    await accountName(page).waitFor()
    for (const store of tradeStores) expect(await brokenLinks(page, shop.port, store), store).toEqual([])
  },
  120_000,
)

journey('reports a missing page to the merchant, who turns it into a redirect', async ({ shop }) => {
  shop.allow(/404/)
  const path = `/old-clocks-${Date.now()}`
  const page = await shop.page()
  const reported = page.waitForResponse('**/api/ext/page-not-found*')
  await page.goto(shop.url(path), { referer: shop.url('/blog') })
  expect((await reported).status()).toBe(200)
  const today = new Date().toISOString().slice(0, 10)
  const list = () => shop.merchant.listMissingPages('default')
  expect(await list()).toContain(`1  default  ${path}  ${today} – ${today}  /blog`)
  await shop.merchant.redirectMissingPage(path, '/clocks', 'default')
  await openPage(page, shop.url(path))
  expect(new URL(page.url()).pathname).toBe('/clocks')
  expect(await list()).not.toContain(path)
})
