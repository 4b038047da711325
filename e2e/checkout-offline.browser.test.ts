import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accountName, dialog, field, login, newEmail, notices, password, submit } from './account/account-page.ts'
import { createAccount } from './account/create-account.ts'
import { endSession } from './account/end-session.ts'
import { accessibilityProblems } from './browser/axe.ts'
import { createBackgroundSyncTrigger } from './browser/background-sync-trigger.ts'
import { openPage } from './browser/open-page.ts'
import { readBrowserDatabase } from './browser/read-browser-database.ts'
import { addOnPage, waitUntilCartSent } from './cart/cart-page.ts'
import { openPageWithOneItem } from './cart/open-page-with-one-item.ts'
import { findWellStockedProducts } from './cart/well-stocked.ts'
import {
  acceptTerms,
  choosePayment,
  courierCost,
  fillAddress,
  fillGuest,
  goToCheckout,
  payButton,
  readStoredCity,
  waitForQueuedOrderPage,
  waitForThankYouPage,
} from './checkout/checkout-page.ts'
import { type Journey, journey, journeySharing, journeyWithWorker } from './journey.ts'

/** A guest whose browser has the service worker, with an empty cart at the start of each journey. */
const guestJourney = journeySharing(async (shop) => ({ page: await shop.page() }), { worker: true })

/** Adds an item and waits for the worker, so that cart and checkout work offline. */
async function prepareOfflineCheckout(shop: Journey, at: number, tab?: Page) {
  const { page, sku, price } = await openPageWithOneItem(shop, at, tab)
  await page.evaluate(() => navigator.serviceWorker.ready)
  return { page, sku, price }
}

async function fillOrder(page: Page, email: string): Promise<void> {
  await fillGuest(page, email)
  await fillAddress(page)
}

async function orderWhatWaits(page: Page): Promise<void> {
  // Only payment methods that work offline are offered.
  await expect.poll(() => page.getByRole('radio', { name: 'Cash on delivery' }).isChecked()).toBe(true)
  expect(await page.getByRole('radio', { name: 'Card', exact: true }).count()).toBe(0)
  await acceptTerms(page)
  await payButton(page).click()
}

journeyWithWorker(
  'opens cart, checkout and a queued order offline, and sends the order after a crash with no page open',
  async ({ shop }) => {
    shop.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    const { page, price } = await prepareOfflineCheckout(shop, 6)
    const context = page.context()
    const wake = await createBackgroundSyncTrigger(page)
    await context.setOffline(true)
    // The cart page was not visited before.
    await openPage(page, shop.url('/cart'))
    await page.getByRole('link', { name: 'Go to checkout' }).click()
    await payButton(page).waitFor()
    await fillOrder(page, 'reload@example.test')
    await expect.poll(() => readStoredCity(page)).toBe('Bath')
    await page.reload()
    await payButton(page).waitFor()
    expect(await page.locator('[name="emailAddress"]').inputValue()).toBe('reload@example.test')
    expect(await page.locator('[name="shipping-city"]').inputValue()).toBe('Bath')

    await orderWhatWaits(page)
    await waitForQueuedOrderPage(page)
    await page.reload()
    await waitForQueuedOrderPage(page)
    // The tax of product and delivery is computed separately, each at 20 % and rounded, as the server does.
    const taxIn = (gross: number) => Math.round((gross * 100) / 6) / 100
    const [, tax] = /£([\d.]+) VAT/.exec(await page.getByText(/^including £/).innerText()) ?? []
    expect(Number(tax)).toBeCloseTo(taxIn(price) + taxIn(courierCost), 2)

    await page.close({ runBeforeUnload: false })
    await context.setOffline(false)
    const [worker] = context.serviceWorkers()
    await wake('orderSync')
    await expect
      .poll(() => worker?.evaluate(readBrowserDatabase, ['orders'] as const))
      .toMatchObject([{ state: 'accepted' }])

    // The next page shows a notification.
    const next = await context.newPage()
    await openPage(next, shop.url('/'))
    await notices(next).getByText('We’ve received your order. Thank you!').waitFor()
    await notices(next).getByRole('button', { name: 'View order' }).click()
    expect(await waitForThankYouPage(next, 'received')).toMatch(/^\d{9}$/)
    await openPage(next, shop.url('/cart'))
    await next.getByText('Your cart is empty').waitFor()
  },
)

/** Records the bodies of the orders that the page sends, and counts the calls that create an account. */
function watchOrders(page: Page) {
  const sent: { orders: { user_id: string; addressInformation: object }[]; accounts: number } = {
    orders: [],
    accounts: 0,
  }
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === '/api/order') sent.orders.push(request.postDataJSON())
    if (pathname === '/api/user/create') sent.accounts++
  })
  return sent
}

const guestOrder = { user_id: '', addressInformation: { payment_method_code: 'cashondelivery' } }

guestJourney(
  'places the order of a guest when the connection is lost while the account is created',
  async ({ shop, shared }) => {
    shop.allow(/ERR_FAILED/)
    const { page } = await openPageWithOneItem(shop, 8, shared.page)
    const sent = watchOrders(page)
    await page.route('**/api/user/create*', (route) => route.abort())
    await goToCheckout(page)
    await fillOrder(page, newEmail())
    await page.getByRole('checkbox', { name: 'Create an account' }).check()
    await page.locator('[name="password"]').fill('a long password')
    await choosePayment(page, 'Cash on delivery')
    await acceptTerms(page)
    await payButton(page).click()
    expect(await waitForThankYouPage(page, 'received')).toMatch(/^\d{9}$/)
    expect(sent).toMatchObject({ orders: [guestOrder], accounts: 1 })
  },
)

guestJourney(
  'sends the offline order of a guest who wanted an account, and offers the account afterwards',
  async ({ shop, shared }) => {
    shop.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    const { page } = await prepareOfflineCheckout(shop, 7, shared.page)
    const sent = watchOrders(page)
    await goToCheckout(page)
    await fillOrder(page, newEmail())
    await page.getByRole('checkbox', { name: 'Create an account' }).check()
    await page.locator('[name="password"]').waitFor()
    await page.context().setOffline(true)
    await page.getByText('You’re offline, so you’ll order as a guest.').waitFor()
    await orderWhatWaits(page)
    await waitForQueuedOrderPage(page)
    await page.context().setOffline(false)
    expect(await waitForThankYouPage(page, 'received')).toMatch(/^\d{9}$/)
    expect(sent).toMatchObject({ orders: [guestOrder], accounts: 0 })
    await page.getByRole('button', { name: 'Create account', exact: true }).waitFor()
  },
)

guestJourney('charges a price changed since the offline order only with consent', async ({ shop, shared }) => {
  shop.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|api\/order/)
  const { page, sku, price } = await prepareOfflineCheckout(shop, 4, shared.page)
  const email = newEmail()
  await page.context().setOffline(true)
  await goToCheckout(page)
  await fillOrder(page, email)
  await orderWhatWaits(page)
  await waitForQueuedOrderPage(page)
  const newPrice = price + 7
  await shop.merchant.setPrice(sku, newPrice)
  try {
    await page.context().setOffline(false)
    await waitForThankYouPage(page, 'needs_you')
    await page.getByText('Prices have changed since you filled your cart').waitFor()
    await page.getByText(`was £${price.toFixed(2)}, now £${newPrice.toFixed(2)}`).waitFor()
    expect(await shop.merchant.totalsOf(email)).toEqual([])
    await page.getByRole('button', { name: 'Place order and pay at these prices' }).click()
    await waitForThankYouPage(page, 'received')
    expect(await shop.merchant.totalsOf(email)).toEqual([`£${(newPrice + courierCost).toFixed(2)}`])
  } finally {
    await shop.merchant.setPrice(sku, price)
  }
})

// This journey is the last one that shares the guest, who logs in.
guestJourney(
  'sends the offline order of a customer whose session has ended as soon as they log in on the thank-you page',
  async ({ shop, shared }) => {
    shop.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|401/)
    const { page } = await prepareOfflineCheckout(shop, 9, shared.page)
    const email = await createAccount(page, shop.url)
    await login(page, email)
    await accountName(page).waitFor()
    await waitUntilCartSent(page)
    const end = await endSession(page, shop.url)
    await page.context().setOffline(true)
    await end()
    await goToCheckout(page)
    await fillAddress(page)
    await orderWhatWaits(page)
    await waitForQueuedOrderPage(page)
    await page.context().setOffline(false)

    await page.getByRole('heading', { name: 'Log in to send your order' }).waitFor()
    // The login panel opens by itself, and once closed, with the button.
    await dialog(page).locator('[data-auth="login"]').waitFor()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    expect(await accessibilityProblems(page, '[data-order-state]')).toEqual([])
    await page.locator('main').getByRole('button', { name: 'Log in', exact: true }).click()
    await field(page, 'email').fill(email)
    await field(page, 'password').fill(password)
    await submit(page)
    expect(await waitForThankYouPage(page, 'received')).toMatch(/^\d{9}$/)
    expect(await shop.merchant.totalsOf(email)).toHaveLength(1)
    await openPage(page, shop.url('/cart'))
    await page.getByText('Your cart is empty').waitFor()
  },
)

journey('completes an order with the keyboard alone, after a busy server gave no delivery cost', async ({ shop }) => {
  shop.allow(/503/)
  const page = await shop.page()
  const products = await findWellStockedProducts(shop.port)
  await addOnPage(page, shop.url(`/${products[5]?.url_path}`))
  const refused = Promise.withResolvers<void>()
  await page.route(
    '**/api/cart/shipping-information*',
    async (route) => {
      await route.fulfill({ status: 503, json: { code: 503, result: null } })
      refused.resolve()
    },
    { times: 1 },
  )
  await goToCheckout(page)
  await refused.promise
  await page.getByText('Shipping (Flat rate)').waitFor()
  const name = () => page.evaluate(() => document.activeElement?.getAttribute('name') ?? '')
  const tabTo = async (wanted: string) => {
    for (let stop = 0; stop < 40 && (await name()) !== wanted; stop++) await page.keyboard.press('Tab')
    expect(await name()).toBe(wanted)
  }
  // The fields are in the order of the form, so that Tab reaches each one without starting over at the top of the page.
  const typed = {
    emailAddress: 'keys@example.test',
    firstName: 'Ada',
    lastName: 'Love',
    'shipping-zipCode': 'BA1 1HN',
    'shipping-apartmentNumber': '4',
    'shipping-streetAddress': 'Chapel Row',
    'shipping-city': 'Bath',
  }
  for (const [field, text] of Object.entries(typed)) {
    await tabTo(field)
    await page.keyboard.type(text)
  }
  await tabTo('payment-method')
  // The options are card, PayPal and cash on delivery, so two presses select the last one.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => page.getByRole('radio', { name: 'Cash on delivery' }).isChecked()).toBe(true)
  await tabTo('acceptsTerms')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await waitForThankYouPage(page, 'received')
})
