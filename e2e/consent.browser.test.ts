import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { accountName, login, newEmail, password } from './account/account-page.ts'
import { accessibilityProblems } from './browser/axe.ts'
import { openPage } from './browser/open-page.ts'
import { phone } from './browser/sizes.ts'
import { pressAdd, waitUntilCartSent } from './cart/cart-page.ts'
import { pickWellStockedProduct } from './cart/well-stocked.ts'
import {
  acceptTerms,
  choosePayment,
  fillAddress,
  fillGuest,
  openCheckout,
  payButton,
} from './checkout/checkout-page.ts'
import { journeyWithoutWorker as journey } from './journey.ts'
import { type StoreCode, storeUrl } from './shop/stores.ts'
import { openTaggedShop, type TaggedShop } from './tags/open-tagged-shop.ts'

let tagged: TaggedShop
beforeAll(async () => {
  tagged = await openTaggedShop()
}, 180_000)
afterAll(() => tagged?.close())
beforeEach(() => tagged.vendors.clear())

const dialog = (page: Page) => page.locator('[data-consent-dialog]')
const url = (path: string, store: StoreCode = 'default') => storeUrl(tagged.port, store, path)

/** Requests to other origins than the shop's. */
function watchThirdParties(context: BrowserContext): string[] {
  const found: string[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).port !== String(tagged.port)) found.push(request.url())
  })
  return found
}

async function open(page: Page, path: string, store: StoreCode = 'default') {
  await openPage(page, url(path, store))
  await dialog(page).waitFor()
}

/** Names of everything that pages have stored, beside the shop's own necessary values. */
async function readStorage(page: Page) {
  const local = await page.evaluate(() => Object.keys(localStorage))
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  return { local: local.filter((key) => /^(tag-|_|ph_)/.test(key)), cookies }
}

for (const store of ['default', 'de', 'it'] as const)
  journey(`asks nothing of other companies before and after a refusal in store ${store}`, async ({ shop }) => {
    const context = await shop.visitor({ viewport: phone })
    const thirdParties = watchThirdParties(context)
    const page = await context.newPage()
    await open(page, '/', store)
    expect(await accessibilityProblems(page)).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('consent')))).toEqual([])
    const [refuse, accept] = await dialog(page).locator('form > div:last-child button').all()
    const looks = async (button: typeof refuse) =>
      button?.evaluate((one) => [one.className, one.getBoundingClientRect().height, getComputedStyle(one).color])
    expect(await looks(refuse)).toEqual(await looks(accept))
    await refuse?.click()
    await dialog(page).waitFor({ state: 'detached' })
    const product = await pickWellStockedProduct(tagged.port, 0)
    await openPage(page, url(store === 'default' ? `/${product.url_path}` : '/blog', store))
    await page.waitForTimeout(3000)
    expect(await dialog(page).count()).toBe(0)
    expect(thirdParties).toEqual([])
    const { local, cookies } = await readStorage(page)
    expect(local).toEqual([])
    expect(cookies.filter((name) => /^_/.test(name))).toEqual([])
  })

journey('has a close button that refuses in Italy only', async ({ shop }) => {
  const page = await shop.page()
  await open(page, '/', 'it')
  await dialog(page).getByRole('button', { name: 'Chiudi e rifiuta tutti' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('consent-it') ?? '{}').choices)).toEqual({
    analytics: false,
    marketing: false,
  })
  const other = await shop.page()
  await open(other, '/', 'default')
  expect(await dialog(other).getByRole('button').allTextContents()).toEqual([
    'Reject all',
    'Accept all',
    'Choose for yourself',
  ])
})

journey('reports each event once after consent, from the first page to the purchase', async ({ shop }) => {
  const { vendors } = tagged
  const page = await shop.page()
  const product = await pickWellStockedProduct(tagged.port, 1)
  await open(page, `/${product.url_path}`)
  await dialog(page).getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(() => vendors.of('analytics', 'view_item').length).toBe(1)
  const item = { item_id: product.sku, quantity: 1 }
  expect(vendors.of('analytics', 'view_item')[0]?.data).toMatchObject({
    ...{ gcs: 'G111', currency: 'GBP', tid: 'G-TEST1' },
    items: [expect.objectContaining({ item_id: product.sku })],
  })
  expect(vendors.of('analytics', 'view_item')[0]?.data).not.toHaveProperty('uid')
  await expect.poll(() => vendors.of('social-pixel', 'ViewContent').length).toBe(1)
  await expect.poll(() => vendors.of('pin-board', 'pagevisit').length).toBe(1)
  await expect.poll(() => vendors.of('heat-map', 'stateChange').length).toBe(1)
  await expect.poll(() => vendors.of('product-analytics', '$pageview').length).toBe(1)
  await expect.poll(() => vendors.of('tag-manager', 'view_item').length).toBe(1)

  await pressAdd(page)
  await waitUntilCartSent(page)
  await expect.poll(() => vendors.of('analytics', 'add_to_cart').length).toBe(1)
  expect(vendors.of('analytics', 'add_to_cart')[0]?.data).toMatchObject({ items: [expect.objectContaining(item)] })
  await expect.poll(() => vendors.of('social-pixel', 'CartTotal').length).toBe(1)
  await expect.poll(() => vendors.of('pin-board', 'addtocart').length).toBe(1)
  expect(vendors.of('pin-board', 'addtocart')[0]?.data).toMatchObject({ currency: 'GBP', order_quantity: 1 })

  await page.locator('header a[href="/"]').first().click()
  await page.waitForURL(url('/'))
  await expect.poll(() => vendors.of('analytics', 'page_view').length).toBe(2)
  await page.locator('main a[href$="/clocks"], header a[href$="/clocks"]').first().click()
  await expect.poll(() => vendors.of('analytics', 'view_item_list').length).toBe(1)
  expect(vendors.of('analytics', 'page_view')).toHaveLength(3)

  await openPage(page, url('/search?q=walnut'))
  await expect.poll(() => vendors.of('analytics', 'search').map(({ data }) => data.search_term)).toEqual(['walnut'])
  await expect.poll(() => vendors.of('pin-board', 'search').length).toBe(1)

  const views = vendors.of('analytics', 'page_view').length
  await openCheckout(page, url('/checkout'))
  await expect.poll(() => vendors.of('analytics', 'begin_checkout').length).toBe(1)
  await expect.poll(() => vendors.of('social-pixel', 'InitiateCheckout').length).toBe(1)
  await fillGuest(page, newEmail())
  await fillAddress(page)
  await choosePayment(page, 'Cash on delivery')
  await acceptTerms(page)
  await payButton(page).click()
  await page.waitForURL(/\/success/)
  await expect.poll(() => vendors.of('analytics', 'purchase').length, { timeout: 20_000 }).toBe(1)
  expect(vendors.of('analytics', 'purchase')[0]?.data).toMatchObject({
    ...{ currency: 'GBP', transaction_id: expect.stringMatching(/^\d{9}$/), shipping: expect.any(Number) },
    items: [expect.objectContaining(item)],
  })
  await expect.poll(() => vendors.of('social-pixel', 'Purchase').length).toBe(1)
  await expect.poll(() => vendors.of('pin-board', 'checkout').length).toBe(1)
  await page.reload()
  await page.waitForTimeout(3000)
  expect(vendors.of('analytics', 'purchase')).toHaveLength(1)
  expect(vendors.of('analytics server')).toHaveLength(0)
  expect(vendors.of('analytics', 'page_view')).toHaveLength(views)
})

journey('lets the server report the purchase where the store says so', async ({ shop }) => {
  const { vendors } = tagged
  const page = await shop.page()
  const product = await pickWellStockedProduct(tagged.port, 2)
  await open(page, `/p/${product.sku}/x`, 'de')
  await dialog(page).getByRole('button', { name: 'Alle akzeptieren' }).click()
  await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).click()
  await expect.poll(() => vendors.of('analytics', 'add_to_cart').length, { timeout: 15_000 }).toBe(1)
  await waitUntilCartSent(page, 'de')
  await openCheckout(page, url('/checkout', 'de'))
  await fillGuest(page, newEmail())
  await fillAddress(page)
  await choosePayment(page, 'Nachnahme')
  await acceptTerms(page)
  await payButton(page).click()
  await page.waitForURL(/\/success/)
  await expect.poll(() => vendors.of('analytics server', 'purchase').length, { timeout: 20_000 }).toBe(1)
  await expect.poll(() => vendors.of('social-pixel server', 'Purchase').length, { timeout: 20_000 }).toBe(1)
  expect(vendors.of('analytics server')[0]?.data).toMatchObject({ client_id: '111.222' })
  expect(vendors.of('analytics', 'purchase')).toHaveLength(0)
  await expect.poll(() => vendors.of('pin-board', 'checkout').length).toBe(1)
  expect(vendors.of('pin-board', 'checkout')[0]?.data).not.toHaveProperty('currency')
})

journey('withdraws consent from the footer and removes what tags have stored', async ({ shop }) => {
  const { vendors } = tagged
  const page = await shop.page()
  await open(page, '/')
  await dialog(page).getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(() => vendors.of('analytics', 'page_view').length).toBe(1)
  expect((await readStorage(page)).cookies).toContain('_ga')
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await dialog(page).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await dialog(page).getByRole('checkbox', { name: 'Statistics' }).isChecked()).toBe(true)
  const reloaded = page.waitForEvent('load')
  await dialog(page).getByRole('button', { name: 'Reject all' }).click()
  await reloaded
  vendors.clear()
  await page.waitForTimeout(3000)
  expect(vendors.paths).toEqual([])
  expect((await readStorage(page)).cookies).not.toContain('_ga')
})

journey('starts only the tags of the chosen purpose, and sends the id of a signed-in customer', async ({ shop }) => {
  const { vendors } = tagged
  const page = await shop.page()
  await open(page, '/')
  await dialog(page).getByRole('button', { name: 'Choose for yourself' }).click()
  await dialog(page).getByRole('checkbox', { name: 'Statistics' }).check()
  await dialog(page).getByRole('button', { name: 'Save my choice' }).click()
  await expect.poll(() => vendors.of('analytics', 'page_view').length).toBe(1)
  expect(vendors.of('analytics')[0]?.data.gcs).toBe('G101')
  expect(vendors.paths.filter((path) => /fbevents|core\.js/.test(path))).toEqual([])
  const email = newEmail()
  const customer = { email, firstname: 'Ada', lastname: 'Love' }
  await page.request.post(url('/api/user/create'), { data: { customer, password } })
  await login(page, email)
  await accountName(page).waitFor()
  vendors.clear()
  await openPage(page, url('/about-us'))
  await expect.poll(() => vendors.of('analytics', 'page_view')[0]?.data.uid, { timeout: 15_000 }).toMatch(/^\d+$/)
})
