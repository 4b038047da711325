import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { newEmail, password, register } from './account/account-page.ts'
import { openPage } from './browser/open-page.ts'
import { readKept } from './browser/read-kept.ts'
import { withOneInCart } from './cart/with-one-in-cart.ts'
import {
  acceptTerms,
  cards,
  choosePayment,
  courierCost,
  fillAddress,
  fillGuest,
  keptCity,
  openCheckout,
  payButton,
  thanked,
  typeCard,
} from './checkout/checkout-page.ts'
import { journey } from './journey.ts'
import { askShop } from './shop/ask-shop.ts'
import { type CatalogueProduct, readCatalogue } from './shop/read-catalogue.ts'
import { storeUrl } from './shop/stores.ts'

const keptOrders = async (page: Page) => (await page.evaluate(readKept, ['orders'] as const)) as unknown[]
const alert = (page: Page) => page.locator('main [role="alert"]')

journey('an empty cart is turned away from the checkout, and told why', async ({ shop }) => {
  const page = await shop.open('/checkout')
  await expect
    .poll(() => alert(page).textContent())
    .toBe('Shopping cart is empty. Please add some products before entering Checkout')
  expect(await payButton(page).count()).toBe(0)
  await page.locator('main').getByRole('link', { name: 'Keep looking' }).waitFor()
})

journey(
  'a cart that the shop does not allow to be ordered is turned away with its message',
  async ({ shop }) => {
    const { page, sku, quantity } = await withOneInCart(shop, -1)
    await shop.merchant.setStock(sku, 0)
    try {
      await openPage(page, shop.url('/checkout'))
      await expect.poll(() => alert(page).textContent()).toBe('Some of the ordered products are not available!')
      await page.getByRole('heading', { name: 'This cart cannot be ordered yet' }).waitFor()
      expect(await payButton(page).count()).toBe(0)
    } finally {
      await shop.merchant.setStock(sku, quantity)
    }
    // It can be had again: the same cart goes through.
    await openCheckout(page, shop.url('/checkout'))
  },
  120_000,
)

/** As an old client does it: of gift cards the shop's own pages only tell so far. */
async function giftCardOnAnotherDevice(port: number, email: string): Promise<void> {
  const say = async (path: string, said: object) =>
    JSON.parse(await askShop(storeUrl(port, 'default', path), said)).result
  const { products } = await readCatalogue(port, 'default')
  const card = products.find(({ type_id }) => type_id === 'amgiftcard') as GiftCard
  const token = await say('/api/user/login?storeCode=default', { username: email, password })
  const query = `storeCode=default&token=${token}`
  const quoteId = await say(`/api/cart/create?${query}`, {})
  const am_giftcard_options = {
    am_giftcard_amount: card.am_giftcard_prices[0]?.value,
    am_giftcard_sender_name: 'Ada',
    am_giftcard_recipient_name: 'Bo',
    am_giftcard_recipient_email: 'bo@example.test',
  }
  const product_option = { extension_attributes: { am_giftcard_options } }
  const cartItem = { quoteId, sku: card.sku, qty: 1, product_option }
  expect(await say(`/api/cart/update?${query}&cartId=${quoteId}`, { cartItem })).toMatchObject({ sku: card.sku })
}

type GiftCard = CatalogueProduct & { am_giftcard_prices: { value: number }[] }

journey(
  'a gift card alone goes by e-mail: no delivery is asked for, and nobody pays it at a door',
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
    await typeCard(page, cards.accepted)
    await payButton(page).press('Enter')
    await thanked(page, 'paid')
  },
  120_000,
)

journey(
  'two tabs that order the same cart at once make one order',
  async ({ shop }) => {
    const { page, price } = await withOneInCart(shop, -2)
    const email = newEmail()
    await openCheckout(page, shop.url('/checkout'))
    await fillGuest(page, email)
    await fillAddress(page)
    await expect.poll(() => keptCity(page)).toBe('Bath')
    const other = await page.context().newPage()
    await openCheckout(other, shop.url('/checkout'))
    for (const tab of [page, other]) {
      await choosePayment(tab, 'Cash on delivery')
      await acceptTerms(tab)
    }
    // The first to be sent waits until the other tab has its order ready too.
    const isReady = Promise.withResolvers<void>()
    await page.context().route('**/api/order', async (route) => {
      await isReady.promise
      await route.continue()
    })
    await Promise.all([payButton(page).press('Enter'), payButton(other).press('Enter')])
    await expect.poll(async () => (await keptOrders(page)).length).toBe(2)
    isReady.resolve()
    const [number, otherNumber] = await Promise.all([thanked(page, 'received'), thanked(other, 'received')])
    expect(number).toMatch(/^\d{9}$/)
    expect(otherNumber).toBe(number)
    expect(await shop.merchant.totalsOf(email)).toEqual([`£${(price + courierCost).toFixed(2)}`])
  },
  120_000,
)

journey(
  'a price that the merchant changes during the checkout is shown with the old one, and charged at the next press',
  async ({ shop }) => {
    shop.allow(/api\/order/)
    const { page, sku, price } = await withOneInCart(shop, -3)
    const email = newEmail()
    await openCheckout(page, shop.url('/checkout'))
    await fillGuest(page, email)
    await fillAddress(page)
    await choosePayment(page, 'Cash on delivery')
    await acceptTerms(page)
    const dearer = price + 7
    await shop.merchant.setPrice(sku, dearer)
    try {
      await payButton(page).click()
      await page.getByText(`£${price.toFixed(2)} before, now £${dearer.toFixed(2)}`).waitFor()
      expect(await shop.merchant.totalsOf(email)).toEqual([])
      await payButton(page).click()
      await thanked(page, 'received')
      expect(await shop.merchant.totalsOf(email)).toEqual([`£${(dearer + courierCost).toFixed(2)}`])
    } finally {
      await shop.merchant.setPrice(sku, price)
    }
  },
  120_000,
)
