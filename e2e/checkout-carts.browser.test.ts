import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { newEmail, password, register } from './account/account-page.ts'
import { openPage } from './browser/open-page.ts'
import { readBrowserDatabase } from './browser/read-browser-database.ts'
import { openPageWithOneItem } from './cart/open-page-with-one-item.ts'
import {
  acceptTerms,
  choosePayment,
  courierCost,
  fillAddress,
  fillGuest,
  openCheckout,
  payButton,
  readStoredCity,
  testCards,
  typeCard,
  waitForThankYouPage,
} from './checkout/checkout-page.ts'
import { journey } from './journey.ts'
import { type CatalogueProduct, readCatalogue } from './shop/read-catalogue.ts'
import { requestShop } from './shop/request-shop.ts'
import { storeUrl } from './shop/stores.ts'

const keptOrders = async (page: Page) => (await page.evaluate(readBrowserDatabase, ['orders'] as const)) as unknown[]
const alert = (page: Page) => page.locator('main [role="alert"]')

journey('redirects an empty cart from checkout to the cart and explains why', async ({ shop }) => {
  const page = await shop.open('/checkout')
  await expect
    .poll(() => alert(page).textContent())
    .toBe('Shopping cart is empty. Please add some products before entering Checkout')
  expect(await payButton(page).count()).toBe(0)
  await page.locator('main').getByRole('link', { name: 'Continue shopping' }).waitFor()
})

journey(
  'blocks checkout with the message of a cart that cannot be ordered',
  async ({ shop }) => {
    const { page, sku, quantity } = await openPageWithOneItem(shop, -1)
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
  },
  120_000,
)

/** Adds a gift card through the API, because product pages cannot sell gift cards yet. */
async function giftCardOnAnotherDevice(port: number, email: string): Promise<void> {
  const post = async (path: string, body: object) =>
    JSON.parse(await requestShop(storeUrl(port, 'default', path), body)).result
  const { products } = await readCatalogue(port, 'default')
  const card = products.find(({ type_id }) => type_id === 'amgiftcard') as GiftCard
  const token = await post('/api/user/login?storeCode=default', { username: email, password })
  const query = `storeCode=default&token=${token}`
  const quoteId = await post(`/api/cart/create?${query}`, {})
  const am_giftcard_options = {
    am_giftcard_amount: card.am_giftcard_prices[0]?.value,
    am_giftcard_sender_name: 'Ada',
    am_giftcard_recipient_name: 'Bo',
    am_giftcard_recipient_email: 'bo@example.test',
  }
  const product_option = { extension_attributes: { am_giftcard_options } }
  const cartItem = { quoteId, sku: card.sku, qty: 1, product_option }
  expect(await post(`/api/cart/update?${query}&cartId=${quoteId}`, { cartItem })).toMatchObject({ sku: card.sku })
}

type GiftCard = CatalogueProduct & { am_giftcard_prices: { value: number }[] }

journey(
  'skips delivery and cash on delivery for a cart with only a gift card',
  async ({ shop }) => {
    const email = newEmail()
    const page = await shop.open('/')
    await register(page, email)
    await giftCardOnAnotherDevice(shop.port, email)
    await openCheckout(page, shop.url('/checkout'))
    await page.getByText('1 of 3').waitFor()
    await page.getByRole('radio', { name: 'Card', exact: true }).waitFor()
    expect(await page.locator('[name="shipping-city"], [name="shipping-method"]').count()).toBe(0)
    expect(await page.getByText('Cash on delivery').count()).toBe(0)
    await fillAddress(page, 'payment')
    await acceptTerms(page)
    await typeCard(page, testCards.accepted)
    await payButton(page).press('Enter')
    await waitForThankYouPage(page, 'paid')
  },
  120_000,
)

journey(
  'creates one order when two tabs order the same cart at once',
  async ({ shop }) => {
    const { page, price } = await openPageWithOneItem(shop, -2)
    const email = newEmail()
    await openCheckout(page, shop.url('/checkout'))
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

journey(
  'shows old and new price when a price changes during checkout and charges it on the next click',
  async ({ shop }) => {
    shop.allow(/api\/order/)
    const { page, sku, price } = await openPageWithOneItem(shop, -3)
    const email = newEmail()
    await openCheckout(page, shop.url('/checkout'))
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
  120_000,
)
