import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { newEmail, password } from './account/account-page.ts'
import { accessibilityProblems } from './browser/axe.ts'
import { goWithoutLoading } from './browser/go-without-loading.ts'
import { openPage } from './browser/open-page.ts'
import { sizesOf } from './browser/sizes.ts'
import { acceptTerms, choosePayment, payButton, waitForThankYouPage } from './checkout/checkout-page.ts'
import { journey } from './journey.ts'
import { readProducts } from './shop/read-catalogue.ts'
import { storeUrl } from './shop/stores.ts'

const input = (page: Page, name: string) => page.locator(`main [name="${name}"]`)
const button = (page: Page, name: string | RegExp) => page.locator('main').getByRole('button', { name })
const state = (page: Page, name: string) => page.locator(`[data-trade-account="${name}"]`)
const statuses = (page: Page) =>
  page.locator('[data-line-status]').evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.lineStatus))

function countCalls(page: Page, url: RegExp) {
  const calls = { sent: 0, answered: 0 }
  page.on('request', (request) => url.test(request.url()) && calls.sent++)
  page.on('requestfinished', (request) => url.test(request.url()) && calls.answered++)
  return calls
}

async function fillApplication(page: Page, email: string): Promise<void> {
  const address = { firstName: 'Ada', lastName: 'Love', zipCode: 'BA1 1HN', streetAddress: 'Chapel Row', city: 'Bath' }
  await input(page, 'company').fill('Love Prints Ltd')
  await input(page, 'vatId').fill('GB 980 7806 84')
  for (const [name, value] of Object.entries({ ...address, apartmentNumber: '4' }))
    await input(page, `shipping-${name}`).fill(value)
  await input(page, 'email').fill(email)
  for (const name of ['password', 'repeatedPassword']) await input(page, name).fill(password)
  await input(page, 'acceptsTerms').check()
}

for (const { size, viewport } of sizesOf('desktop'))
  journey(
    `shows the mistakes of an application beside its fields, and why it is refused, on a ${size}`,
    async ({ shop }) => {
      shop.allow(/400 \(Bad Request\)/)
      const page = await shop.open('/register', { store: 'trade', viewport })
      await button(page, 'Send application').click()
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('company')
      expect(await accessibilityProblems(page)).toEqual([])
      const email = newEmail()
      await fillApplication(page, email)
      await input(page, 'vatId').fill('GB 12')
      await button(page, 'Send application').click()
      await page.getByText('Please enter a VAT number in the format of its country').waitFor()
      // This number has the right format but wrong check digits.
      await input(page, 'vatId').fill('GB 980 7806 85')
      await button(page, 'Send application').click()
      await page.getByText("This VAT number isn't valid").waitFor()
      expect(await accessibilityProblems(page)).toEqual([])

      await input(page, 'vatId').fill('GB 980 7806 84')
      await button(page, 'Send application').click()
      await state(page, 'waiting').waitFor()
      await shop.merchant.refuse(email, 'We only supply shops')
      await button(page, 'Check again').click()
      await state(page, 'refused').waitFor()
      await page.getByText('Reason: We only supply shops').waitFor()
      expect(await accessibilityProblems(page)).toEqual([])
    },
  )

type Stocked = { sku: string; type_id: string; stock: { qty: number }; custom_options?: unknown[] }

journey('takes a buyer from the application to an order on invoice', async ({ shop }) => {
  const products = await readProducts<Stocked>(shop.port, 'trade', ['sku', 'type_id', 'stock', 'custom_options'])
  const page = await shop.open('/register', { store: 'trade' })
  const email = newEmail()
  await input(page, 'company').waitFor()
  await fillApplication(page, email)
  await button(page, 'Send application').click()
  await state(page, 'waiting').waitFor()
  await page.waitForURL(/\/approval$/)
  expect(await accessibilityProblems(page)).toEqual([])
  // A buyer who waits for approval sees no prices, and the same menu as guests.
  await openPage(page, storeUrl(shop.port, 'trade', '/clocks'))
  await page.locator('main a[href*="/clocks/"]').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.locator('section[aria-labelledby="restricted-access"] nav').waitFor()
  expect(
    await page
      .locator('main')
      .getByText(/excl\. VAT/)
      .count(),
  ).toBe(0)
  await goWithoutLoading(page, '/my-account/quick-order')
  await page.getByText('as soon as your trade account is approved').waitFor()

  const profileCalls = countCalls(page, /\/api\/user\/me/)
  await openPage(page, storeUrl(shop.port, 'trade', '/approval'))
  await state(page, 'waiting').waitFor()
  // The session and the screen load the profile. A late reply would show the approval before the button is pressed.
  await expect.poll(() => profileCalls).toEqual({ sent: 2, answered: 2 })
  await shop.merchant.approve(email)
  await button(page, 'Check again').click()
  await state(page, 'approved').waitFor()

  const [first, second] = products.filter(
    ({ type_id, stock, custom_options }) => type_id === 'simple' && stock.qty > 150 && !custom_options?.length,
  )
  await goWithoutLoading(page, '/my-account/quick-order')
  await input(page, 'lines').fill(`SKU;Qty\n${first?.sku.toLowerCase()};24\n${second?.sku};24\nNO-SUCH;1\nnot a line;x`)
  await button(page, 'Check lines').click()
  await page.getByRole('heading', { name: 'Result' }).waitFor()
  expect(await statuses(page)).toEqual(['ok', 'ok', 'unknown', 'unreadable'])
  expect(await accessibilityProblems(page)).toEqual([])
  await button(page, 'Add 2 lines to cart').click()
  await page.locator('main').getByRole('link', { name: 'View cart' }).waitFor()

  await goWithoutLoading(page, '/my-account/order-templates')
  await input(page, 'template-name').fill('Spring window')
  await button(page, 'Save cart as template').click()
  await page.getByText('Saved “Spring window”.').waitFor()
  await button(page, 'Order again: Spring window').click()
  await page.getByRole('heading', { name: 'Result' }).waitFor()
  expect(await statuses(page)).toEqual(['ok', 'ok'])
  expect(await accessibilityProblems(page)).toEqual([])
  await button(page, 'Delete template Spring window').click()
  await button(page, 'Delete').click()
  await page.getByText('You have no order templates yet.').waitFor()

  await goWithoutLoading(page, '/checkout')
  await payButton(page).waitFor()
  await choosePayment(page, 'Bank transfer on invoice')
  await input(page, 'purchaseOrder').fill('PO-2026/0815')
  await input(page, 'company').fill('Love Prints Ltd')
  await input(page, 'taxId').fill('GB980780684')
  await acceptTerms(page)
  await payButton(page).click()
  await waitForThankYouPage(page, 'received')
  await goWithoutLoading(page, '/my-account/orders')
  await page.locator('main a[href*="/my-account/orders/"]').first().click()
  await page.getByText('Purchase order number: PO-2026/0815').waitFor()
})
