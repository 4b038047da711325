import { expect } from 'vitest'
import { accessibilityProblems } from './browser/axe.ts'
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
import { type Journey, journeyWithoutWorker } from './journey.ts'
import { requestShop } from './shop/request-shop.ts'

const email = 'often@example.test'
const address = {
  ...{ firstname: 'Ada', lastname: 'Love', street: ['Chapel Row', '4'], city: 'Bath', postcode: 'BA1 1HN' },
  ...{ region: '', country_id: 'GB', telephone: '01', company: '', email },
}

/** Places orders with the same e-mail address from other addresses, enough for the next one to require a bot challenge. */
async function placeOrders(shop: Journey, sku: string): Promise<void> {
  for (const order of ['1', '2', '3']) {
    const addressInformation = {
      ...{ shippingAddress: address, billingAddress: address, payment_method_code: 'cashondelivery' },
      ...{ shipping_method_code: 'flatrate', shipping_carrier_code: 'flatrate', payment_method_additional: {} },
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

journeyWithoutWorker('lets a guest order after a bot challenge that fails at first', async ({ shop }) => {
  const product = await pickWellStockedProduct(shop.port, 11)
  await placeOrders(shop, product.sku)
  const page = await shop.page({ viewport: phone })
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
