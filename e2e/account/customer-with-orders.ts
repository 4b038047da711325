import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import view from '../../stores/views/default.json' with { type: 'json' }
import { field, newEmail, password, submit } from './account-page.ts'

/** Cash on delivery, which needs no card. */
export const payLater = view.payment.methods.find(({ title }) => title === 'Cash on delivery')

export type OrderedItem = { sku: string; price: number; qty?: number; product_option?: object }

const address = {
  firstname: 'Ada',
  lastname: 'Love',
  street: ['Chapel Row', '4'],
  city: 'Bath',
  postcode: 'BA1 1HN',
  country_id: 'GB',
  region: '',
  telephone: '01225 000000',
}

async function post(page: Page, url: string, data: object, token?: string) {
  const headers = token === undefined ? undefined : { authorization: `Bearer ${token}` }
  const reply = await page.request.post(url, { data, headers })
  const body = (await reply.json()) as { code: number; result: unknown }
  expect(body, url).toMatchObject({ code: 200 })
  return body.result
}

/**
 * Registers a customer, places an order for each list of items, and logs in on an account page that the browser has opened as a
 * guest.
 */
export async function logInAsCustomer(
  page: Page,
  url: (path: string) => string,
  orders: readonly (readonly OrderedItem[])[] = [],
  firstname = 'Ada',
): Promise<{ email: string; numbers: string[] }> {
  const email = newEmail()
  const customer = { email, firstname, lastname: 'Love' }
  const { id } = (await post(page, url('/api/user/create'), { customer, password })) as { id: number }
  const numbers: string[] = []
  if (orders.length > 0) {
    const token = String(await post(page, url('/api/user/login'), { username: email, password }))
    for (const items of orders) {
      const placed = await post(page, url('/api/order'), orderBody(id, email, items), token)
      numbers.push((placed as { orderNumber: string }).orderNumber)
    }
  }
  await page.locator('main').getByRole('button', { name: 'Log in' }).click()
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(password)
  await submit(page)
  await page.locator('[data-account]').waitFor()
  return { email, numbers }
}

/** Places a guest's order, to be paid on delivery. */
export async function placeGuestOrder(
  page: Page,
  url: (path: string) => string,
  items: readonly OrderedItem[],
): Promise<{ email: string; number: string; key: string }> {
  const email = newEmail()
  const placed = await post(page, url('/api/order'), orderBody(null, email, items))
  const { orderNumber, orderKey } = placed as { orderNumber: string; orderKey: string }
  return { email, number: orderNumber, key: orderKey }
}

function orderBody(userId: number | null, email: string, items: readonly OrderedItem[]) {
  return {
    user_id: String(userId ?? ''),
    cart_id: '',
    products: items.map(({ sku, price, qty = 1, product_option }) => ({
      sku,
      qty,
      price_incl_tax: price,
      product_option,
    })),
    addressInformation: {
      shippingAddress: { ...address, email },
      billingAddress: { ...address, email },
      shipping_carrier_code: 'flatrate',
      shipping_method_code: 'flatrate',
      payment_method_code: payLater?.code,
      payment_method_additional: {},
    },
  }
}
