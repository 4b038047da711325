import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { newEmail } from './account/account-page.ts'
import { openPage } from './browser/open-page.ts'
import { readBrowserDatabase } from './browser/read-browser-database.ts'
import { openPageWithOneItem } from './cart/open-page-with-one-item.ts'
import {
  acceptTerms,
  choosePayment,
  courierCost,
  fillAddress,
  fillGuest,
  goToCheckout,
  openCheckout,
  payButton,
  readStoredCity,
  waitForThankYouPage,
} from './checkout/checkout-page.ts'
import { journey, journeySharing } from './journey.ts'

const keptOrders = async (page: Page) => (await page.evaluate(readBrowserDatabase, ['orders'] as const)) as unknown[]
const alert = (page: Page) => page.locator('main [role="alert"]')

/** A guest whose cart is empty at the start of each journey. */
const guestJourney = journeySharing(async (shop) => ({ page: await shop.page() }))

guestJourney(
  'redirects an empty cart from checkout to the cart and explains why',
  async ({ shop, shared: { page } }) => {
    await openPage(page, shop.url('/checkout'))
    await expect
      .poll(() => alert(page).textContent())
      .toBe('Shopping cart is empty. Please add some products before entering Checkout')
    expect(await payButton(page).count()).toBe(0)
    await page.locator('main').getByRole('link', { name: 'Continue shopping' }).waitFor()
  },
)

guestJourney(
  'blocks checkout while the cart cannot be ordered, and charges a changed price on the click after showing it',
  async ({ shop, shared }) => {
    shop.allow(/api\/order/)
    const { page, sku, price, quantity } = await openPageWithOneItem(shop, -1, shared.page)
    await shop.merchant.setStock(sku, 0)
    try {
      await openPage(page, shop.url('/checkout'))
      await expect.poll(() => alert(page).textContent()).toBe('Some of the ordered products are not available!')
      await page.getByRole('heading', { name: 'This cart can’t be ordered yet' }).waitFor()
      expect(await payButton(page).count()).toBe(0)
    } finally {
      await shop.merchant.setStock(sku, quantity)
    }
    // The product is back in stock, so the same cart can be ordered.
    await openCheckout(page, shop.url('/checkout'))
    const email = newEmail()
    await fillGuest(page, email)
    await fillAddress(page)
    await choosePayment(page, 'Cash on delivery')
    await acceptTerms(page)
    const newPrice = price + 7
    await shop.merchant.setPrice(sku, newPrice)
    try {
      await payButton(page).click()
      await page.getByText(`was £${price.toFixed(2)}, now £${newPrice.toFixed(2)}`).waitFor()
      expect(await shop.merchant.totalsOf(email)).toEqual([])
      await payButton(page).click()
      await waitForThankYouPage(page, 'received')
      expect(await shop.merchant.totalsOf(email)).toEqual([`£${(newPrice + courierCost).toFixed(2)}`])
    } finally {
      await shop.merchant.setPrice(sku, price)
    }
  },
)

journey(
  'creates one order when two tabs order the same cart at once',
  async ({ shop }) => {
    const { page, price } = await openPageWithOneItem(shop, -2)
    const email = newEmail()
    await goToCheckout(page)
    await fillGuest(page, email)
    await fillAddress(page)
    await expect.poll(() => readStoredCity(page)).toBe('Bath')
    const other = await page.context().newPage()
    await openCheckout(other, shop.url('/checkout'))
    for (const tab of [page, other]) {
      await choosePayment(tab, 'Cash on delivery')
      await acceptTerms(tab)
    }
    // The first order request is held until the other tab is ready to order too.
    const isReady = Promise.withResolvers<void>()
    await page.context().route('**/api/order', async (route) => {
      await isReady.promise
      await route.continue()
    })
    await Promise.all([payButton(page).press('Enter'), payButton(other).press('Enter')])
    await expect.poll(async () => (await keptOrders(page)).length).toBe(2)
    isReady.resolve()
    const [number, otherNumber] = await Promise.all([
      waitForThankYouPage(page, 'received'),
      waitForThankYouPage(other, 'received'),
    ])
    expect(number).toMatch(/^\d{9}$/)
    expect(otherNumber).toBe(number)
    expect(await shop.merchant.totalsOf(email)).toEqual([`£${(price + courierCost).toFixed(2)}`])
  },
  120_000,
)
