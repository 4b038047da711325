import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { logInAsCustomer, placeGuestOrder } from './account/customer-with-orders.ts'
import { accessibilityProblems } from './browser/axe.ts'
import { openPage } from './browser/open-page.ts'
import { phone } from './browser/sizes.ts'
import { pickWellStockedProduct } from './cart/well-stocked.ts'
import { journey, journeySharing } from './journey.ts'
import { findMails } from './shop/mailbox.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const input = (page: Page, name: string) => page.locator(`main [name="${name}"]`)

/** A customer with two orders. */
const customerJourney = journeySharing(async (shop) => {
  const page = await shop.open('/my-account/orders')
  const orders = [41, 43].map(async (at) => {
    const { sku, price } = await pickWellStockedProduct(shop.port, at)
    return [{ sku, price }]
  })
  return { page, ...(await logInAsCustomer(page, shop.url, await Promise.all(orders))) }
})

journey(
  'lets a guest find the order, withdraw from a part of it and read the confirmation, on a phone',
  async ({ shop }) => {
    shop.allow(/404/)
    const page = await shop.open('/order-tracking', { viewport: phone })
    const { sku, price } = await pickWellStockedProduct(shop.port, 40)
    const { email, number } = await placeGuestOrder(page, shop.url, [{ sku, price, qty: 3 }])
    await button(page, 'Find order').click()
    await page.getByText('Please fix the validation errors').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await input(page, 'orderNumber').fill(number)
    await input(page, 'email').fill('somebody@example.test')
    await button(page, 'Find order').click()
    await page.getByText("We couldn't find an order with this number and email address.").waitFor()
    await input(page, 'email').fill(email)
    await button(page, 'Find order').click()
    await page.getByRole('heading', { name: `Order ${number}`, level: 1 }).waitFor()
    await page.getByText('4 Chapel Row').first().waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

    // The browser stores the order's key for reloads. The page's address does not contain it, because third-party scripts can
    // read addresses.
    expect(new URL(page.url()).search).toBe('')
    await page.reload()
    await page.getByRole('heading', { name: `Order ${number}`, level: 1 }).waitFor()
    await button(page, 'Return items').click()
    await button(page, 'Confirm return').click()
    await page.getByText('Please choose at least one item.').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.locator('[data-return-form] select').selectOption('2')
    await button(page, 'Confirm return').dblclick()
    await page.getByText('We’ve registered your return and confirmed it by email.').waitFor()
    expect(await page.locator('[data-request="open"]').count()).toBe(1)
    await expect
      .poll(() => findMails(shop.url, number, 'confirms that you’ve cancelled your purchase'), { timeout: 90_000 })
      .not.toEqual([])
  },
)

customerJourney('cancels an order on request of its customer', async ({ shop, shared: { page, numbers } }) => {
  const [number = ''] = numbers
  await openPage(page, shop.url('/my-account/orders'))
  await page.locator(`[data-order="${number}"] a`).click()
  await button(page, 'Cancel order').click()
  await button(page, 'Keep the order').click()
  await button(page, 'Cancel order').click()
  await button(page, 'Request cancellation').click()
  await page.getByText('We’ve received your request and confirmed it by email.').waitFor()
  await page.locator('[data-request="open"]').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await shop.merchant.acceptRequest(number)
  await page.reload()
  await page.locator('[data-request="accepted"]').waitFor()
  await page.locator('[data-step="cancelled"]').waitFor()
})

const over = "These items can't be returned any more."

journey('tells a guest who has withdrawn in another tab that it is no longer possible', async ({ shop }) => {
  shop.allow(/400|409/)
  const first = await shop.page({ viewport: phone })
  const { sku, price } = await pickWellStockedProduct(shop.port, 42)
  const { email, number } = await placeGuestOrder(first, shop.url, [{ sku, price, qty: 2 }])
  const second = await first.context().newPage()
  for (const page of [first, second]) {
    await openPage(page, shop.url('/order-tracking'))
    await input(page, 'orderNumber').fill(number)
    await input(page, 'email').fill(email)
    await button(page, 'Find order').click()
    await button(page, 'Return items').click()
  }
  const confirm = async (page: Page, quantity: string) => {
    await page.locator('[data-return-form] select').selectOption(quantity)
    await button(page, 'Confirm return').click()
  }
  await confirm(second, '1')
  await second.getByText('We’ve registered your return and confirmed it by email.').waitFor()
  await confirm(first, '2')
  await first.getByRole('alert').getByText('You can return at most 1 of').waitFor()
  expect(await accessibilityProblems(first)).toEqual([])
  await button(second, 'Return items').click()
  await confirm(second, '1')
  await expect.poll(() => second.locator('[data-request="open"]').count()).toBe(2)
  await confirm(first, '1')
  await first.getByRole('alert').getByText(over).waitFor()
  await first.reload()
  await first.locator('[data-requests="2"]').waitFor()
  expect(await button(first, 'Return items').count()).toBe(0)
})

customerJourney('tells a customer that the time to withdraw has ended', async ({ shop, shared: { page, numbers } }) => {
  shop.allow(/409/)
  const [, number = ''] = numbers
  await openPage(page, shop.url('/my-account/orders'))
  await page.locator(`[data-order="${number}"] a`).click()
  await button(page, 'Return items').click()
  await shop.merchant.cancelOrder(number)
  await button(page, 'Confirm return').click()
  await page.getByRole('alert').getByText(over).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
})
