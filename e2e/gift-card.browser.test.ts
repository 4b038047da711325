import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { logInAsCustomer } from './account/customer-with-orders.ts'
import { accessibilityProblems } from './browser/axe.ts'
import { openPage } from './browser/open-page.ts'
import { phone } from './browser/sizes.ts'
import { addOnPage, pressAdd } from './cart/cart-page.ts'
import { findWellStockedProducts } from './cart/well-stocked.ts'
import { readInvoice } from './checkout/buy-on-page.ts'
import {
  acceptTerms,
  fillAddress,
  fillGuest,
  openCheckout,
  payButton,
  testCards,
  typeCard,
  waitForThankYouPage,
} from './checkout/checkout-page.ts'
import { journey } from './journey.ts'
import { cards } from './lists/list-page.ts'
import { findMails } from './shop/mailbox.ts'
import { readCatalogue } from './shop/read-catalogue.ts'

const input = (page: Page, name: string) => page.locator(`[data-gift-card] [name="${name}"]`)

journey(
  'sells a gift card from its page to its mail, and takes it as payment for another order, on a phone',
  async ({ shop }) => {
    shop.allow(/404/)
    const { products } = await readCatalogue(shop.port, 'default')
    const card = products.find(({ type_id }) => type_id === 'amgiftcard')
    const page = await shop.open(`/search?q=${card?.sku}`, { viewport: phone })
    await cards(page)
      .and(page.locator(`[href="/${card?.url_path}"]`))
      .first()
      .click()
    await input(page, 'senderName').waitFor()
    await pressAdd(page)
    await page.getByText('Please fix the validation errors').waitFor()
    for (const text of ['Name is required', 'Email is required']) await page.getByText(text).first().waitFor()
    expect(await page.locator('[data-preview]').count()).toBe(0)
    await input(page, 'value').and(page.locator('[value="other"]')).check({ force: true })
    await input(page, 'otherValue').fill('600')
    await page.getByText('Please choose an amount from £5.00 to £500.00.').waitFor()
    await input(page, 'otherValue').fill('42.50')
    await input(page, 'senderName').fill('Ada')
    await input(page, 'recipientName').fill('Ben')
    const recipient = `ben-${Date.now()}@example.test`
    await input(page, 'recipientEmail').fill(recipient)
    await input(page, 'message').fill('For your new <home>')
    await page.locator('[data-preview]').getByText('For your new <home>').waitFor()
    expect(await accessibilityProblems(page, '[data-gift-card]')).toEqual([])
    await pressAdd(page)

    // The cart shows the choice and can change it.
    await openPage(page, shop.url('/cart'))
    await page.getByText(`Ben (${recipient})`).first().waitFor()
    await page.getByText('£42.50').first().waitFor()
    await page.getByRole('link', { name: /^Edit/ }).first().click()
    await expect.poll(() => input(page, 'recipientName').inputValue()).toBe('Ben')
    expect(await input(page, 'otherValue').inputValue()).toBe('42.5')
    await input(page, 'recipientName').fill('Benjamin')
    await page.locator('[data-gift-card] button[type="submit"]').click()
    await page.waitForURL((url) => !url.search.includes('edit='))
    await openPage(page, shop.url('/cart'))
    await page.getByText(`Benjamin (${recipient})`).first().waitFor()
    expect(await page.getByText(`Ben (${recipient})`).count()).toBe(0)

    // A gift card needs no delivery address, cannot be paid on delivery and costs no postage.
    await openCheckout(page, shop.url('/checkout'))
    expect(await page.locator('[name="shipping-city"]').count()).toBe(0)
    expect(await page.getByRole('radio', { name: 'Cash on delivery' }).count()).toBe(0)
    await fillGuest(page, 'ada@example.test')
    await fillAddress(page, 'payment')
    await acceptTerms(page)
    await typeCard(page, testCards.accepted)
    await payButton(page).click()
    const number = await waitForThankYouPage(page, 'paid')
    const invoice = await readInvoice(page)
    for (const text of [number, '£42.50']) expect(invoice).toContain(text)
    await expect.poll(() => findMails(shop.url, number, '£42.50'), { timeout: 30_000 }).toHaveLength(1)
    expect(await shop.merchant.showOrder(number)).toContain('£42.50')
    const mails = () => findMails(shop.url, recipient, 'sent you a gift card')
    await expect.poll(async () => (await mails()).length, { timeout: 90_000 }).toBe(1)
    const [mail = ''] = await mails()
    expect(mail).toContain('For your new')
    expect(mail).toMatch(/Valid until \d{2}\/\d{2}\/\d{4}\./)
    const code = /[2-9A-Z]{4}(-[2-9A-Z]{4}){3}/.exec(mail)?.[0] ?? ''
    const print = /\/api\/ext\/gift-card\/print\/[\w-]+/.exec(mail)?.[0] ?? ''
    const pdf = await page.request.get(shop.url(print))
    expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])

    // The recipient saves the card and spends it.
    const other = await shop.page()
    await openPage(other, shop.url('/my-account/gift-cards'))
    await logInAsCustomer(other, shop.url)
    await other.getByText('You haven’t used or saved a gift card yet.').waitFor()
    await other.getByLabel('Gift card code').fill('WRONG')
    await other.getByRole('button', { name: 'Save gift card' }).click()
    await other.getByText('Wrong gift card code').waitFor()
    await other.getByLabel('Gift card code').fill(code)
    await other.getByRole('button', { name: 'Save gift card' }).click()
    await other
      .locator(`[data-claim="${code.slice(-4)}"]`)
      .getByText('£42.50 left of £42.50')
      .waitFor()
    expect(await accessibilityProblems(other)).toEqual([])
    const [, product] = (await findWellStockedProducts(shop.port)).slice(44)
    await addOnPage(other, shop.url(`/${product?.url_path}`))
    // A saved card needs no typing of its code, neither in the cart nor at the checkout.
    const hint = code.slice(-4)
    const useCard = other.getByRole('button', { name: `Use gift card ending in ${hint}` })
    const removeCard = other.getByRole('button', { name: `Remove gift card ending in ${hint}` })
    await openPage(other, shop.url('/cart'))
    await useCard.first().press('Enter')
    await removeCard.first().waitFor()
    expect(await useCard.count()).toBe(0)
    expect(await accessibilityProblems(other)).toEqual([])
    await removeCard.first().click()
    await useCard.first().waitFor()
    await openCheckout(other, shop.url('/checkout'))
    await useCard.first().waitFor()
    expect(await accessibilityProblems(other)).toEqual([])
    await useCard.first().click()
    await removeCard.first().waitFor()
    const balance = await other.request.get(shop.url(`/api/ext/gift-card/balance?code=${code}`))
    expect((await balance.json()).result.balance).toBe(42.5)
  },
)
