import type { FrameLocator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { openPage } from '../browser/open-page.ts'
import { readBrowserDatabase } from '../browser/read-browser-database.ts'
import { dialog, openMicrocart } from '../cart/cart-page.ts'
import type { StoreCode } from '../shop/stores.ts'

/** Actions of a shopper in the checkout. */

export const testCards = {
  accepted: '4929000000000109',
  declined: '4929000000000208',
  challenged: '4929000000000307',
} as const

/** Price of the default store's only delivery method, in pounds. */
export const courierCost = 5

export async function openCheckout(page: Page, address: string): Promise<void> {
  await openPage(page, address)
  await payButton(page).waitFor()
}

/** Goes from any page to the checkout through the cart panel, which costs half of what loading the checkout does. */
export async function goToCheckout(page: Page): Promise<void> {
  await openMicrocart(page)
  await dialog(page).getByRole('link', { name: 'Go to checkout' }).click()
  await payButton(page).waitFor()
}

export const payButton = (page: Page) => page.locator('main form:has([name="acceptsTerms"]) button[type="submit"]')
const orderState = (page: Page) => page.locator('[data-order-state]')
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

export async function fillGuest(page: Page, email: string): Promise<void> {
  await field(page, 'emailAddress').fill(email)
  await field(page, 'firstName').fill('Ada')
  await field(page, 'lastName').fill('Love')
}

export async function fillAddress(page: Page, part: 'shipping' | 'payment' = 'shipping'): Promise<void> {
  await field(page, `${part}-zipCode`).fill('BA1 1HN')
  await field(page, `${part}-streetAddress`).fill('Chapel Row')
  await field(page, `${part}-apartmentNumber`).fill('4')
  await field(page, `${part}-city`).fill('Bath')
}

type StoredDetails = { shippingDetails?: { city?: string }; chosenMethods?: { payment?: string } } | undefined

const readStoredDetails = (page: Page, store: StoreCode) =>
  page.evaluate(readBrowserDatabase, ['checkout', 'details', store] as const) as Promise<StoredDetails>

/** The city that the browser has stored from the checkout form. */
export const readStoredCity = async (page: Page) => (await readStoredDetails(page, 'default'))?.shippingDetails?.city

/** The code of the payment method that the shopper has chosen, as the browser has stored it. */
export const readStoredPayment = async (page: Page, store: StoreCode) =>
  (await readStoredDetails(page, store))?.chosenMethods?.payment

export const acceptTerms = (page: Page) => field(page, 'acceptsTerms').check()
export const choosePayment = (page: Page, title: string) =>
  page.getByRole('radio', { name: title, exact: true }).check()

const cardFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title="Card details"]')

export async function typeCard(page: Page, number: string): Promise<void> {
  const frame = cardFrame(page)
  await frame.getByLabel('Card number').fill(number)
  await frame.getByLabel('Expiry date').fill('12/39')
  await frame.getByLabel('Security code').fill('123')
  await frame.getByLabel('Name on card').fill('Ada Love')
}

export const bankFrame = (page: Page): FrameLocator => page.frameLocator('iframe[name="card-challenge"]')

export async function answerBank(page: Page): Promise<void> {
  await bankFrame(page).getByLabel('Code').fill('1234')
  await bankFrame(page).getByRole('button', { name: 'Confirm' }).click()
}

/** Waits for the thank-you page of an order in this state and returns its number. */
export async function waitForThankYouPage(page: Page, state: string): Promise<string> {
  await page.waitForURL(/\/success/)
  await expect.poll(() => orderState(page).getAttribute('data-order-state')).toBe(state)
  const text = await orderState(page).innerText()
  return /\d{9}/.exec(text)?.[0] ?? ''
}

/** Waits for the thank-you page of an order that the server has not received; the browser may have tried to send it. */
export async function waitForQueuedOrderPage(page: Page): Promise<void> {
  await page.waitForURL(/\/success/)
  await page.locator('[data-order-state="queued"], [data-order-state="sent"]').waitFor()
  await page.getByText('We haven’t received it yet').waitFor()
}
