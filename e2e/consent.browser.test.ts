import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { accountName, login, newEmail, password, signOut } from './account/account-page.ts'
import { accessibilityProblems } from './browser/axe.ts'
import { openPage } from './browser/open-page.ts'
import { isFullRun, phone } from './browser/sizes.ts'
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
import { journeyWithPictures as journey, withoutForwardedAddress } from './journey.ts'
import { readCatalogue } from './shop/read-catalogue.ts'
import { type StoreCode, stores, storeUrl } from './shop/stores.ts'
import {
  consentDialog,
  dialog,
  findRepeatedEvents,
  pageViews,
  readStorage,
  readUnnecessaryStorageNames,
  visitWithoutPictures,
  waitUntilTagCodeRuns,
  watchThirdParties,
} from './tags/consent-page.ts'
import { openTaggedShop, type TaggedShop } from './tags/open-tagged-shop.ts'

let tagged: TaggedShop
beforeAll(async () => {
  tagged = await openTaggedShop()
}, 180_000)
afterAll(() => tagged?.close())
beforeEach(() => tagged.vendors.clear())

const url = (path: string, store: StoreCode = 'default') => storeUrl(tagged.port, store, path)

async function open(page: Page, path: string, store: StoreCode = 'default') {
  await openPage(page, url(path, store))
  await dialog(page).waitFor()
}

for (const { code: store, sign } of stores) {
  journey(`sends no request to third parties before and after a refusal in store ${store}`, async ({ shop }) => {
    const page = await visitWithoutPictures(shop, { viewport: phone, ...withoutForwardedAddress })
    const thirdParties = watchThirdParties(page.context(), tagged.port)
    await open(page, '/', store)
    // Only the dialog differs between the stores' languages, so the rest of the page is checked in one store.
    const part = store === 'default' ? 'page' : consentDialog
    expect(await accessibilityProblems(page, part)).toEqual([])
    expect(await readUnnecessaryStorageNames(page)).toEqual([])
    // The focus is on the dialog's title, so that neither button looks preselected and the next Tab reaches the dialog's controls.
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('consent-title')
    const [refuse, accept] = await dialog(page).locator('form > div:last-child button').all()
    const looks = async (button: typeof refuse) =>
      button?.evaluate((one) => [one.className, one.getBoundingClientRect().height, getComputedStyle(one).color])
    expect(await looks(refuse)).toEqual(await looks(accept))
    await refuse?.click()
    await dialog(page).waitFor({ state: 'detached' })
    for (const path of store === 'default' || isFullRun ? ['/about-us', '/search?q=walnut', '/blog'] : ['/about-us']) {
      await openPage(page, url(path, store))
      await waitUntilTagCodeRuns(page)
    }
    await page.waitForLoadState('networkidle')
    expect(await dialog(page).count()).toBe(0)
    expect(thirdParties).toEqual([])
    expect(await readUnnecessaryStorageNames(page)).toEqual([`consent-${store}`])
  })

  journey(`starts every tag of store ${store} after consent to all of them`, async ({ shop }) => {
    const page = await visitWithoutPictures(shop, withoutForwardedAddress)
    await open(page, '/', store)
    // Italian law requires a close button that refuses.
    expect(await dialog(page).getByRole('button').count()).toBe(store === 'it' ? 4 : 3)
    await dialog(page).locator('form > div:last-child button').nth(1).click()
    for (const [vendor, event] of pageViews) {
      await expect.poll(() => tagged.vendors.of(vendor, event).length, { message: vendor }).toBe(1)
    }
    const properties = { currency: sign === '£' ? 'GBP' : 'EUR' }
    expect(tagged.vendors.of('product-analytics')[0]?.data).toMatchObject({ distinct_id: null, properties })
  })
}

journey('has a close button that refuses in Italy', async ({ shop }) => {
  const page = await visitWithoutPictures(shop)
  await open(page, '/', 'it')
  await dialog(page).getByRole('button', { name: 'Chiudi e rifiuta tutti' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  const choices = await page.evaluate(() => JSON.parse(localStorage.getItem('consent-it') ?? '{}').choices)
  expect(choices).toEqual({ analytics: false, marketing: false })
})

journey('reports each event once after consent, from the first page to the purchase', async ({ shop }) => {
  const { vendors } = tagged
  const page = await visitWithoutPictures(shop)
  const product = await pickWellStockedProduct(tagged.port, 1)
  await open(page, `/${product.url_path}`)
  await dialog(page).getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(() => vendors.of('analytics', 'view_item').length).toBe(1)
  const item = { item_id: product.sku, quantity: 1 }
  const items = [expect.objectContaining({ item_id: product.sku })]
  const expected = { gcs: 'G111', currency: 'GBP', tid: 'G-TEST1', items }
  expect(vendors.of('analytics', 'view_item')[0]?.data).toMatchObject(expected)
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
  await page.waitForURL(url('/success'))
  await expect.poll(() => vendors.of('analytics', 'purchase').length, { timeout: 20_000 }).toBe(1)
  expect(vendors.of('analytics', 'purchase')[0]?.data).toMatchObject({
    currency: 'GBP',
    transaction_id: expect.stringMatching(/^\d{9}$/),
    shipping: expect.any(Number),
    items: [expect.objectContaining(item)],
  })
  await expect.poll(() => vendors.of('social-pixel', 'Purchase').length).toBe(1)
  await expect.poll(() => vendors.of('pin-board', 'checkout').length).toBe(1)
  vendors.paths.length = 0
  await page.reload()
  await expect.poll(() => vendors.paths.some((path) => path.startsWith('/gtag/js'))).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(vendors.of('analytics', 'purchase')).toHaveLength(1)
  expect(vendors.of('analytics server')).toHaveLength(0)
  expect(vendors.of('analytics', 'page_view')).toHaveLength(views)
})

journey('reports lists, typed searches, saved and removed products, videos and forms once', async ({ shop }) => {
  const { vendors } = tagged
  const page = await visitWithoutPictures(shop)
  await open(page, '/clocks')
  await dialog(page).getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(() => vendors.of('analytics', 'view_item_list').length).toBe(1)
  const list = vendors.of('analytics', 'view_item_list')[0]?.data
  expect(list).toMatchObject({ item_list_id: '50', item_list_name: 'Clocks' })
  expect(Array.isArray(list?.items) && list.items.length).toBeGreaterThan(1)

  await page.locator('header a[href$="/search"]:visible').first().click()
  await page.locator('dialog[open] input[name="q"]').pressSequentially('walnut')
  for (const [vendor, event, term] of [
    ['analytics', 'search', 'search_term'],
    ['social-pixel', 'Search', 'search_string'],
    ['pin-board', 'search', 'search_query'],
  ] as const)
    await expect.poll(() => vendors.of(vendor, event).map(({ data }) => data[term])).toEqual(['walnut'])
  await page.keyboard.press('Escape')

  const { products } = await readCatalogue(tagged.port, 'default')
  const product = products.find(({ sku }) => sku === 'CLK-FENWICK')
  await openPage(page, url(`/${product?.url_path}`))
  await page.getByRole('button', { name: 'Add to wishlist', exact: true }).click()
  await expect.poll(() => vendors.of('analytics', 'add_to_wishlist').length).toBe(1)
  await expect.poll(() => vendors.of('social-pixel', 'AddToWishlist').length).toBe(1)
  const price = product?.final_price_incl_tax
  const item = { item_id: 'CLK-FENWICK', item_name: product?.name, price, quantity: 1 }
  const goods = { currency: 'GBP', value: price, items: [expect.objectContaining(item)] }
  expect(vendors.of('analytics', 'add_to_wishlist')[0]?.data).toMatchObject(goods)
  const popup = page.waitForEvent('popup')
  await page.locator('[data-video]').first().click()
  await (await popup).close()
  await expect.poll(() => vendors.of('pin-board', 'watchvideo').length).toBe(1)
  expect(vendors.of('pin-board', 'watchvideo')[0]?.data.video_title).toMatch(/one minute on the bench/)

  await pressAdd(page)
  await waitUntilCartSent(page)
  await expect.poll(() => vendors.of('social-pixel', 'AddToCart').length).toBe(1)
  await expect.poll(() => vendors.of('social-pixel', 'CartTotal').length).toBe(1)
  expect(vendors.of('social-pixel', 'CartTotal')[0]?.data).toMatchObject({ currency: 'GBP', num_items: 1 })
  await openPage(page, url('/cart'))
  await page
    .locator('main')
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await expect.poll(() => vendors.of('analytics', 'remove_from_cart').length).toBe(1)
  expect(vendors.of('analytics', 'remove_from_cart')[0]?.data).toMatchObject(goods)

  await openPage(page, url('/contacts'))
  const form = page.locator('[data-mail-form]')
  await form.getByLabel('Your name').fill('Ada Love')
  await form.getByLabel('Email address').fill(newEmail())
  await form.getByLabel('Message').fill('Do you repair clocks?')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => vendors.of('pin-board', 'lead').map(({ data }) => data)).toEqual([{ lead_type: 'contact' }])
  await expect.poll(() => vendors.of('analytics', 'generate_lead').length).toBe(1)
  await expect.poll(() => vendors.of('social-pixel', 'Lead').length).toBe(1)
  expect(findRepeatedEvents(vendors.hits)).toEqual([])
})

journey('lets the server report the purchase where the store says so', async ({ shop }) => {
  const { vendors } = tagged
  const page = await visitWithoutPictures(shop)
  const product = await pickWellStockedProduct(tagged.port, 2)
  await open(page, `/p/${product.sku}/x`, 'de')
  await dialog(page).getByRole('button', { name: 'Alle akzeptieren' }).click()
  await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).click()
  await expect.poll(() => vendors.of('analytics', 'add_to_cart').length, { timeout: 30_000 }).toBe(1)
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
  const page = await visitWithoutPictures(shop)
  await open(page, '/')
  const answers = ['Reject all', 'Accept all', 'Manage cookies']
  expect(await dialog(page).getByRole('button').allTextContents()).toEqual(answers)
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
  await waitUntilTagCodeRuns(page)
  await page.waitForLoadState('networkidle')
  expect(vendors.paths).toEqual([])
  expect((await readStorage(page)).cookies).not.toContain('_ga')
})

journey(
  'starts only the tags of the chosen purpose, and sends the id of a customer while signed in',
  async ({ shop }) => {
    const { vendors } = tagged
    const page = await visitWithoutPictures(shop)
    await open(page, '/')
    await dialog(page).getByRole('button', { name: 'Manage cookies' }).click()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('analytics')
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
    await expect.poll(() => vendors.of('analytics', 'page_view')[0]?.data.uid, { timeout: 30_000 }).toMatch(/^\d+$/)
    vendors.clear()
    await signOut(page)
    await page.locator('header a[href="/"]').first().click()
    await page.waitForURL(url('/'))
    await expect.poll(() => vendors.of('analytics', 'page_view').length).toBe(1)
    expect(vendors.of('analytics', 'page_view')[0]?.data).not.toHaveProperty('uid')
  },
)
