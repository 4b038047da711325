import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { dialog, field, notices, password, submit } from './account/account-page.ts'
import { logInAsCustomer } from './account/customer-with-orders.ts'
import { endSession } from './account/end-session.ts'
import { accessibilityProblems } from './browser/axe.ts'
import { openPage } from './browser/open-page.ts'
import { pickWellStockedProduct } from './cart/well-stocked.ts'
import { type Journey, journey } from './journey.ts'

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

/** A customer enters a new address and presses Save after the session has ended. */
async function openUnsavedAddress(shop: Journey) {
  const page = await shop.open('/my-account/shipping-details')
  const { email } = await logInAsCustomer(page, shop.url)
  await button(page, 'Add address').click()
  const values = { zipCode: 'BA1 1HN', streetAddress: 'Chapel Row', apartmentNumber: '4', city: 'Bath' }
  for (const [name, value] of Object.entries(values)) await input(page, `shipping-${name}`).fill(value)
  await pressAfterSessionEnd(page, shop, 'Save', /\/api\/ext\/address-book\//)
  return { page, email }
}

journey('keeps the input of an address form while the customer logs in again', async ({ shop }) => {
  const { page, email } = await openUnsavedAddress(shop)
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
})

journey('drops the input of a lost session when another customer logs in', async ({ shop }) => {
  const { page } = await openUnsavedAddress(shop)
  await page.keyboard.press('Escape')
  await logInAsCustomer(page, shop.url)
  await page.getByText('No saved addresses yet').waitFor()
  expect(await input(page, 'shipping-city').count()).toBe(0)
})

journey('drops the input of a form at a logout', async ({ shop }) => {
  const page = await shop.open('/my-account/profile')
  await logInAsCustomer(page, shop.url)
  await input(page, 'company').fill('Mantel & Sons')
  await page.getByRole('button', { name: 'Log out' }).click()
  await askToLogIn(page).waitFor()
  expect(await input(page, 'company').count()).toBe(0)
})

journey('keeps the input of a return form while the customer logs in again', async ({ shop }) => {
  const page = await shop.page()
  await openPage(page, shop.url('/my-account/orders'))
  const { sku, price } = await pickWellStockedProduct(shop.port, 46)
  const { email, numbers } = await logInAsCustomer(page, shop.url, [[{ sku, price }]])
  await page.locator(`[data-order="${numbers[0]}"] a`).click()
  await button(page, 'Cancel order').click()
  await input(page, 'reason').fill('Ordered by mistake')
  await pressAfterSessionEnd(page, shop, 'Request cancellation', /\/api\/ext\/order-request/)
  await logIn(page, email)
  await askToLogIn(page).waitFor({ state: 'detached' })
  expect(await input(page, 'reason').inputValue()).toBe('Ordered by mistake')
  await button(page, 'Request cancellation').click()
  await page.locator('[data-request]').waitFor()
})

journey('keeps the typed e-mail address, but no password, when the session is lost', async ({ shop }) => {
  const page = await shop.open('/my-account/profile')
  await logInAsCustomer(page, shop.url)
  await input(page, 'email').fill('ada@new.example.test')
  await input(page, 'password').fill(password)
  await pressAfterSessionEnd(page, shop, 'Change email address', /\/api\/user\/me/)
  await expect.poll(() => input(page, 'password').inputValue()).toBe('')
  expect(await input(page, 'email').inputValue()).toBe('ada@new.example.test')
  expect(await input(page, 'email').isVisible()).toBe(false)
})
