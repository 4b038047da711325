import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { accountName, dialog, login, notices, signOut } from './account/account-page.ts'
import { openPage } from './browser/open-page.ts'
import { desktop, phone } from './browser/sizes.ts'
import { journey, journeySharing, withoutForwardedAddress } from './journey.ts'
import { findStorePaths } from './screens/store-paths.ts'
import { readCatalogue, readProducts } from './shop/read-catalogue.ts'
import { requestShop } from './shop/request-shop.ts'
import { storeUrl } from './shop/stores.ts'

/** Kilobytes, gzipped: the scripts that a signed-in browser loads by itself, beside those of a guest. */
const signedInBudget = 40

/** Shown beside every price of a trade store; the delivery cost is public. */
const note = /excl\. VAT/

type Shown = { loginPrompt: boolean; price: boolean; priceOnRequest: boolean }

/** Records in every frame that may differ, so also in the first painted one, whether the page shows the login prompt or a price. */
function watchPrices(): void {
  const shown: Shown = { loginPrompt: false, price: false, priceOnRequest: false }
  Object.assign(window, { shown })
  // Reading the text takes milliseconds, and it changes only with the document.
  let hasChanged = true
  const markChanged = () => {
    hasChanged = true
  }
  new MutationObserver(markChanged).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
  addEventListener('load', markChanged, true)
  const checkFrame = () => {
    requestAnimationFrame(checkFrame)
    if (!hasChanged) return
    hasChanged = false
    const text = document.body?.innerText ?? ''
    shown.loginPrompt ||= /Log in to see your prices|Log in with a trade account/.test(text)
    shown.price ||= /excl\. VAT/.test(document.querySelector('main')?.innerText ?? '')
  }
  requestAnimationFrame(checkFrame)
  // Runs right after the prices are no longer pending, before the browser paints.
  new MutationObserver(() => {
    shown.priceOnRequest ||= /Price on request/.test(document.querySelector('main')?.innerText ?? '')
  }).observe(document, { subtree: true, attributeFilter: ['data-prices'] })
}
const shownIn = (page: Page) => page.evaluate(() => (window as unknown as { shown: Shown }).shown)

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/assets\/[^/]+\.js$/.test(name)),
  )
/** The scripts of a page that has loaded what it fetches in idle time: the file for every press, then nothing new for two seconds. */
async function idleScripts(page: Page): Promise<string[]> {
  await expect.poll(async () => (await scriptsOf(page)).some((name) => name.includes('/press-'))).toBe(true)
  let known: string[] = []
  for (let found = await scriptsOf(page); found.length > known.length; found = await scriptsOf(page)) {
    known = found
    await page.waitForTimeout(2000)
  }
  return known
}

/** A trade buyer who is logged in. */
const buyerJourney = journeySharing(async (shop) => {
  const page = await shop.open('/about-us', { store: 'trade' })
  await login(page, 'buyer@mantel.example', 'mantelpiece')
  await dialog(page).waitFor({ state: 'hidden' })
  await accountName(page).waitFor()
  return { page }
})

buyerJourney(
  'loads the code for a signed-in buyer without an interaction, within the script budget',
  async ({ shop, shared }) => {
    const { products } = await findStorePaths(shop.port, 'trade')
    const address = storeUrl(shop.port, 'trade', products.configurable as string)
    const guest = await shop.page(withoutForwardedAddress)
    await openPage(guest, address)
    await guest.getByText('Log in to see your prices').first().waitFor()
    const guestScripts = new Set(await idleScripts(guest))
    await guest.context().close()

    const page = await shared.page.context().newPage()
    await page.addInitScript(watchPrices)
    await page.goto(address)
    await page.locator('main').getByText(note).first().waitFor()
    expect(await page.getByRole('button', { name: 'Add to cart' }).isEnabled()).toBe(true)
    await accountName(page).waitFor()
    expect(await shownIn(page)).toEqual({ loginPrompt: false, price: true, priceOnRequest: false })
    const added = (await idleScripts(page)).filter((name) => !guestScripts.has(name))
    const sizes = await Promise.all(
      added.map(async (name) => [gzipSync(await requestShop(name), { level: 9 }).length / 1000, name] as const),
    )
    expect(
      sizes.reduce((sum, [size]) => sum + size, 0),
      sizes.map(([size, name]) => `${name} ${size.toFixed(1)}`).join('\n'),
    ).toBeLessThan(signedInBudget)
  },
)

journey('shows prices to a trade buyer from login to logout, and never to a guest', async ({ shop }) => {
  const context = await shop.visitor(withoutForwardedAddress)
  await context.addInitScript(watchPrices)
  const page = await context.newPage()
  await openPage(page, storeUrl(shop.port, 'trade', '/clocks'))
  const prices = page.locator('main').getByText(note)
  await login(page, 'buyer@mantel.example', 'mantelpiece')
  await accountName(page).waitFor()
  await prices.first().waitFor()
  await page.reload()
  await prices.first().waitFor()
  expect(await shownIn(page)).toEqual({ loginPrompt: false, price: true, priceOnRequest: false })
  const tiered = await readProducts<Tiered>(shop.port, 'trade', ['url_path', 'type_id', 'custom_options', 'stock'])
  const selectors = tiered
    .filter(
      ({ type_id, stock, custom_options }) => type_id === 'simple' && stock.is_in_stock && !custom_options?.length,
    )
    .map(({ url_path }) => `main a[href="/${url_path}"]`)
  await page.locator(selectors.join()).first().click()
  await page.getByRole('spinbutton', { name: 'Quantity' }).waitFor()
  await prices.first().waitFor()
  const tiers = page.locator('[data-tier-prices] li')
  await tiers.first().waitFor()
  const [, quantity = '', each = ''] = /^(\d+) or more: (£[\d.,]+ each)/.exec(await tiers.first().innerText()) ?? []
  // A quantity that reaches the tier is shown at its price in the cart too.
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill(quantity)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await notices(page).getByText('Product has been added to the cart!').waitFor()
  await page.locator('header a[href$="/cart"]').click()
  await dialog(page).getByText(each).waitFor()
  await dialog(page)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await dialog(page).getByText('Your cart is empty').waitFor()
  await page.keyboard.press('Escape')
  // The login prompt replaces the prices at once, not when the page's data is reloaded.
  await context.route(/\/api\/(catalog|url)/, () => new Promise(() => {}))
  await signOut(page)
  await accountName(page).waitFor({ state: 'detached' })
  await expect.poll(() => prices.count()).toBe(0)
  expect(await tiers.count()).toBe(0)
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await page.getByText('Log in to see your prices').first().waitFor()
  expect(await shownIn(page)).toEqual({ loginPrompt: true, price: false, priceOnRequest: false })
  await openPage(page, storeUrl(shop.port, 'trade', '/cataloguepage'))
  await page.locator('[data-catalogue="public"] a').waitFor()
})

type Tiered = { url_path: string; type_id: string; custom_options?: unknown[]; stock: { is_in_stock: boolean } }

type Pack = {
  name: string
  url_path: string
  stock: { qty: number; is_in_stock: boolean; min_sale_qty: number; enable_qty_increments: boolean }
}

buyerJourney('orders packs in their smallest quantity on a phone', async ({ shop, shared: { page } }) => {
  const products = await readProducts<Pack>(shop.port, 'trade', ['name', 'url_path', 'stock'])
  const packs = products.filter(({ stock }) => stock.is_in_stock && stock.qty > 20 && stock.min_sale_qty === 2)
  await page.setViewportSize(phone)
  const quantity = page.locator('article').getByRole('spinbutton', { name: 'Quantity' })
  const added = notices(page).getByText('Product has been added to the cart!')
  for (const [step, pack] of [1, 2].map(
    (by) => [by, packs.find(({ stock }) => stock.enable_qty_increments === by > 1)] as const,
  )) {
    await openPage(page, storeUrl(shop.port, 'trade', `/${pack?.url_path}`))
    await expect.poll(() => quantity.inputValue()).toBe('2')
    await page.getByRole('button', { name: 'Increase quantity' }).click()
    expect(await quantity.inputValue()).toBe(String(2 + step))
    await page.getByRole('button', { name: 'Decrease quantity' }).click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
    await added.waitFor()
  }
  const { categoryPath } = await readCatalogue(shop.port, 'trade')
  await openPage(page, storeUrl(shop.port, 'trade', categoryPath('greetingcards')))
  const card = page.locator('.product-card', {
    has: page.locator(
      packs
        .slice(2)
        .map(({ url_path }) => `a[href="/${url_path}"]`)
        .join(),
    ),
  })
  await card
    .getByRole('button', { name: /to cart$/ })
    .first()
    .click()
  await added.waitFor()
  await page.locator('header a[href$="/cart"]').click()
  const lines = dialog(page).getByRole('listitem')
  const quantities = dialog(page).getByRole('spinbutton')
  await expect
    .poll(() => quantities.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)))
    .toEqual(['2', '2', '2'])
  // The buttons of a line step by packs, and the one below the smallest quantity asks whether to remove the line.
  const inPacksOfTwo = packs.find(({ stock }) => stock.enable_qty_increments)?.name ?? ''
  const line = lines.filter({ hasText: inPacksOfTwo })
  const lineQuantity = line.getByRole('spinbutton')
  const fewer = line.getByRole('button', { name: /^Decrease/ })
  await line.getByRole('button', { name: /^Increase/ }).click()
  expect(await lineQuantity.inputValue()).toBe('4')
  await fewer.click()
  expect(await lineQuantity.inputValue()).toBe('2')
  await fewer.click()
  await line.getByText(`Remove ${inPacksOfTwo} from your cart?`).waitFor()
  await line.getByRole('button', { name: 'Keep' }).click()
  for (let left = 3; left > 0; left--)
    await lines
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click()
  await dialog(page).getByText('Your cart is empty').waitFor()
})

// A file with all products takes minutes on its first download; printed-catalogue.pages.test.ts reads real ones.
buyerJourney(
  'downloads the catalogue with a trade buyer’s prices once the busy server has drawn it',
  async ({ shop, shared: { page } }) => {
    shop.allow(/status of 503/)
    await openPage(page, storeUrl(shop.port, 'trade', '/cataloguepage'))
    const link = page.locator('[data-catalogue="prices"] a')
    await link.waitFor()
    const file = await link.evaluate((anchor) => (anchor as HTMLAnchorElement).href)
    const tokens: (string | undefined)[] = []
    await page.route(file, async (route) => {
      tokens.push(route.request().headers()['x-vs-group-token'])
      // The API of the trade stores is on another host.
      const headers = { 'access-control-allow-origin': '*' }
      await route.fulfill(tokens.length === 1 ? { status: 503, headers } : { headers, body: '%PDF-1.7 prices' })
    })
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toBe('catalogue-trade.pdf')
    expect(await readFile(await download.path(), 'utf8')).toBe('%PDF-1.7 prices')
    expect(tokens).toEqual([expect.stringMatching(/./), tokens[0]])
  },
)

buyerJourney(
  'stores complete products of lists, and stops when short lists save no time',
  async ({ shop, shared: { page } }) => {
    shop.allow(/ERR_INTERNET_DISCONNECTED/)
    const context = page.context()
    await page.setViewportSize(desktop)
    await openPage(page, storeUrl(shop.port, 'trade', '/'))
    // The lists of the home page have been loaded again for the buyer.
    await page.locator('main').getByText(note).first().waitFor()
    const sent: ('short' | 'complete')[] = []
    const kindOf = (request: Request) => (request.url().includes('_source_include') ? 'short' : 'complete')
    // A buyer's search carries the group token, so it is sent in a body.
    const isList = (request: Request) =>
      request.url().includes('/product/_search') && (request.postData() ?? '').includes('category_ids')
    page.on('request', (request) => {
      if (isList(request)) sent.push(kindOf(request))
    })
    const openCategory = async (name: string) => {
      sent.length = 0
      const menu = page.getByRole('navigation', { name: 'Main menu' })
      await menu.getByRole('link', { name, exact: true }).first().click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
    }

    await openCategory('Clocks')
    await expect.poll(() => sent.toSorted()).toEqual(['complete', 'short'])
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    const first = page.locator('main section[aria-label="Products"] ul > li > div > a').first()
    const name = (await first.locator('h2').textContent()) ?? ''
    await first.click()
    await page.locator('article').getByRole('heading', { level: 1, name, exact: true }).waitFor()
    await context.setOffline(false)

    let completeHasArrived = () => {}
    const complete = new Promise<void>((resolve) => {
      completeHasArrived = resolve
    })
    page.on('requestfinished', (request) => {
      if (isList(request) && kindOf(request) === 'complete') setTimeout(completeHasArrived, 200)
    })
    await page.route('**/product/_search*', async (route) => {
      if (isList(route.request()) && kindOf(route.request()) === 'short') await complete
      await route.continue()
    })
    await openCategory('Wall Art')
    await openCategory('Photo Frames')
    expect(sent).toEqual(['short'])
  },
)
