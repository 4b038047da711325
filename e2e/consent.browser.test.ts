import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { accountName, login, newEmail, password, signOut } from './account/account-page.ts'
import { placeGuestOrder } from './account/customer-with-orders.ts'
import { accessibilityProblems } from './browser/axe.ts'
import { openPage } from './browser/open-page.ts'
import { isFullRun, phone } from './browser/sizes.ts'
import { waitUntilCartSent } from './cart/cart-page.ts'
import { pickWellStockedProduct } from './cart/well-stocked.ts'
import {
  acceptTerms,
  choosePayment,
  fillAddress,
  fillGuest,
  openCheckout,
  payButton,
} from './checkout/checkout-page.ts'
import { type Journey, journeyWithPictures as journey, journeySharing, withoutForwardedAddress } from './journey.ts'
import { type StoreCode, stores, storeUrl } from './shop/stores.ts'
import {
  consentDialog,
  dialog,
  pageViews,
  readStorage,
  readUnnecessaryStorageNames,
  visitWithoutPictures,
  waitUntilTagCodeRuns,
  watchThirdParties,
} from './tags/consent-page.ts'
import { openTaggedShop, type TaggedShop } from './tags/open-tagged-shop.ts'
import { reportBrowsing, reportPurchase } from './tags/report-events.ts'

let tagged: TaggedShop
let sharedPage: Page | undefined
beforeAll(async () => {
  tagged = await openTaggedShop()
}, 180_000)
afterAll(async () => {
  // Its tags would still report to a closed shop.
  await sharedPage?.close()
  await tagged?.close()
})
beforeEach(() => tagged.vendors.clear())

const url = (path: string, store: StoreCode = 'default') => storeUrl(tagged.port, store, path)

/** The button in the footer. */
const settings = (page: Page) => page.locator('[data-consent-settings]')

async function open(page: Page, path: string, store: StoreCode = 'default') {
  await openPage(page, url(path, store))
  await dialog(page).waitFor()
}

/** A visitor of the default store who has agreed to all tags. */
const agreedJourney = journeySharing(
  async (shop) => {
    const page = await visitWithoutPictures(shop)
    sharedPage = page
    await open(page, '/')
    await dialog(page).getByRole('button', { name: 'Accept all' }).click()
    for (const [vendor, event] of pageViews) await expect.poll(() => tagged.vendors.of(vendor, event).length).toBe(1)
    return { page }
  },
  { pictures: true },
)

/** Forgets what the tags have reported before. */
async function leavePage(shop: Journey, page: Page): Promise<void> {
  shop.allow(/ERR_BLOCKED_BY_CLIENT/)
  await page.goto('about:blank')
  tagged.vendors.clear()
}

/**
 * One store for each kind of consent law and website. Journeys below agree in the German store, and the rule of the trade store is that
 * of the default store.
 */
const storesOfRun = isFullRun ? stores : stores.filter(({ code }) => ['default', 'it', 'trade_eu'].includes(code))

for (const { code: store, sign } of storesOfRun)
  journey(
    `sends nothing to third parties before consent, and starts all tags after it, in store ${store}`,
    async ({ shop }) => {
      const { vendors } = tagged
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
      if (store === 'default')
        expect(await dialog(page).getByRole('button').allTextContents()).toEqual([
          'Reject all',
          'Accept all',
          'Manage cookies',
        ])
      // Italian law requires a close button that refuses.
      expect(await dialog(page).getByRole('button').count()).toBe(store === 'it' ? 4 : 3)
      if (store === 'it') await dialog(page).getByRole('button', { name: 'Chiudi e rifiuta tutti' }).click()
      else await refuse?.click()
      await dialog(page).waitFor({ state: 'detached' })
      const choices = await page.evaluate(
        (key) => JSON.parse(localStorage.getItem(key) ?? '{}').choices,
        `consent-${store}`,
      )
      expect(choices).toEqual({ analytics: false, marketing: false })
      for (const path of store === 'default' || isFullRun
        ? ['/about-us', '/search?q=walnut', '/blog']
        : ['/about-us']) {
        await openPage(page, url(path, store))
        await waitUntilTagCodeRuns(page)
      }
      await page.waitForLoadState('networkidle')
      expect(await dialog(page).count()).toBe(0)
      expect(thirdParties).toEqual([])
      expect(await readUnnecessaryStorageNames(page)).toEqual([`consent-${store}`])

      await settings(page).click()
      await dialog(page).locator('form > div:last-child button').nth(1).click()
      // The visitor refused before the view of this page, so the tags report the next one.
      await page
        .locator(`header a[href="${new URL(url('/', store)).pathname}"]:visible`)
        .first()
        .click()
      for (const [vendor, event] of pageViews) {
        await expect.poll(() => vendors.of(vendor, event).length, { message: vendor }).toBe(1)
      }
      const properties = { currency: sign === '£' ? 'GBP' : 'EUR' }
      expect(vendors.of('product-analytics')[0]?.data).toMatchObject({ distinct_id: null, properties })
      if (store === 'default') await withdrawConsent(page)
    },
  )

async function withdrawConsent(page: Page): Promise<void> {
  const { vendors } = tagged
  expect((await readStorage(page)).cookies).toContain('_ga')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
  await dialog(page).waitFor()
  expect(await accessibilityProblems(page, consentDialog)).toEqual([])
  expect(await dialog(page).getByRole('checkbox', { name: 'Statistics' }).isChecked()).toBe(true)
  const reloaded = page.waitForEvent('load')
  await dialog(page).getByRole('button', { name: 'Reject all' }).click()
  await reloaded
  vendors.clear()
  await waitUntilTagCodeRuns(page)
  await page.waitForLoadState('networkidle')
  expect(vendors.paths).toEqual([])
  expect((await readStorage(page)).cookies).not.toContain('_ga')
}

journey('reports each event once after consent, from the first page to the purchase', async ({ shop }) => {
  await reportPurchase(await visitWithoutPictures(shop), tagged)
})

agreedJourney(
  'reports lists, typed searches, saved and removed products, videos and forms once',
  async ({ shop, shared: { page } }) => {
    await leavePage(shop, page)
    await reportBrowsing(page, tagged)
  },
)

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

agreedJourney(
  'adds no tags to a page with a secret in its address, also when the visitor goes back to it',
  async ({ shop, shared: { page } }) => {
    shop.allow(/404/)
    const { vendors } = tagged
    await leavePage(shop, page)
    const countTags = async () => {
      await waitUntilTagCodeRuns(page)
      await page.waitForLoadState('networkidle')
      return page.locator('script[src*="/gtag/js"]').count()
    }
    await openPage(page, url('/order-tracking?key=secret-of-ada'))
    expect(await countTags()).toBe(0)
    expect(vendors.paths).toEqual([])
    await page.locator('header a[href="/"]').first().click()
    await expect.poll(() => vendors.of('analytics', 'page_view').map(({ data }) => data.dl)).toEqual([url('/')])
    await page.goBack()
    await page.waitForURL(/secret-of-ada/)
    expect(await countTags()).toBe(0)
    await openPage(page, url('/about-us?utm_source=letter&email=ada@example.test'))
    const locations = () => vendors.of('analytics', 'page_view').map(({ data }) => data.page_location)
    await expect.poll(locations).toEqual([url('/'), url('/about-us?utm_source=letter')])
    expect(JSON.stringify(vendors.hits)).not.toContain('secret-of-ada')
  },
)

agreedJourney(
  'moves the key of a paid order from the address before tags start',
  async ({ shop, shared: { page } }) => {
    const { vendors } = tagged
    await leavePage(shop, page)
    const { sku, price } = await pickWellStockedProduct(tagged.port, 3)
    const { number, key } = await placeGuestOrder(page, url, [{ sku, price }])
    // The address to which payment providers send the shopper back.
    await openPage(page, url(`/success?key=${encodeURIComponent(key)}`))
    await page.waitForURL(url('/success'))
    await page.getByText(number).first().waitFor()
    await expect.poll(() => vendors.paths.some((path) => path.startsWith('/gtag/js'))).toBe(true)
    await page.reload()
    await page.getByText(number).first().waitFor()
    await page.locator('a[href="/"]').first().click()
    await expect.poll(() => vendors.of('analytics', 'page_view').length).toBe(1)
    expect(JSON.stringify(vendors.hits)).not.toContain(key)
  },
)
