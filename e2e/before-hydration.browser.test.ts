import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { openPage } from './browser/open-page.ts'
import { desktop, phone } from './browser/sizes.ts'
import { pickWellStockedProduct } from './cart/well-stocked.ts'
import { journey } from './journey.ts'
import { newVisitorJourney } from './new-visitor-journey.ts'
import { findStorePaths } from './screens/store-paths.ts'

const visitorJourney = newVisitorJourney()

/** Holds back what the page requests from these addresses until it is released. */
async function withhold(page: Page, address: RegExp) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const requests: string[] = []
  await page.route(address, async (route) => {
    requests.push(route.request().url())
    await released
    await route.continue()
  })
  return { release, requests }
}

const withheldScripts = (page: Page) => withhold(page, /\/assets\/[^/]+\.js$/)
const withheldReplies = (page: Page) => withhold(page, /\/api\//)

visitorJourney('handles a button pressed before the scripts have loaded', async ({ shop, page }) => {
  await page.setViewportSize(phone)
  const { release, requests } = await withheldScripts(page)
  await page.goto(shop.url('/'), { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect.poll(() => requests.length).toBeGreaterThan(0)
  expect(await page.getByRole('dialog').count()).toBe(0)
  release()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  // The click was replayed only once: a menu that was closed stays closed.
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
})

visitorJourney('applies a sort order selected before the scripts have loaded', async ({ shop, page }) => {
  const { release } = await withheldScripts(page)
  await page.goto(shop.url('/clocks'), { waitUntil: 'domcontentloaded' })
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price low to high' })
  expect(page.url()).toBe(shop.url('/clocks'))
  release()
  await page.waitForURL(/sort=final_price/)
})

visitorJourney('adds no history entry for a variant pressed before the scripts have loaded', async ({ shop, page }) => {
  const { products } = await findStorePaths(shop.port, 'default')
  const { release } = await withheldScripts(page)
  await page.goto(shop.url('/clocks'), { waitUntil: 'domcontentloaded' })
  await page.goto(shop.url(products.configurable ?? ''), { waitUntil: 'domcontentloaded' })
  await page.locator('main a[href*="childSku="]:not([aria-current])').first().click()
  await page.waitForURL(/childSku=/, { waitUntil: 'domcontentloaded' })
  await page.goBack({ waitUntil: 'domcontentloaded' })
  expect(page.url()).toBe(shop.url('/clocks'))
  release()
})

visitorJourney('applies all filters ticked before the scripts have loaded', async ({ shop, page }) => {
  const { release } = await withheldScripts(page)
  await page.goto(shop.url('/clocks'), { waitUntil: 'domcontentloaded' })
  const options = page.getByRole('region', { name: 'Filters' }).locator('input[name=color]')
  for (const nth of [0, 1]) await options.nth(nth).click()
  release()
  await page.waitForURL(/color=\d+&color=\d+$/)
  for (const nth of [0, 1]) expect(await options.nth(nth).isChecked()).toBe(true)
})

visitorJourney(
  'keeps every press on a product page that is made before the scripts have loaded',
  async ({ shop, page }) => {
    const product = await pickWellStockedProduct(shop.port, 31)
    const { release } = await withheldScripts(page)
    await page.goto(shop.url(`/${product.url_path}`), { waitUntil: 'domcontentloaded' })
    const save = page.getByRole('button', { name: 'Add to wishlist', exact: true })
    const compare = page.getByRole('button', { name: 'Compare', exact: true })
    for (let press = 0; press < 3; press++) await page.getByRole('button', { name: 'Increase quantity' }).click()
    // The button is marked as disabled, because the page still shows quantity 1; the press counts nevertheless.
    await page.getByRole('button', { name: 'Decrease quantity' }).click({ force: true })
    // An impatient visitor presses twice to save the product, not to save and remove it.
    for (let press = 0; press < 2; press++) await save.click()
    await compare.click()
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    release()
    for (const button of [save, compare]) await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
    await page.getByText('Product has been added to the cart!').first().waitFor()
    await page.goto(shop.url('/cart'))
    await expect.poll(() => page.locator('main').getByRole('spinbutton').first().inputValue()).toBe('3')
  },
)

visitorJourney(
  'keeps quantities of a grouped product that are set before their code has loaded',
  async ({ shop, page }) => {
    const { products } = await findStorePaths(shop.port, 'default')
    const { release } = await withheldScripts(page)
    await page.goto(shop.url(products.grouped ?? ''), { waitUntil: 'domcontentloaded' })
    const set = page.locator('section[aria-labelledby="set-contents"]')
    const quantity = set.getByRole('spinbutton').first()
    const before = Number(await quantity.inputValue())
    for (let press = 0; press < 2; press++)
      await set
        .getByRole('button', { name: /^Increase/ })
        .first()
        .click()
    release()
    await expect.poll(() => quantity.inputValue()).toBe(String(before + 2))
  },
)

visitorJourney('checks a gift card form that is sent before its code has loaded', async ({ shop, page }) => {
  const { products } = await findStorePaths(shop.port, 'default')
  const { release } = await withheldScripts(page)
  await page.goto(shop.url(products.amgiftcard ?? ''), { waitUntil: 'domcontentloaded' })
  await page.locator('[data-gift-card] button[type="submit"]').click()
  release()
  await page.getByText('Please fix the validation errors').waitFor()
})

visitorJourney(
  'saves all products whose wishlist buttons are pressed before the scripts have loaded',
  async ({ shop, page }) => {
    const { release } = await withheldScripts(page)
    await page.goto(shop.url('/clocks'), { waitUntil: 'domcontentloaded' })
    const hearts = page.locator('main section[aria-label="Products"]').getByRole('button', { name: /to wishlist$/ })
    for (const nth of [0, 1, 2]) await hearts.nth(nth).click()
    release()
    for (const nth of [0, 1, 2]) await expect.poll(() => hearts.nth(nth).getAttribute('aria-pressed')).toBe('true')
    await page.locator('header a[href$="/wishlist"]').getByText('Wishlist, 3 items').waitFor({ state: 'attached' })
  },
)

type Loaded = { files: number; kilobytes: number }

const gzippedSizes = new Map<string, Promise<number>>()

function gzippedSizeOf(script: string): Promise<number> {
  const size =
    gzippedSizes.get(script) ?? fetch(script).then(async (file) => gzipSync(await file.text(), { level: 9 }).length)
  gzippedSizes.set(script, size)
  return size
}

/** The script files that the page has loaded, with their gzipped sizes. */
async function loadedScripts(page: Page): Promise<Loaded> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const scripts = [...new Set(names)].filter((name) => name.endsWith('.js'))
  const sizes = await Promise.all(scripts.map(gzippedSizeOf))
  return { files: sizes.length, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000 }
}

/** Limits for the script files loaded when the page has answered the first press, and for their gzipped kilobytes. */
const budget = { files: 14, kilobytes: 190 }
/** The service worker is allowed, because scripts that a page loads for it count too. */
const withWorker = { serviceWorkers: 'allow' } as const

function expectWithin({ files, kilobytes }: Loaded): void {
  expect(files).toBeLessThanOrEqual(budget.files)
  expect(kilobytes).toBeLessThan(budget.kilobytes)
}

/** Waits until the page has fetched, in idle time, the code that answers a first press. */
async function waitUntilPrepared(page: Page, file: string): Promise<void> {
  const isLoaded = (name: string) => performance.getEntriesByType('resource').some((one) => one.name.includes(name))
  for (const name of [file, '/press-']) await expect.poll(() => page.evaluate(isLoaded, name)).toBe(true)
}

// The two longest lists, best sellers and outlet, are not checked: they have filters for every kind of product.
journey('keeps the HTML of a category page within 80 KB', async ({ shop }) => {
  const german = ['/de/uhren', '/de/wandbilder', '/de/bilderrahmen']
  const italian = ['/it/orologi', '/it/quadri-e-stampe', '/it/cornici']
  for (const path of ['/clocks', '/wall-art', '/photo-frames', '/greeting-cards', ...german, ...italian]) {
    const html = await (await fetch(shop.url(path))).arrayBuffer()
    expect(html.byteLength, path).toBeLessThanOrEqual(80 * 1024)
  }
})

journey('fetches the code of a first filter in idle time and answers it within the budget', async ({ shop }) => {
  const page = await shop.page({ viewport: desktop, ...withWorker })
  await page.goto(shop.url('/clocks'))
  await waitUntilPrepared(page, '/browse-')
  const apiCalls: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && apiCalls.push(new URL(request.url()).pathname))
  await page.getByRole('region', { name: 'Filters' }).locator('input[name=color]').first().click()
  await page.waitForURL(/color=\d+$/)
  expectWithin(await loadedScripts(page))
  expect(apiCalls.filter((path) => !path.includes('/stock/'))).toEqual([expect.stringMatching(/\/product\/_search$/)])
})

journey(
  "loads the cart's code in idle time on a product page, and adds to the cart within the time budget",
  async ({ shop }) => {
    const { products } = await findStorePaths(shop.port, 'default')
    const page = await shop.page({ viewport: desktop, ...withWorker })
    await page.goto(shop.url(products.configurable ?? ''))
    await waitUntilPrepared(page, '/buy-')
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page
      .getByRole('link', { name: /cart.*1/i })
      .first()
      .waitFor()
    expectWithin(await loadedScripts(page))
  },
)

journey('fetches the panels in idle time and opens the menu within the budget', async ({ shop }) => {
  const page = await shop.page({ viewport: phone, ...withWorker })
  await page.goto(shop.url('/'))
  await waitUntilPrepared(page, '/browse-')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  expectWithin(await loadedScripts(page))
})

visitorJourney(
  'requests a product once when its card is pressed, and shows its name and price before it has loaded',
  async ({ shop, page }) => {
    await openPage(page, shop.url('/clocks'))
    await waitUntilPrepared(page, '/browse-')
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    const lookUps: string[] = []
    page.on('request', (request) => request.url().includes('/api/url/map') && lookUps.push(request.url()))
    const { release } = await withheldReplies(page)
    const card = page.locator('main section[aria-label="Products"] ul > li > div > a').nth(7)
    const name = (await card.locator('h2').textContent()) ?? ''
    const price = (await card.locator('.ui-price-current').textContent()) ?? ''
    await card.hover()
    expect(lookUps).toEqual([])
    await page.mouse.down()
    await expect.poll(() => lookUps.length).toBe(1)
    expect(page.url()).toBe(shop.url('/clocks'))
    await page.mouse.up()
    const preview = page.locator('main [data-preview]')
    expect(await preview.getByRole('heading', { level: 1 }).textContent()).toBe(name)
    expect(await preview.locator('.ui-price-current').textContent()).toBe(price)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    release()
    await page.getByRole('button', { name: 'Add to cart' }).first().waitFor()
    expect(lookUps).toHaveLength(1)
    expect(await preview.count()).toBe(0)
    expect(await page.locator('main h1').textContent()).toBe(name)
    // Back returns to the visitor's scroll position in the list.
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  },
)

/** Records every scroll position that is painted from the next Back on. */
const recordScrolling = `addEventListener('popstate', () => {
  window.scrolledTo = []
  const record = () => {
    if (window.scrolledTo.at(-1) !== scrollY) window.scrolledTo.push(scrollY)
    requestAnimationFrame(record)
  }
  requestAnimationFrame(record)
})`

visitorJourney(
  'returns to the list when Back is pressed before a pressed product has loaded',
  async ({ shop, page }) => {
    await openPage(page, shop.url('/'))
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Clocks', exact: true }).click()
    await page.waitForURL(shop.url('/clocks'))
    const card = page.locator('main section[aria-label="Products"] ul > li > div > a').nth(9)
    const path = (await card.getAttribute('href')) ?? ''
    const { release } = await withheldReplies(page)
    await card.scrollIntoViewIfNeeded()
    const top = await page.evaluate(() => scrollY)
    expect(top).toBeGreaterThan(0)
    await card.click()
    await page.locator('main [data-preview]').waitFor()
    expect(page.url()).toBe(shop.url(path))
    await page.evaluate(recordScrolling)
    await page.goBack()
    await page.locator('main [data-preview]').waitFor({ state: 'detached' })
    expect(page.url()).toBe(shop.url('/clocks'))
    const reloaded = page.waitForResponse(/\/api\/catalog\//)
    release()
    await (await reloaded).finished()
    // The router restores the scroll position only after the list has been loaded again.
    await page.locator('main section[aria-label="Products"]:not([aria-busy])').waitFor()
    await page.waitForTimeout(500)
    expect(await page.evaluate('window.scrolledTo')).toEqual([top])
    await page.goForward()
    await page.getByRole('button', { name: 'Add to cart' }).first().waitFor()
    expect(page.url()).toBe(shop.url(path))
  },
)
