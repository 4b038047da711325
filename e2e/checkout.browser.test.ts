import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { dialog, field, notices, openAuth, submit } from './account/account-page.ts'
import { logInAsCustomer } from './account/customer-with-orders.ts'
import { accessibilityProblems } from './browser/axe.ts'
import { goWithoutLoading } from './browser/go-without-loading.ts'
import { openPage } from './browser/open-page.ts'
import { phone } from './browser/sizes.ts'
import { addOnPage, pressAdd } from './cart/cart-page.ts'
import { findWellStockedProducts } from './cart/well-stocked.ts'
import {
  acceptTerms,
  answerBank,
  bankFrame,
  choosePayment,
  fillAddress,
  fillGuest,
  goToCheckout,
  payButton,
  readStoredPayment,
  testCards,
  typeCard,
  waitForThankYouPage,
} from './checkout/checkout-page.ts'
import { type Journey, journey, journeyWithWorker, withoutForwardedAddress } from './journey.ts'
import { storeUrl } from './shop/stores.ts'

/** Adds the product without options that has this index; tests that run at the same time use different ones. */
async function addOne(shop: Journey, page: Parameters<typeof addOnPage>[0], at: number): Promise<void> {
  const products = await findWellStockedProducts(shop.port)
  await addOnPage(page, shop.url(`/${products[at]?.url_path}`))
}

/** The checkout of an approved trade buyer with one clock in the cart. */
async function openCheckoutAsTradeBuyer(shop: Journey): Promise<Page> {
  const page = await shop.page(withoutForwardedAddress)
  await openPage(page, storeUrl(shop.port, 'trade', '/contacts'))
  await openAuth(page, 'login')
  await field(page, 'email').fill('buyer@mantel.example')
  await field(page, 'password').fill('mantelpiece')
  await submit(page)
  await dialog(page).waitFor({ state: 'hidden' })
  await goWithoutLoading(page, '/clocks')
  await page
    .getByRole('button', { name: /^Add .+ to cart$/ })
    .first()
    .click()
  await page.getByText('Product has been added to the cart!').waitFor()
  await goToCheckout(page)
  return page
}

const isInView = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

journey(
  'lets a guest correct the form, retry after a declined card, leave during the challenge, and return to pay once',
  async ({ shop }) => {
    const page = await shop.page()
    await addOne(shop, page, 0)
    await page.getByRole('region', { name: 'Notifications' }).getByText('Proceed to checkout').click()
    await payButton(page).waitFor()
    // The delivery cost is visible before anything is entered.
    await page.getByText('Shipping (Flat rate)').waitFor()
    expect(await payButton(page).textContent()).toBe('Place order and pay')

    await payButton(page).click()
    const alert = page.locator('main form > [role="alert"]')
    await alert.getByText('Please fix the validation errors').waitFor()
    expect(await page.evaluate(() => document.activeElement?.closest('[role="alert"]') !== null)).toBe(true)
    await alert.getByRole('link', { name: 'Email address: Email is required' }).click()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('emailAddress')

    await fillGuest(page, 'guest@example.test')
    await fillAddress(page)
    // British addresses have the house number before the street.
    await page.locator('[name="shipping-apartmentNumber"]').press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('shipping-streetAddress')
    await acceptTerms(page)
    await typeCard(page, testCards.declined)
    // After a reload the form is filled in, except for card data.
    await page.reload()
    await payButton(page).waitFor()
    await expect.poll(() => page.locator('[name="shipping-city"]').inputValue()).toBe('Bath')
    await acceptTerms(page)
    await typeCard(page, testCards.declined)
    await payButton(page).dblclick()
    // The message is beside the card fields, which the page scrolls to.
    const declined = page.getByRole('alert').filter({ hasText: "Your payment wasn't accepted" })
    await declined.waitFor()
    expect(await declined.evaluate((element) => element === document.activeElement)).toBe(true)
    await expect.poll(() => isInView(page, 'iframe[title="Card details"]')).toBe(true)
    // The checkout shows the failed payment itself, so no notification repeats it.
    expect(await page.locator('.ui-notice-float').allTextContents()).toEqual([])
    expect(await page.locator('[name="emailAddress"]').inputValue()).toBe('guest@example.test')

    await typeCard(page, testCards.challenged)
    await payButton(page).click()
    await bankFrame(page).getByLabel('Code').waitFor()
    await page.close({ runBeforeUnload: false })

    const next = await page.context().newPage()
    await openPage(next, shop.url('/checkout'))
    await next.getByRole('button', { name: 'Continue payment' }).click()
    await answerBank(next)
    expect(await waitForThankYouPage(next, 'paid')).toMatch(/^\d{9}$/)
    await next.getByText('guest@example.test').first().waitFor()
    expect(await accessibilityProblems(next)).toEqual([])
    const [invoice] = await Promise.all([
      next.waitForEvent('download'),
      next.getByRole('button', { name: 'Download invoice' }).click(),
    ])
    expect(invoice.suggestedFilename()).toMatch(/^Invoice \d{9}\.pdf$/)
    await openPage(next, shop.url('/cart'))
    await next.getByText('Your cart is empty').waitFor()
  },
  90_000,
)

journeyWithWorker(
  'keeps the cart when PayPal is cancelled on a phone and completes the order when it is approved',
  async ({ shop }) => {
    const page = await shop.page({ viewport: phone })
    await addOne(shop, page, 1)
    await goToCheckout(page)
    await payButton(page).click()
    await page.getByText('Please fix the validation errors').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await fillGuest(page, 'wallet@example.test')
    await page.locator('[name="shipping-zipCode"]').fill('BA1 1HN')
    shop.allow(/address-lookup/)
    await page.route(
      '**/api/ext/address-lookup*',
      (route) => route.fulfill({ status: 500, json: { code: 500, result: 'down' } }),
      { times: 1 },
    )
    await page.getByRole('button', { name: 'Find address' }).click()
    await page.getByText('The postcode lookup isn’t working at the moment.').waitFor()
    await page.getByRole('button', { name: 'Find address' }).click()
    await page.getByLabel(/addresses found/).selectOption({ index: 1 })
    expect(await page.locator('[name="shipping-city"]').inputValue()).toBe('Bath')
    await choosePayment(page, 'PayPal')
    await acceptTerms(page)
    await payButton(page).click()
    await page.getByRole('button', { name: 'Cancel and return to the shop' }).click()
    await page.waitForURL(/\/payment-error/)
    await page.getByRole('heading', { level: 1, name: 'Payment cancelled' }).waitFor()
    await page.getByText('you haven’t been charged').waitFor()
    expect(await page.title()).not.toContain('failed')
    await page.locator('main').getByRole('link', { name: 'Try again' }).click()
    await payButton(page).waitFor()
    await acceptTerms(page)
    await payButton(page).click()
    await page.getByRole('button', { name: 'Agree and pay' }).click()
    await waitForThankYouPage(page, 'paid')
  },
)

journey('lets a customer order to a saved address and pay the full amount with a gift card', async ({ shop }) => {
  const page = await shop.page()
  await addOne(shop, page, 2)
  await openAuth(page, 'login')
  await field(page, 'email').fill('harriet@mantel.example')
  await field(page, 'password').fill('mantelpiece')
  await submit(page)
  await dialog(page).waitFor({ state: 'hidden' })
  await goToCheckout(page)
  await page.getByRole('radio', { name: /Harriet Wren/ }).waitFor()
  expect(await page.getByRole('radio', { name: /Harriet Wren/ }).isChecked()).toBe(true)
  await page.getByText('Have a gift card?').click()
  await page.getByLabel('Gift card code').fill('NO-SUCH')
  shop.allow(/gift-card\/apply/)
  await page.locator('form', { hasText: 'Gift card code' }).getByRole('button', { name: 'Apply' }).click()
  await page.getByText('Wrong gift card code').waitFor()
  await page.getByLabel('Gift card code').fill('MANT-ELDE-MOGB-0500')
  await page.locator('form', { hasText: 'Gift card code' }).getByRole('button', { name: 'Apply' }).click()
  // Nothing is left to pay, so there are no payment methods and the button does not mention payment.
  await expect.poll(() => payButton(page).textContent()).toBe('Place order')
  await expect.poll(() => page.locator('[name="payment-method"]').count()).toBe(1)
  await acceptTerms(page)
  await payButton(page).click()
  await waitForThankYouPage(page, 'paid')
  await page.getByText('harriet@mantel.example').first().waitFor()
})

journey('fills in the company of a customer once, although the profile changes in another tab', async ({ shop }) => {
  const page = await shop.open('/my-account/profile')
  await logInAsCustomer(page, shop.url)
  const saveProfile = async (tab: Page, name: string, value: string) => {
    await tab.locator(`main [name="${name}"]`).fill(value)
    await tab.locator('main').getByRole('button', { name: 'Save', exact: true }).press('Enter')
    await notices(tab).getByText('Account data has successfully been updated').waitFor()
  }
  await saveProfile(page, 'company', 'Love & Sons')
  const product = (await findWellStockedProducts(shop.port)).at(47)
  await goWithoutLoading(page, `/${product?.url_path}`)
  await pressAdd(page)
  await goToCheckout(page)
  const forCompany = page.getByRole('checkbox', { name: 'I’m buying for a business' })
  await expect.poll(() => forCompany.isChecked()).toBe(true)
  await forCompany.uncheck()
  const other = await page.context().newPage()
  await openPage(other, shop.url('/my-account/profile'))
  await saveProfile(other, 'firstName', 'Grace')
  await page.getByText('Grace Love').waitFor()
  expect(await forCompany.isChecked()).toBe(false)
})

journey(
  'lets an approved trade buyer order on invoice at prices without VAT, also after a reload',
  async ({ shop }) => {
    const page = await openCheckoutAsTradeBuyer(shop)
    await page.locator('aside, section', { hasText: 'Your order' }).getByText('VAT', { exact: true }).waitFor()
    await page.getByRole('radio', { name: /Miriam Okafor/ }).waitFor()
    await acceptTerms(page)
    await payButton(page).click()
    await page.getByRole('link', { name: 'Tax ID: Field is required' }).waitFor()
    expect(await page.locator('[name="company"]').inputValue()).toBe('Okafor & Daughters')
    await choosePayment(page, 'Bank transfer on invoice')
    await expect.poll(() => readStoredPayment(page, 'trade')).toBe('banktransfer')
    await page.reload()
    await expect.poll(() => page.getByRole('radio', { name: 'Bank transfer on invoice' }).isChecked()).toBe(true)
    await page.locator('[name="taxId"]').fill('GB123456789')
    await acceptTerms(page)
    await payButton(page).press('Enter')
    await waitForThankYouPage(page, 'received')
    const instructions = page.getByRole('region', { name: 'Pay by bank transfer' })
    await instructions.getByText('GB33 BUKB 2020 1555 5555 55').waitFor()
    expect(await instructions.getByText(/^RF\d{11}$/).count()).toBe(1)
  },
)

journey(
  'keeps the chosen methods while their lists load again, and says when one is not on offer',
  async ({ shop }) => {
    shop.allow(/ERR_INTERNET_DISCONNECTED/)
    const page = await shop.page()
    await addOne(shop, page, 46)
    let hasExpress = true
    await page.route('**/api/cart/shipping-methods*', async (route) => {
      const reply = await route.fetch()
      const { result } = (await reply.json()) as { result: object[] }
      const [courier] = result
      const express = { ...courier, method_code: 'express', method_title: 'Express', default: false }
      await route.fulfill({ response: reply, json: { code: 200, result: hasExpress ? [courier, express] : result } })
    })
    // The shop knows only one delivery method, so the server gets its code instead of 'express'.
    await page.route('**/api/cart/shipping-information*', (route) =>
      route.continue({ postData: route.request().postData()?.replace('"express"', '"flatrate"') ?? '' }),
    )
    const radio = (name: string | RegExp) => page.getByRole('radio', { name })
    await goToCheckout(page)
    await radio(/^Express/).check()
    await choosePayment(page, 'PayPal')
    const waitForChoice = async () => {
      await expect.poll(() => radio(/^Express/).isChecked()).toBe(true)
      await expect.poll(() => radio('PayPal').isChecked()).toBe(true)
    }
    await waitForChoice()

    await page.context().setOffline(true)
    await expect.poll(() => radio('Cash on delivery').isChecked()).toBe(true)
    await page.getByText('The payment method you chose isn’t available at the moment.').waitFor()
    await page.getByText('The delivery method you chose isn’t available at the moment.').waitFor()
    await page.context().setOffline(false)
    await waitForChoice()
    await expect.poll(() => page.getByText('isn’t available at the moment').count()).toBe(0)

    hasExpress = false
    await page.reload()
    await page.getByText('The delivery method you chose isn’t available at the moment.').waitFor()
    expect(await accessibilityProblems(page, '[role="status"]')).toEqual([])
    await expect.poll(() => page.locator('[name="shipping-method"]:checked').count()).toBe(1)
    await expect.poll(() => radio('PayPal').isChecked()).toBe(true)
    expect(await page.getByText('The payment method you chose').count()).toBe(0)
  },
)
