import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { dialog, field, notices, password, submit } from './account/account-page.ts'
import { logInAsCustomer } from './account/customer-with-orders.ts'
import { endSession } from './account/end-session.ts'
import { accessibilityProblems } from './browser/axe.ts'
import { openPage } from './browser/open-page.ts'
import { pickWellStockedProduct } from './cart/well-stocked.ts'
import { type Journey, journeySharing } from './journey.ts'

const input = (page: Page, name: string) => page.locator(`main [name="${name}"]`)
const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true })
const askToLogIn = (page: Page) => page.getByRole('heading', { name: 'You need to be logged in to see this page' })

/** Presses a button whose call finds that the session has been ended, as if from another device. */
async function pressAfterSessionEnd(page: Page, shop: Journey, name: string, path: RegExp): Promise<void> {
  shop.allow(/401/)
  const end = await endSession(page, shop.url)
  // The session ends with the call: calls that the page makes by itself would notice an earlier end before the press.
  await page.route(path, async (route) => {
    if (route.request().method() !== 'GET') await end()
    await route.continue()
  })
  await button(page, name).click()
  await dialog(page).locator('[data-auth="login"]').waitFor()
  await page.unroute(path)
}

async function logIn(page: Page, email: string): Promise<void> {
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(password)
  await submit(page)
}

/**
 * A customer with an order. Each journey starts with `openLoggedIn`, because the one before it may have ended logged out or as another
 * customer.
 */
const customerJourney = journeySharing(async (shop) => {
  const page = await shop.open('/my-account/orders')
  const { sku, price } = await pickWellStockedProduct(shop.port, 46)
  const { email, numbers } = await logInAsCustomer(page, shop.url, [[{ sku, price }]])
  return { page, email, number: numbers[0] }
})

async function openLoggedIn(page: Page, address: string, email: string): Promise<void> {
  await openPage(page, address)
  const account = page.locator('[data-account]')
  await account.or(button(page, 'Log in')).first().waitFor()
  if (await account.isVisible()) return
  await button(page, 'Log in').click()
  await logIn(page, email)
  await account.waitFor()
}

/** Enters a new address and presses Save after the session has ended. */
async function loseAddress(page: Page, shop: Journey): Promise<void> {
  await button(page, 'Add address').click()
  const values = { zipCode: 'BA1 1HN', streetAddress: 'Chapel Row', apartmentNumber: '4', city: 'Bath' }
  for (const [name, value] of Object.entries(values)) await input(page, `shipping-${name}`).fill(value)
  await pressAfterSessionEnd(page, shop, 'Save', /\/api\/ext\/address-book\//)
}

customerJourney(
  'keeps the input of a return form while the customer logs in again',
  async ({ shop, shared: { page, email, number } }) => {
    await openLoggedIn(page, shop.url('/my-account/orders'), email)
    await page.locator(`[data-order="${number}"] a`).click()
    await button(page, 'Cancel order').click()
    await input(page, 'reason').fill('Ordered by mistake')
    await pressAfterSessionEnd(page, shop, 'Request cancellation', /\/api\/ext\/order-request/)
    await logIn(page, email)
    await askToLogIn(page).waitFor({ state: 'detached' })
    expect(await input(page, 'reason').inputValue()).toBe('Ordered by mistake')
    await button(page, 'Request cancellation').click()
    await page.locator('[data-request]').waitFor()
  },
)

customerJourney(
  'keeps the input of an address form while the customer logs in again, and drops it when another one does',
  async ({ shop, shared: { page, email } }) => {
    await openLoggedIn(page, shop.url('/my-account/shipping-details'), email)
    await loseAddress(page, shop)
    await page.keyboard.press('Escape')
    await askToLogIn(page).waitFor()
    expect(await input(page, 'shipping-city').isVisible()).toBe(false)
    expect(await accessibilityProblems(page)).toEqual([])
    await button(page, 'Log in').click()
    await logIn(page, email)
    await askToLogIn(page).waitFor({ state: 'detached' })
    expect(await input(page, 'shipping-city').inputValue()).toBe('Bath')
    await button(page, 'Save').click()
    await page.locator('[data-address]').getByText('4 Chapel Row').waitFor()
    await notices(page).getByText('Address has been saved successfully.').waitFor()

    await loseAddress(page, shop)
    await page.keyboard.press('Escape')
    await logInAsCustomer(page, shop.url)
    await page.getByText('No saved addresses yet').waitFor()
    expect(await input(page, 'shipping-city').count()).toBe(0)
  },
)

customerJourney('drops the input of a form at a logout', async ({ shop, shared: { page, email } }) => {
  await openLoggedIn(page, shop.url('/my-account/profile'), email)
  await input(page, 'company').fill('Mantel & Sons')
  await page.getByRole('button', { name: 'Log out' }).click()
  await askToLogIn(page).waitFor()
  expect(await input(page, 'company').count()).toBe(0)
})

customerJourney(
  'keeps the typed e-mail address, but no password, when the session is lost',
  async ({ shop, shared: { page, email } }) => {
    await openLoggedIn(page, shop.url('/my-account/profile'), email)
    await input(page, 'email').fill('ada@new.example.test')
    await input(page, 'password').fill(password)
    await pressAfterSessionEnd(page, shop, 'Change email address', /\/api\/user\/me/)
    await expect.poll(() => input(page, 'password').inputValue()).toBe('')
    expect(await input(page, 'email').inputValue()).toBe('ada@new.example.test')
    expect(await input(page, 'email').isVisible()).toBe(false)
  },
)
