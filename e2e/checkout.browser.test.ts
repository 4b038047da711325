import { expect } from 'vitest'
import { dialog, field, openAuth, submit } from './account/account-page.ts'
import { accessibilityProblems } from './browser/axe.ts'
import { openPage } from './browser/open-page.ts'
import { phone } from './browser/sizes.ts'
import { addOnPage, pressAdd } from './cart/cart-page.ts'
import { plenty } from './cart/plenty.ts'
import {
  acceptTerms,
  answerBank,
  bank,
  cards,
  choosePayment,
  fillAddress,
  fillGuest,
  openCheckout,
  payButton,
  thanked,
  typeCard,
} from './checkout/checkout-page.ts'
import { type Journey, journey } from './journey.ts'
import { readCatalogue } from './shop/read-catalogue.ts'
import { storeUrl } from './shop/stores.ts'

/** A product without choices, by its place in the list: tests that run beside each other take different ones. */
async function addOne(shop: Journey, page: Parameters<typeof addOnPage>[0], at: number): Promise<void> {
  const products = await plenty(shop.port)
  await addOnPage(page, shop.url(`/${products[at]?.url_path}`))
}

journey(
  'a guest mends the form, is declined, tries another card, leaves inside the challenge, and comes back to pay once',
  async ({ shop }) => {
    const page = await shop.page()
    await addOne(shop, page, 0)
    await openPage(page, shop.url('/cart'))
    await page.getByRole('link', { name: 'Go to checkout' }).click()
    await payButton(page).waitFor()
    // What delivery costs is in sight before anything is typed.
    await page.getByText('Shipping (Flat rate)').waitFor()
    expect(await payButton(page).textContent()).toBe('Place order and pay')

    await payButton(page).click()
    const alert = page.locator('main form > [role="alert"]')
    await alert.getByText('Please fix the validation errors').waitFor()
    expect(await page.evaluate(() => document.activeElement?.closest('[role="alert"]') !== null)).toBe(true)
    await alert.getByRole('link', { name: 'E-mail address: Email is required' }).click()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('emailAddress')
    expect(await accessibilityProblems(page)).toEqual([])

    await fillGuest(page, 'guest@example.test')
    await fillAddress(page)
    await acceptTerms(page)
    await typeCard(page, cards.declined)
    // What was typed is there after a reload, but no card.
    await page.reload()
    await payButton(page).waitFor()
    await expect.poll(() => page.locator('[name="shipping-city"]').inputValue()).toBe('Bath')
    await acceptTerms(page)
    await typeCard(page, cards.declined)
    await payButton(page).dblclick()
    await alert.getByText('The payment was not accepted').waitFor()
    expect(await page.locator('[name="emailAddress"]').inputValue()).toBe('guest@example.test')

    await typeCard(page, cards.challenged)
    // By key: the page is still scrolling to what it has said.
    await payButton(page).press('Enter')
    await bank(page).getByLabel('Code').waitFor()
    await page.close({ runBeforeUnload: false })

    const next = await page.context().newPage()
    await openPage(next, shop.url('/checkout'))
    await next.getByRole('button', { name: 'Go on paying' }).click()
    await answerBank(next)
    expect(await thanked(next, 'paid')).toMatch(/^\d{9}$/)
    await next.getByText('guest@example.test').first().waitFor()
    expect(await accessibilityProblems(next)).toEqual([])
    const [invoice] = await Promise.all([
      next.waitForEvent('download'),
      next.getByRole('button', { name: 'Download the invoice' }).click(),
    ])
    expect(invoice.suggestedFilename()).toMatch(/^Invoice \d{9}\.pdf$/)
    await openPage(next, shop.url('/cart'))
    await next.getByText('Your cart is empty').waitFor()
  },
  90_000,
)

journey(
  'on a phone, with an account elsewhere: cancelled there, the cart is as it was; agreed, it is paid',
  async ({ shop }) => {
    const page = await shop.page({ viewport: phone })
    await addOne(shop, page, 1)
    await openCheckout(page, shop.url('/checkout'))
    expect(await accessibilityProblems(page)).toEqual([])
    await fillGuest(page, 'wallet@example.test')
    await page.locator('[name="shipping-zipCode"]').fill('BA1 1HN')
    await page.getByRole('button', { name: 'Find address' }).click()
    await page.getByLabel(/addresses found/).selectOption({ index: 1 })
    expect(await page.locator('[name="shipping-city"]').inputValue()).toBe('Bath')
    await choosePayment(page, 'PayPal')
    await acceptTerms(page)
    await payButton(page).click()
    await page.getByRole('button', { name: 'Cancel and return to the shop' }).click()
    await page.waitForURL(/\/payment-error/)
    await page.getByText('nothing was charged').waitFor()
    await page.locator('main').getByRole('link', { name: 'Try again' }).click()
    await payButton(page).waitFor()
    await acceptTerms(page)
    await payButton(page).click()
    await page.getByRole('button', { name: 'Agree and pay' }).click()
    await thanked(page, 'paid')
  },
)

journey('a customer orders to a saved address without typing one, and a gift card pays all of it', async ({ shop }) => {
  const page = await shop.page()
  await addOne(shop, page, 2)
  await openAuth(page, 'login')
  await field(page, 'email').fill('harriet@mantel.example')
  await field(page, 'password').fill('mantelpiece')
  await submit(page)
  await dialog(page).waitFor({ state: 'hidden' })
  await openCheckout(page, shop.url('/checkout'))
  await page.getByRole('radio', { name: /Harriet Wren/ }).waitFor()
  expect(await page.getByRole('radio', { name: /Harriet Wren/ }).isChecked()).toBe(true)
  await page.getByText('Have a gift card?').click()
  await page.getByLabel('Gift card code').fill('NO-SUCH')
  shop.allow(/gift-card\/apply/)
  await page.locator('form', { hasText: 'Gift card code' }).getByRole('button', { name: 'Apply' }).click()
  await page.getByText('Wrong gift card code').waitFor()
  await page.getByLabel('Gift card code').fill('MANT-ELDE-MOGB-0500')
  await page.locator('form', { hasText: 'Gift card code' }).getByRole('button', { name: 'Apply' }).click()
  // Nothing is left to pay, so there is nothing to choose and no button that obliges to pay.
  await expect.poll(() => payButton(page).textContent()).toBe('Place order')
  await expect.poll(() => page.locator('[name="payment-method"]').count()).toBe(1)
  await acceptTerms(page)
  await payButton(page).click()
  await thanked(page, 'paid')
  await page.getByText('harriet@mantel.example').first().waitFor()
})

journey('a cart that ships nothing asks for no delivery, and is never paid at a door', async ({ shop }) => {
  const page = await shop.page()
  const { products } = await readCatalogue(shop.port, 'default')
  const virtual = products.find(({ type_id }) => type_id === 'virtual')
  await openPage(page, shop.url(`/${virtual?.url_path}`))
  await pressAdd(page)
  await openCheckout(page, shop.url('/checkout'))
  await page.getByText('1 of 3').waitFor()
  await page.getByRole('radio', { name: 'Card', exact: true }).waitFor()
  expect(await page.locator('[name="shipping-city"], [name="shipping-method"]').count()).toBe(0)
  expect(await page.getByText('Cash on delivery').count()).toBe(0)
  await fillGuest(page, 'virtual@example.test')
  await fillAddress(page, 'payment')
  await acceptTerms(page)
  await typeCard(page, cards.accepted)
  await payButton(page).press('Enter')
  await thanked(page, 'paid')
})

journey('an approved trade buyer orders at prices without VAT, with company and tax id', async ({ shop }) => {
  const page = await shop.page()
  await openPage(page, storeUrl(shop.port, 'trade', '/'))
  await openAuth(page, 'login')
  await field(page, 'email').fill('buyer@mantel.example')
  await field(page, 'password').fill('mantelpiece')
  await submit(page)
  await dialog(page).waitFor({ state: 'hidden' })
  await openPage(page, storeUrl(shop.port, 'trade', '/clocks'))
  await page
    .getByRole('button', { name: /^Add .+ to the cart$/ })
    .first()
    .click()
  await page.getByText('Product has been added to the cart!').waitFor()
  await openCheckout(page, storeUrl(shop.port, 'trade', '/checkout'))
  await page.locator('aside, section', { hasText: 'Your order' }).getByText('VAT', { exact: true }).waitFor()
  await page.getByRole('radio', { name: /Miriam Okafor/ }).waitFor()
  await acceptTerms(page)
  await payButton(page).click()
  await page.getByRole('link', { name: 'Tax ID: Field is required' }).waitFor()
  expect(await page.locator('[name="company"]').inputValue()).toBe('Okafor & Daughters')
  await page.locator('[name="taxId"]').fill('GB123456789')
  await typeCard(page, cards.accepted)
  await payButton(page).press('Enter')
  await thanked(page, 'paid')
})
