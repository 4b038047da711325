import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { openPage, waitUntilHydrated } from './browser/open-page.ts'
import { withoutForwardedAddress } from './journey.ts'
import { newVisitorJourney } from './new-visitor-journey.ts'
import { readCatalogue } from './shop/read-catalogue.ts'
import type { StoreCode } from './shop/stores.ts'

const visitorJourney = newVisitorJourney(withoutForwardedAddress)

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

visitorJourney('restores list, filters and scroll position on back and forward', async ({ shop, page }) => {
  await openPage(page, shop.url('/clocks'))
  await page.locator('main section[aria-label="Filters"] input[value^="50.0-"]').click()
  await page.waitForURL(/price=50/)
  const status = page.locator('main [role=status]')
  await page.locator('main section[aria-label="Products"]:not([aria-busy])').waitFor()
  const narrowed = await status.textContent()
  await page.evaluate(() => scrollTo(0, 1000))
  await page.locator(await cardInSight(page)).click()
  await page.locator('article:not([data-preview]) h1').waitFor()
  expect(await scrolled(page)).toBe(0)

  await page.goBack()
  await page.waitForURL(/price=50/)
  await expect.poll(() => scrolled(page)).toBe(1000)
  expect(await status.textContent()).toBe(narrowed)
  await page.goForward()
  await page.locator('article:not([data-preview]) h1').waitFor()
  await page.goBack()
  await page.goBack()
  await page.waitForURL(shop.url('/clocks'))
  await expect.poll(() => status.textContent()).not.toBe(narrowed)
})

/** Returns a selector for a product card that is visible without scrolling. */
const cardInSight = (page: Page) =>
  page.locator('main section[aria-label="Products"] ul > li > div > a').evaluateAll((cards) => {
    const boxes = cards.map((card) => ({ card, ...card.getBoundingClientRect().toJSON() }))
    const seen = boxes.find(({ top, bottom }) => top > 100 && bottom < innerHeight)
    return `main a[href="${seen?.card.getAttribute('href')}"]`
  })

visitorJourney(
  'shows a 2 px progress bar until the data has loaded and announces the title',
  async ({ shop, page }) => {
    await openPage(page, shop.url('/'))
    await page.mouse.move(5, 5)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/catalog/**', async (route) => {
      await released
      await route.continue()
    })
    const bar = page.getByRole('progressbar', { name: 'Loading page' })
    await openCategory(page, 'Main menu', 'Clocks')
    await bar.waitFor()
    const style = await bar.evaluate((line) => {
      const { height, transitionDuration } = getComputedStyle(line)
      return { height, transitionDuration }
    })
    expect(style).toEqual({ height: '2px', transitionDuration: '0.2s, 0.6s' })
    // The new page is not shown before its data has loaded.
    expect(new URL(page.url()).pathname).toBe('/')
    release()
    await page.waitForURL(shop.url('/clocks'))
    await page.getByRole('heading', { level: 1, name: 'Clocks' }).waitFor()
    await bar.waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('[aria-live=polite]', { hasText: 'Clocks' }).count()).toBe(1)
  },
)

async function switchStore(page: Page, name: RegExp): Promise<void> {
  await page.locator('header details summary').click()
  await page.locator('header details').getByRole('link', { name }).click()
}

/** Opens a category by the menu, without a page load. */
const openCategory = (page: Page, menu: string, name: string) =>
  page.getByRole('navigation', { name: menu }).getByRole('link', { name, exact: true }).first().click()

visitorJourney('loads a full page when switching stores and remembers the store', async ({ shop, page }) => {
  await openPage(page, shop.url('/wall-art'))
  const lookups: string[] = []
  page.on('request', (request) => request.url().includes('/api/ext/alternates/') && lookups.push(request.url()))
  // Without the cookie a visitor belongs to the default store.
  expect(await storeCookie(page)).toBeUndefined()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await switchStore(page, /Mantel Deutschland/)
  await page.waitForURL(shop.url('/de/wandbilder'))
  // The server's document contains the address.
  expect(lookups).toEqual([])
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
  expect(await page.locator('html').getAttribute('lang')).toBe('de-DE')
  await expect.poll(() => storeCookie(page)).toBe('de')

  // Navigation within the store does not reload the page.
  await waitUntilHydrated(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await openCategory(page, 'Hauptmenü', 'Uhren')
  await page.waitForURL(shop.url('/de/uhren'))
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

  // The link opens the same category in the other store, although its address was not part of this document.
  await switchStore(page, /Mantel Italia/)
  await page.waitForURL(shop.url('/it/orologi'))
  expect(lookups).toHaveLength(1)

  // Before it is hydrated, the link leads to the home page of the other website.
  await waitUntilHydrated(page)
  await switchStore(page, /Mantel Trade EU/)
  // The trade website has its own category.
  await page.waitForURL(shop.url('/trade_eu/clocks', 'trade'))
  expect(await page.locator('html').getAttribute('data-theme')).toBe('trade')
  await expect.poll(() => storeCookie(page)).toBe('trade_eu')
})

visitorJourney('follows a store link although the lookup of its address never answers', async ({ shop, page }) => {
  await openPage(page, shop.url('/'))
  let lookups = 0
  await page.context().route('**/api/ext/alternates/**', () => {
    lookups++
    return new Promise(() => {})
  })
  await openCategory(page, 'Main menu', 'Clocks')
  await page.waitForURL(shop.url('/clocks'))
  await switchStore(page, /Mantel Deutschland/)
  await page.waitForURL(shop.url('/de'))
  expect(lookups).toBe(1)
})

visitorJourney(
  'links from a product to the same product of another website, or to its home page',
  async ({ shop, page }) => {
    const read = (code: StoreCode) => readCatalogue(shop.port, code, ['sku', 'url_path', 'visibility'])
    const [consumer, trade] = [await read('default'), await read('trade')]
    const pathIn = ({ products }: typeof trade, sku: unknown) => products.find((one) => one.sku === sku)?.url_path
    const visible = consumer.products.filter(({ visibility }) => visibility === 4)
    const shared = visible.find(({ sku }) => pathIn(trade, sku))
    const alone = visible.find(({ sku }) => !pathIn(trade, sku))
    await openPage(page, shop.url(`/${shared?.url_path}`))
    await switchStore(page, /^Mantel Trade ?English/)
    await page.waitForURL(shop.url(`/${pathIn(trade, shared?.sku)}`, 'trade'))
    await waitUntilHydrated(page)
    await switchStore(page, /^Mantel ?English/)
    await page.waitForURL(shop.url(`/${shared?.url_path}`))
    if (!alone) return
    await openPage(page, shop.url(`/${alone.url_path}`))
    await switchStore(page, /^Mantel Trade ?English/)
    await page.waitForURL(shop.url('/', 'trade'))
  },
)

const storeCookie = async (page: Page) =>
  (await page.context().cookies(page.url())).find(({ name }) => name === 'store_code')?.value

visitorJourney(
  'offers search on an unknown path, opened or followed, and reports it to the server',
  async ({ shop, page }) => {
    shop.allow(/404|Route not found|No mapping found/)
    const reports: unknown[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') reports.push(request.postDataJSON())
    })
    const reply = await page.goto(shop.url('/clocks/gone-for-good'))
    expect(reply?.status()).toBe(404)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => JSON.stringify(reports)).toContain('/clocks/gone-for-good')
    await page.getByRole('main').getByRole('searchbox').fill('mantel clock')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await page.getByRole('heading', { level: 1, name: 'Results for “mantel clock”' }).waitFor()
  },
)
