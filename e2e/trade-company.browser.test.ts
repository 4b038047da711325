import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { field, newEmail, password, submit } from './account/account-page.ts'
import { findResetPath } from './account/find-reset-path.ts'
import { accessibilityProblems } from './browser/axe.ts'
import { goWithoutLoading } from './browser/go-without-loading.ts'
import { openPage } from './browser/open-page.ts'
import { desktop, phone } from './browser/sizes.ts'
import { acceptTerms, choosePayment, openCheckout, payButton, waitForThankYouPage } from './checkout/checkout-page.ts'
import { journey } from './journey.ts'
import { readProducts } from './shop/read-catalogue.ts'
import { storeUrl } from './shop/stores.ts'

const input = (page: Page, name: string) => page.locator(`main [name="${name}"]`)
const button = (page: Page, name: string | RegExp) => page.locator('main').getByRole('button', { name })
const member = (page: Page, email: string) => page.locator(`[data-member="${email}"]`)

const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

const berlin = {
  firstName: 'Katrin',
  lastName: 'Weiss',
  zipCode: '10119',
  streetAddress: 'Torstraße',
  apartmentNumber: '140',
  city: 'Berlin',
}

/** Logs in on an account page that the browser has opened as a guest. */
async function logIn(page: Page, email: string, given: string): Promise<void> {
  await button(page, 'Log in').click()
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(given)
  await submit(page)
  await page.locator('[data-account]').waitFor()
}

journey('lets an admin invite a colleague, who orders for the company until removed', async ({ shop }) => {
  shop.allow(/401 \(Unauthorized\)/)
  const admin = await shop.open('/my-account/company', { store: 'trade' })
  await logIn(admin, 'buyer@mantel.example', 'mantelpiece')
  await admin.locator('main').getByText('Okafor & Daughters').first().waitFor()
  await button(admin, 'Send invitation').click()
  await expect.poll(() => admin.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('firstname')
  const email = newEmail()
  await input(admin, 'firstname').fill('Bo')
  await input(admin, 'lastname').fill('Lee')
  await input(admin, 'email').fill(email)
  await button(admin, 'Send invitation').click()
  await admin.getByText(`We’ve sent an email to ${email}.`).waitFor()
  await member(admin, email).getByText('Invited, not accepted yet').waitFor()
  expect(await accessibilityProblems(admin)).toEqual([])
  for (const width of [phone.width, 320]) {
    await admin.setViewportSize({ ...phone, width })
    expect(await overflowOf(admin)).toBeLessThanOrEqual(0)
  }
  await admin.setViewportSize(desktop)

  await expect.poll(() => findResetPath(shop.url, email), { timeout: 20_000 }).not.toBeNull()
  const colleague = await shop.open((await findResetPath(shop.url, email)) ?? '', { store: 'trade', viewport: phone })
  await input(colleague, 'password').fill(password)
  await input(colleague, 'repeatedPassword').fill(password)
  await colleague.locator('main form button[type="submit"]').click()
  // Setting the new password also logs the colleague in.
  await colleague.locator('[data-account]').waitFor()
  await goWithoutLoading(colleague, '/my-account/company')
  await colleague.getByText('You order for Okafor & Daughters').waitFor()
  expect(await button(colleague, 'Send invitation').count()).toBe(0)
  expect(await overflowOf(colleague)).toBeLessThanOrEqual(0)
  expect(await accessibilityProblems(colleague)).toEqual([])

  await admin.reload()
  await button(admin, 'Remove Bo Lee').click()
  await member(admin, email).getByRole('button', { name: 'Remove', exact: true }).click()
  await member(admin, email).waitFor({ state: 'detached' })
  await colleague.reload()
  await colleague.getByText('You need to be logged in to see this page').waitFor()
})

type Stocked = { sku: string; type_id: string; stock: { qty: number }; custom_options?: unknown[] }

journey('charges a German company no VAT on a delivery to Germany', async ({ shop }) => {
  const url = (path: string) => storeUrl(shop.port, 'trade_eu', path)
  const products = await readProducts<Stocked>(shop.port, 'trade_eu', ['sku', 'type_id', 'stock', 'custom_options'])
  const found = products.find(
    ({ type_id, stock, custom_options }) => type_id === 'simple' && stock.qty > 150 && !custom_options?.length,
  )
  const page = await shop.open('/my-account/quick-order', { store: 'trade_eu' })
  await logIn(page, 'buyer-de@mantel.example', 'mantelpiece')
  await input(page, 'lines').fill(`${found?.sku};24`)
  await button(page, 'Check lines').click()
  await button(page, 'Add 1 line to cart').click()
  await page.locator('main').getByRole('link', { name: 'View cart' }).waitFor()

  await openCheckout(page, url('/checkout'))
  const vatRow = (name: string) => page.locator('main dt').getByText(name, { exact: true }).first()
  await vatRow('VAT (reverse charge)').waitFor()
  await page.locator('[name="saved-shipping"][value="another"]').check()
  await input(page, 'shipping-country').selectOption('SI')
  await vatRow('VAT').waitFor()
  await input(page, 'shipping-country').selectOption('DE')
  await vatRow('VAT (reverse charge)').waitFor()
  for (const [name, value] of Object.entries(berlin)) await input(page, `shipping-${name}`).fill(value)
  expect(await accessibilityProblems(page)).toEqual([])
  await choosePayment(page, 'Bank transfer on invoice')
  await acceptTerms(page)
  await payButton(page).click()
  await waitForThankYouPage(page, 'received')
  await openPage(page, url('/my-account/orders'))
  await page.locator('main a[href*="/my-account/orders/"]').first().click()
  await page.getByText(/Reverse charge: .*DE136695976.*SI99999999/).waitFor()
})
