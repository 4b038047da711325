import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accountName, field, newEmail, notices, password, submit } from './account/account-page.ts'
import { logInAsCustomer } from './account/customer-with-orders.ts'
import { accessibilityProblems } from './browser/axe.ts'
import { openPage } from './browser/open-page.ts'
import { readBrowserDatabase } from './browser/read-browser-database.ts'
import { desktop, phone, sizesOf } from './browser/sizes.ts'
import { waitUntilCartSent } from './cart/cart-page.ts'
import { pickWellStockedProduct } from './cart/well-stocked.ts'
import { type Journey, journey, journeySharing } from './journey.ts'
import { readCatalogue } from './shop/read-catalogue.ts'
import { storeUrl } from './shop/stores.ts'

const content = (page: Page, route: string) => page.locator(`[data-account="${route}"]`)
const input = (page: Page, name: string) => page.locator(`main [name="${name}"]`)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function goTo(page: Page, link: string, route: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Account pages' }).getByRole('link', { name: link }).click()
  await content(page, route).waitFor()
}

async function fillAddress(page: Page, city: string): Promise<void> {
  await input(page, 'shipping-zipCode').fill('BA1 1HN')
  await input(page, 'shipping-streetAddress').fill('Chapel Row')
  await input(page, 'shipping-apartmentNumber').fill('4')
  await input(page, 'shipping-city').fill(city)
}

async function orderedItem(shop: Journey, at: number) {
  const { sku, price } = await pickWellStockedProduct(shop.port, at)
  return { sku, price }
}

/** A variant of a configurable product that is in stock. */
async function orderedVariant(shop: Journey) {
  const { products } = await readCatalogue(shop.port, 'default')
  type Configurable = (typeof products)[number] & {
    configurable_children: { sku: string; final_price_incl_tax: number; stock: { is_in_stock: boolean } }[]
  }
  const configurable = (products as Configurable[]).find(
    ({ type_id, configurable_children: variants }) => type_id === 'configurable' && variants?.[0]?.stock?.is_in_stock,
  )
  const variant = configurable?.configurable_children[0]
  return { sku: variant?.sku ?? '', price: variant?.final_price_incl_tax ?? 0 }
}

/** A customer with a long first name and two orders: of two products, and of a variant. */
const customerJourney = journeySharing(async (shop) => {
  const page = await shop.open('/my-account/orders')
  const products = [await orderedItem(shop, 20), await orderedItem(shop, 21)] as const
  const variant = await orderedVariant(shop)
  const orders = [[products[0], { ...products[1], qty: 2 }], [variant]]
  const { numbers } = await logInAsCustomer(page, shop.url, orders, 'Maximiliane')
  const number = numbers[0] ?? ''
  const path = await page.locator(`[data-order="${number}"] a`).getAttribute('href')
  return { page, products, variant, order: { number, path: path ?? '' } }
})

for (const { size, viewport } of sizesOf('phone'))
  journey(`asks guests to log in and stays on the page afterwards, on a ${size}`, async ({ shop }) => {
    const page = await shop.open('/my-account/orders', { viewport })
    await page.getByRole('heading', { name: 'You need to be logged in to see this page' }).waitFor()
    await page.locator('main').getByRole('button', { name: 'Create an account' }).click()
    await field(page, 'email').fill(newEmail())
    await field(page, 'firstName').fill('Ada')
    await field(page, 'lastName').fill('Love')
    for (const name of ['password', 'repeatedPassword']) await field(page, name).fill(password)
    await field(page, 'acceptsTerms').check()
    await submit(page)
    await content(page, 'my-orders').getByText('No orders yet').waitFor()
    expect(new URL(page.url()).pathname).toBe('/my-account/orders')
    expect(await accessibilityProblems(page)).toEqual([])
  })

for (const { size, viewport } of sizesOf('desktop'))
  customerJourney(
    `adds, edits, makes default and deletes addresses, on a ${size}`,
    async ({ shop, shared: { page } }) => {
      await page.setViewportSize(viewport)
      await openPage(page, shop.url('/my-account/shipping-details'))
      await content(page, 'my-shipping-details').getByText('No saved addresses yet').waitFor()

      await button(page, 'Add address').click()
      await button(page, 'Save').click()
      // The first invalid field receives the focus.
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
        .toBe('shipping-zipCode')
      expect(await accessibilityProblems(page)).toEqual([])
      await fillAddress(page, 'Bath')
      // British addresses have the house number before the street, so Tab moves from it to the street.
      await input(page, 'shipping-apartmentNumber').press('Tab')
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('shipping-streetAddress')
      await button(page, 'Save').click()
      await notices(page).getByText('Address has been saved successfully.').waitFor()
      const cards = page.locator('[data-address]')
      await cards.getByText('4 Chapel Row').waitFor()
      // A customer's only address is the default delivery and billing address.
      await cards.getByText('Default delivery address').waitFor()

      await button(page, 'Add address').click()
      await fillAddress(page, 'Wells')
      await input(page, 'isDefaultShipping').check()
      await button(page, 'Save').click()
      await cards.filter({ hasText: 'Wells' }).getByText('Default delivery address').waitFor()
      expect(await cards.filter({ hasText: 'Bath' }).getByText('Default delivery address').count()).toBe(0)

      await page.getByRole('button', { name: /^Edit address of .+, Wells/ }).click()
      await input(page, 'shipping-city').fill('Frome')
      await button(page, 'Save').click()
      await cards.getByText('Frome').waitFor()

      await page.getByRole('button', { name: /^Delete address of .+, Bath/ }).click()
      await button(page, 'Delete').click()
      await notices(page).getByText('Address has been deleted successfully.').waitFor()
      expect(await cards.count()).toBe(1)
      await page.reload()
      await cards.getByText('Frome').waitFor()
      expect(await cards.count()).toBe(1)
      expect(await accessibilityProblems(page)).toEqual([])
      await page.getByRole('button', { name: /^Delete address of .+, Frome/ }).click()
      await button(page, 'Delete').click()
      await content(page, 'my-shipping-details').getByText('No saved addresses yet').waitFor()
    },
  )

customerJourney(
  'sends a profile and an address that were saved offline, even after the page was closed',
  async ({ shop, shared: { page } }) => {
    // The deletion of an address in the journey before is repeated if its page was left before it stored the reply.
    shop.allow(/404 \(Not Found\) .*address-book/)
    // No other page of the shop is open that could send them.
    await page.goto('about:blank')
    const closed = await page.context().newPage()
    await openPage(closed, shop.url('/my-account'))
    await goTo(closed, 'Personal details', 'my-profile')
    await page.context().setOffline(true)
    await input(closed, 'firstName').fill(' Annemargarete ')
    await input(closed, 'company').fill('Mantel & Sons')
    const save = content(closed, 'my-profile').getByRole('button', { name: 'Save' })
    await save.press('Enter')
    await closed.getByText('Saved on this device.').waitFor()
    // The form shows the saved values, and the button keeps the focus.
    await expect.poll(() => input(closed, 'firstName').inputValue()).toBe('Annemargarete')
    expect(await save.evaluate((element) => element === document.activeElement)).toBe(true)
    await goTo(closed, 'Shipping details', 'my-shipping-details')
    await button(closed, 'Add address').click()
    await fillAddress(closed, 'Bristol')
    await button(closed, 'Save').click()
    await closed.locator('[data-address]').getByText('Bristol').waitFor()
    expect(await accountName(closed).textContent()).toBe('Annemargarete')
    await closed.close()
    await page.context().setOffline(false)

    // The notification disappears after a few seconds: on a slow machine this may be before the page has loaded completely.
    await page.goto(shop.url('/my-account/shipping-details'), { waitUntil: 'commit' })
    await notices(page).getByText('Account data has successfully been updated').waitFor()
    const address = page.locator('[data-address]').filter({ hasText: 'Bristol' })
    // The address is sent after the profile, and the server gives it an id.
    await expect.poll(async () => Number(await address.getAttribute('data-address'))).toBeGreaterThan(0)
    await goTo(page, 'Personal details', 'my-profile')
    expect(await input(page, 'company').inputValue()).toBe('Mantel & Sons')
  },
)

customerJourney(
  'shows the account of a customer with a long first name on a phone without overflow',
  async ({ shop, shared: { page } }) => {
    await page.setViewportSize(phone)
    await openPage(page, shop.url('/my-account'))
    await content(page, 'my-account').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  },
)

customerJourney('requests another e-mail address with the password', async ({ shop, shared: { page } }) => {
  shop.allow(/400/)
  await page.setViewportSize(desktop)
  await openPage(page, shop.url('/my-account/profile'))
  const email = page.locator('section', { hasText: 'Email address' })
  const changed = newEmail()
  await email.locator('[name="email"]').fill(changed)
  await email.locator('[name="password"]').fill('not my password')
  await button(page, 'Change email address').click()
  await email.getByText("Your current password isn't correct.").waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await email.locator('[name="password"]').fill(password)
  await button(page, 'Change email address').click()
  await email.getByText(`We’ve sent a link to ${changed}.`).waitFor()
})

for (const { size, viewport } of sizesOf('phone'))
  customerJourney(
    `shows orders, an order with its invoice, and orders it again, on a ${size}`,
    async ({ shop, shared: { page, order, products } }) => {
      await page.setViewportSize(viewport)
      await openPage(page, shop.url('/my-account/orders'))
      const listed = content(page, 'my-orders').locator(`[data-order="${order.number}"]`)
      await listed.getByText('3 items').waitFor()
      await listed.getByRole('link').click()
      await page.getByRole('heading', { name: `Order ${order.number}`, level: 1 }).waitFor()
      const shown = content(page, 'my-order')
      await shown.locator('[data-step="received"]').waitFor()
      await shown.getByText('4 Chapel Row').first().waitFor()
      await shown.getByText('Cash on delivery').waitFor()

      const downloading = page.waitForEvent('download')
      await button(page, 'Download invoice').click()
      expect((await downloading).suggestedFilename()).toBe(`Invoice ${order.number}.pdf`)

      await shop.merchant.setStock(products[1].sku, 0)
      await button(page, 'Order again').click()
      await shown.getByText('1 item is in your cart.').waitFor()
      await shown.locator('[data-unavailable]').waitFor()
      await waitUntilCartSent(page)
      await shop.merchant.setStock(products[1].sku, 500)
    },
  )

customerJourney(
  'searches an older order again after its page could not be loaded',
  async ({ shop, shared: { page, order } }) => {
    shop.allow(/ERR_FAILED/)
    let fails = true
    // The server's only page of orders is answered for page 2, as if the order were on the second page.
    await page.route('**/api/user/order-history?*', async (route) => {
      const url = route.request().url()
      const isFirst = new URL(url).searchParams.get('currentPage') === '1'
      if (!isFirst && fails) return route.abort()
      const response = await route.fetch({ url: url.replace('currentPage=2', 'currentPage=1') })
      const { code, result } = (await response.json()) as { code: number; result: { items: unknown[] } }
      const items = isFirst ? [] : result.items
      await route.fulfill({ response, json: { code, result: { ...result, items, total_count: 21 } } })
    })
    await openPage(page, shop.url(order.path))
    await content(page, 'my-order').getByText('We couldn’t load your orders.').waitFor()
    fails = false
    await button(page, 'Try again').click()
    await page.getByRole('heading', { name: `Order ${order.number}`, level: 1 }).waitFor()
  },
)

customerJourney(
  'lists bought products without configurable items, sorts them and adds one to the cart',
  async ({ shop, shared: { page, products, variant } }) => {
    await page.setViewportSize(desktop)
    await openPage(page, shop.url('/my-account/ordered-products'))
    const rows = page.locator('[data-bought]')
    await rows.first().waitFor()
    const skus = () => rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-bought')))
    const byDate = await skus()
    expect(byDate[0]).toBe(variant.sku)
    expect(byDate.slice(1).toSorted()).toEqual(products.map(({ sku }) => sku).toSorted())
    const byPrice = [variant, ...products].toSorted((one, other) => one.price - other.price).map(({ sku }) => sku)
    await page.locator('main select[name="sort"]').selectOption({ label: 'Price low to high' })
    await expect.poll(skus).toEqual(byPrice)
    await page.locator('main select[name="sort"]').selectOption({ label: 'Purchase date' })
    await expect.poll(skus).toEqual(byDate)
    await rows.first().getByRole('button').click()
    await notices(page).getByText('Product has been added to the cart!').waitFor()
  },
)

journey("clears the customer's data in other store views at a logout", async ({ shop }) => {
  const page = await shop.open('/my-account')
  await logInAsCustomer(page, shop.url, [[await orderedItem(shop, 32)]])
  const german = storeUrl(shop.port, 'de', '/my-account/orders')
  await openPage(page, german)
  await content(page, 'my-orders').locator('[data-order]').waitFor()
  // Wait until the page has created its database in idle time: if the test opened it before, it would be created without collections.
  await expect.poll(() => page.evaluate(hasDatabase)).toBe(true)
  await page.evaluate(putInvoice)
  await openPage(page, shop.url('/my-account'))
  await button(page, 'Log out').click()
  await expect.poll(() => page.evaluate(readBrowserDatabase, ['invoices', undefined, 'de'] as const)).toEqual([])
  await openPage(page, german)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  expect(await page.locator('[data-order]').count()).toBe(0)
})

/** These functions run inside a page of the German store view. */
async function hasDatabase(): Promise<boolean> {
  return (await indexedDB.databases()).some(({ name }) => name === 'de-shop')
}

async function putInvoice(): Promise<void> {
  const opening = indexedDB.open('de-shop')
  await new Promise((resolve) => {
    opening.onsuccess = resolve
  })
  const change = opening.result.transaction('invoices', 'readwrite')
  change.objectStore('invoices').put('JVBERi0=', '17')
  await new Promise((resolve) => {
    change.oncomplete = resolve
  })
  opening.result.close()
}
