import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { openPage } from './browser/open-page.ts'
import { addOnPage } from './cart/cart-page.ts'
import { plenty } from './cart/plenty.ts'
import { serverCart } from './cart/server-cart.ts'
import { acceptTerms, fillAddress, fillGuest, openCheckout, payButton, thanked } from './checkout/checkout-page.ts'
import { type Journey, journey } from './journey.ts'

/** In the cart, the cart's page seen, the files of the checkout at hand. */
async function readyForTheTrain(shop: Journey, at: number): Promise<Page> {
  const page = await shop.page()
  const products = await plenty(shop.port)
  await addOnPage(page, shop.url(`/${products[at]?.url_path}`))
  await serverCart(shop.port, page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await openPage(page, shop.url('/cart'))
  await page.getByRole('link', { name: 'Go to checkout' }).waitFor()
  return page
}

async function orderOffline(page: Page, email: string): Promise<void> {
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Go to checkout' }).click()
  await payButton(page).waitFor()
  await fillGuest(page, email)
  await fillAddress(page)
  // Only what can wait for a connection is offered.
  expect(await page.getByRole('radio', { name: 'Card', exact: true }).count()).toBe(0)
  expect(await page.getByRole('radio', { name: 'Cash on delivery' }).isChecked()).toBe(true)
  await acceptTerms(page)
  await payButton(page).click()
}

/** The browser tells the worker that there is a connection, as it does in its own time with no page open. */
async function sendInBackground(page: Page, origin: string): Promise<() => Promise<void>> {
  const seen = await page.context().newCDPSession(page)
  const registration = new Promise<string>((resolve) => {
    seen.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted)
      if (own) resolve(own.registrationId)
    })
  })
  await seen.send('ServiceWorker.enable')
  const registrationId = await registration
  return async () => {
    const blank = await page.context().newPage()
    const devtools = await page.context().newCDPSession(blank)
    await devtools.send('ServiceWorker.enable')
    await devtools.send('ServiceWorker.dispatchSyncEvent', {
      origin,
      registrationId,
      tag: 'orderSync',
      lastChance: false,
    })
  }
}

journey(
  'an order without a connection says that it waits, survives a crash, and is sent with no page open',
  async ({ shop }) => {
    shop.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    const page = await readyForTheTrain(shop, 3)
    const context = page.context()
    const sync = await sendInBackground(page, new URL(page.url()).origin)
    await orderOffline(page, 'train@example.test')
    await thanked(page, 'queued')
    await page.getByText('It is not with the shop yet').waitFor()
    await page.close({ runBeforeUnload: false })
    await context.setOffline(false)
    const [worker] = context.serviceWorkers()
    await sync()
    await expect.poll(() => worker?.evaluate(sentOrders)).toEqual(['accepted'])

    const next = await context.newPage()
    await openPage(next, shop.url('/success'))
    expect(await thanked(next, 'received')).toMatch(/^\d{9}$/)
    await openPage(next, shop.url('/cart'))
    await next.getByText('Your cart is empty').waitFor()
  },
)

/** Run inside the worker: how the orders stand in the browser's database. */
async function sentOrders(): Promise<string[]> {
  const asked = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await asked(indexedDB.open('default-shop'))
  const stored = (await asked(database.transaction('orders').objectStore('orders').getAll())) as { state: string }[]
  database.close()
  return stored.map(({ state }) => state)
}

/** As if the shop had raised its prices since this browser last heard of them. */
async function rememberOldPrice(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await asked(indexedDB.open('default-shop'))
    const carts = database.transaction('carts', 'readwrite').objectStore('carts')
    const cart = (await asked(carts.get('current-cart'))) as {
      revision: number
      totals: unknown
      goods: Record<string, { unit: { amount: number }[] }>
    }
    for (const { unit } of Object.values(cart.goods)) for (const part of unit) part.amount -= 500
    await asked(carts.put({ ...cart, totals: null, revision: cart.revision + 1 }, 'current-cart'))
    database.close()
  })
}

journey('a price that has changed meanwhile is charged only with consent', async ({ shop }) => {
  shop.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|api\/order/)
  const page = await readyForTheTrain(shop, 4)
  await page.context().setOffline(true)
  await rememberOldPrice(page)
  await page.reload()
  await page.getByRole('link', { name: 'Go to checkout' }).waitFor()
  await orderOffline(page, 'consent@example.test')
  await thanked(page, 'queued')
  await page.context().setOffline(false)
  await thanked(page, 'needs_you')
  await page.getByText('Prices have changed since you filled your cart').waitFor()
  await page
    .getByText(/£[\d.]+ before, now £[\d.]+/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Order and pay at these prices' }).click()
  await thanked(page, 'received')
})

journey('the whole way by keyboard alone', async ({ shop }) => {
  const page = await shop.page()
  const products = await plenty(shop.port)
  await addOnPage(page, shop.url(`/${products[5]?.url_path}`))
  await openCheckout(page, shop.url('/checkout'))
  await page.getByText('Shipping (Flat rate)').waitFor()
  const name = () => page.evaluate(() => document.activeElement?.getAttribute('name') ?? '')
  const tabTo = async (wanted: string) => {
    for (let stop = 0; stop < 40 && (await name()) !== wanted; stop++) await page.keyboard.press('Tab')
    expect(await name()).toBe(wanted)
  }
  const typed = {
    emailAddress: 'keys@example.test',
    firstName: 'Ada',
    lastName: 'Love',
    'shipping-zipCode': 'BA1 1HN',
    'shipping-streetAddress': 'Chapel Row',
    'shipping-apartmentNumber': '4',
    'shipping-city': 'Bath',
  }
  for (const [field, text] of Object.entries(typed)) {
    await tabTo(field)
    await page.keyboard.type(text)
  }
  await tabTo('payment-method')
  // Card, then the account elsewhere, then cash.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => page.getByRole('radio', { name: 'Cash on delivery' }).isChecked()).toBe(true)
  await tabTo('acceptsTerms')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await thanked(page, 'received')
})
