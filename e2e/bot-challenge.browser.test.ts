import { solutionHeader } from '@mantel/contract'
import { expect } from 'vitest'
import { newEmail, notices } from './account/account-page.ts'
import { accessibilityProblems } from './browser/axe.ts'
import { openPage } from './browser/open-page.ts'
import { phone } from './browser/sizes.ts'
import { addOnPage } from './cart/cart-page.ts'
import { pickWellStockedProduct } from './cart/well-stocked.ts'
import {
  acceptTerms,
  choosePayment,
  fillAddress,
  fillGuest,
  openCheckout,
  payButton,
  waitForThankYouPage,
} from './checkout/checkout-page.ts'
import { type Journey, journeySharing } from './journey.ts'
import { requestShop } from './shop/request-shop.ts'

const email = 'often@example.test'
const address = {
  firstname: 'Ada',
  lastname: 'Love',
  street: ['Chapel Row', '4'],
  city: 'Bath',
  postcode: 'BA1 1HN',
  region: '',
  country_id: 'GB',
  telephone: '01',
  company: '',
  email,
}

/** Places orders with the same e-mail address from different IP addresses, enough for the next one to require a bot challenge. */
async function placeOrders(shop: Journey, sku: string): Promise<void> {
  for (const order of ['1', '2', '3']) {
    const addressInformation = {
      shippingAddress: address,
      billingAddress: address,
      payment_method_code: 'cashondelivery',
      shipping_method_code: 'flatrate',
      shipping_carrier_code: 'flatrate',
      payment_method_additional: {},
    }
    const body = {
      user_id: '',
      cart_id: '',
      order_id: `often-${order}`,
      products: [{ sku, qty: 1 }],
      addressInformation,
    }
    expect(await requestShop(shop.url('/api/order'), body)).toContain('orderNumber')
  }
}

const guestJourney = journeySharing(async (shop) => ({ page: await shop.page({ viewport: phone }) }))

guestJourney('lets a guest order after a bot challenge that fails at first', async ({ shop, shared: { page } }) => {
  const product = await pickWellStockedProduct(shop.port, 11)
  await placeOrders(shop, product.sku)
  await addOnPage(page, shop.url(`/${product.url_path}`))
  await openCheckout(page, shop.url('/checkout'))
  await fillGuest(page, email)
  await fillAddress(page)
  await choosePayment(page, 'Cash on delivery')
  await acceptTerms(page)
  shop.allow(/429|worker-/)
  await page.route(/\/assets\/worker-/, (route) => route.abort())
  await payButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Security check' })
  await dialog.getByRole('alert').getByText('The check didn’t work').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.unroute(/\/assets\/worker-/)
  await page.keyboard.press('Enter')
  await dialog.getByRole('status').getByText('checking that you’re not a robot').waitFor()
  expect(await waitForThankYouPage(page, 'received')).toMatch(/^\d{9}$/)
  expect(await dialog.count()).toBe(0)
})

/** Only a shop with a vendor account would send this challenge, so the test replaces the server's reply. */
guestJourney(
  'shows why a vendor’s challenge failed, and continues when it works',
  async ({ shop, shared: { page } }) => {
    await openPage(page, shop.url('/about-us'))
    const data = { siteKey: 'site', mode: 'base', version: 3, size: 'invisible', host: new URL(page.url()).origin }
    const challenge = { plugin: 'recaptcha', purpose: 'newsletter', data }
    const refusal = { code: 429, result: 'Please try again.', error: 'bot_challenge_required', meta: { challenge } }
    const solutions: (string | undefined)[] = []
    await page.route('**/api/ext/newsletter/subscribe*', (route) => {
      const solution = route.request().headers()[solutionHeader]
      solutions.push(solution)
      return route.fulfill({
        status: solution ? 200 : 429,
        json: solution ? { code: 200, result: 'subscribed' } : refusal,
      })
    })
    const script = (execute: string) => `window.grecaptcha = { ready: (done) => done(), execute: ${execute} }`
    const replies = ['', script(`() => Promise.reject(new Error('no'))`)]
    await page.route('**/recaptcha/api.js*', (route) => {
      const body = replies.shift()
      return body ? route.fulfill({ contentType: 'text/javascript', body }) : route.abort()
    })
    shop.allow(/429|ERR_FAILED/)
    await page.getByRole('contentinfo').getByRole('textbox').fill(newEmail())
    await page.getByRole('button', { name: 'Subscribe' }).click()
    const dialog = page.getByRole('dialog', { name: 'Security check' })
    await dialog.getByRole('alert').getByText('ReCaptcha error: Failed to load script').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Enter')
    await dialog.getByRole('alert').getByText('ReCaptcha error: Failed to execute').waitFor()
    await page.evaluate("window.grecaptcha.execute = async () => 'solved'")
    await page.keyboard.press('Enter')
    await notices(page).getByText("Thank you. You're subscribed to our newsletter.").waitFor()
    expect(solutions).toEqual([undefined, 'solved'])
  },
)
