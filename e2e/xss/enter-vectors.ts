import { xssVectors } from '@mantel/domain/text/testing'
import { runInShop } from '@mantel/shop/testing/run-in-shop'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { field, newEmail, password, submit } from '../account/account-page.ts'
import { payLater } from '../account/customer-with-orders.ts'
import { newForwardedAddress } from '../browser/forwarded-address.ts'
import { openPage } from '../browser/open-page.ts'
import { isFullRun } from '../browser/sizes.ts'
import { findWellStockedProducts } from '../cart/well-stocked.ts'
import { readProducts } from '../shop/read-catalogue.ts'
import { requestShop } from '../shop/request-shop.ts'
import { storeUrl } from '../shop/stores.ts'
import type { PoisonedShop } from './open-poisoned-shop.ts'
import { vectorsInTexts } from './poison-documents.ts'

/** The server refuses requests with NUL characters. */
const accepted = (texts: string[]) => texts.map((text) => text.replaceAll('\0', ''))
/** All vectors in texts of almost the length that the server accepts in names and single lines, and in messages. */
const lines = accepted(vectorsInTexts(250))
const messages = accepted(vectorsInTexts(3900))

const call = async (page: Page, method: 'POST' | 'PUT', url: string, data: object, token?: string) => {
  // Rate limits count requests per IP address, so each call has an address of its own.
  const headers = { 'x-forwarded-for': newForwardedAddress(), ...(token && { authorization: `Bearer ${token}` }) }
  const reply = await page.request.fetch(url, { method, data, headers })
  const body = (await reply.json()) as { code: number; result: unknown }
  expect(body.code, `${url} ${JSON.stringify(body.result)}`).toBe(200)
  return body.result
}

/**
 * Enters all vectors where visitors can enter texts: names, address book, addresses of orders, text of a gift card, message to
 * the shop. Leaves the page logged in, with a product in the cart.
 */
export async function enterVectors(page: Page, { port }: Pick<PoisonedShop, 'port'>) {
  const url = (path: string) => storeUrl(port, 'default', path)
  const email = newEmail()
  const person = { email, firstname: nameOf(0), lastname: nameOf(1) }
  const { id } = (await call(page, 'POST', url('/api/user/create'), { customer: person, password })) as { id: number }
  const token = String(await call(page, 'POST', url('/api/user/login'), { username: email, password }))
  const customer = {
    id,
    ...person,
    website_id: 1,
    store_id: 1,
    addresses: Array.from({ length: addressCount }, (_, at) => addressOf(at)),
  }
  await call(page, 'PUT', url(`/api/ext/address-book/${id}`), { customer }, token)
  const orders: string[] = []
  for (const at of messages.keys()) {
    const placed = await call(page, 'POST', url('/api/order'), orderOf(id, email, at), token)
    orders.push((placed as { orderNumber: string }).orderNumber)
  }
  const [product] = await findWellStockedProducts(port)
  for (let at = 0; at < linesOfOrders.length; at += parallelOrders)
    await Promise.all(
      linesOfOrders
        .slice(at, at + parallelOrders)
        .map((texts) => call(page, 'POST', url('/api/order'), guestOrderOf(product?.sku ?? '', newEmail(), texts))),
    )
  const mailToken = (
    (await (await page.request.get(url('/api/ext/mail-service/get-token'))).json()) as { result: string }
  ).result
  const message = {
    token: mailToken,
    sourceAddress: email,
    targetAddress: 'help@mantel.example',
    subject: lines[0],
    emailText: messages.join('\n'),
  }
  await call(page, 'POST', url('/api/ext/mail-service/send-email'), message)

  const cartId = String(await call(page, 'POST', url(`/api/cart/create?token=${token}`), {}))
  const cartItem = { sku: product?.sku, qty: 1, quoteId: cartId }
  await call(page, 'POST', url(`/api/cart/update?token=${token}&cartId=${cartId}`), { cartItem })
  await openPage(page, url('/my-account'))
  await logIn(page, email)
  // Expected mails: one confirmation for each order, the message to the shop and its confirmation.
  return { url, orders, mails: orders.length + linesOfOrders.length + 2 }
}

/** Logs in on a page of the account area. */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.locator('main').getByRole('button', { name: 'Log in' }).click()
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(password)
  await submit(page)
  await page.locator('[data-account]').waitFor()
}

/** Registers a trade customer whose company and names are vectors, and approves them. */
export async function registerCompany({ port, dataDir }: Pick<PoisonedShop, 'port' | 'dataDir'>): Promise<string> {
  const email = newEmail()
  const address = { ...addressOf(3), postcode: 'BA1 1HN', vat_id: 'GB980780684', default_billing: true }
  const customer = { email, firstname: nameOf(5), lastname: nameOf(6), addresses: [address] }
  const url = storeUrl(port, 'trade', '/api/user/create?storeCode=trade')
  const { code, result } = JSON.parse(await requestShop(url, { customer, password }))
  expect(code, JSON.stringify(result)).toBe(200)
  await runInShop(dataDir, 'approve', 'customer', email, '--store', 'trade')
  return email
}

/** Uploads a picture for a product with each vector as its name. Returns the names that the shop has accepted. */
export async function uploadVectors({ port }: Pick<PoisonedShop, 'port'>): Promise<string[]> {
  const url = (path: string) => storeUrl(port, 'default', path)
  const products = await readProducts<{ sku: string; custom_options?: Option[] }>(port, 'default', [
    'sku',
    'custom_options',
  ])
  const isFile = ({ type }: Option) => type === 'file'
  const product = products.find(({ custom_options }) => custom_options?.some(isFile))
  const option = product?.custom_options?.find(isFile)
  const { result: cartId } = JSON.parse(await requestShop(url('/api/cart/create'), {}))
  const names: string[] = []
  for (const vector of accepted(xssVectors())) {
    const file = { sku: product?.sku, option_id: String(option?.option_id), name: `${vector}.png`, data: png }
    const { code, error } = await upload(url(`/api/cart/upload?cartId=${cartId}`), file)
    if (code === 200) names.push(vector)
    else expect(error, vector).toBe('upload_name')
  }
  return names
}

/** Rate limits count requests per IP address, so each upload has an address of its own. */
async function upload(address: string, file: object): Promise<{ code: number; error?: string }> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': newForwardedAddress() }
  const reply = await fetch(address, { method: 'POST', headers, body: JSON.stringify(file) })
  return (await reply.json()) as { code: number; error?: string }
}

type Option = { type: string; option_id: number }
/** A picture of 2 × 2 pixels. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQImWNYFaq0KlSJAUIBACHKBIVM6BCfAAAAAElFTkSuQmCC'

const nameOf = (at: number) => `Ada ${lines[at % lines.length]}`

/** Enough addresses to contain every vector. More of them would be too large for one request. */
const addressCount = 20

function addressOf(at: number) {
  const text = (field: number) => lines[(at * 5 + field) % lines.length] ?? ''
  return {
    firstname: nameOf(at),
    lastname: nameOf(at + 1),
    city: text(0),
    street: [text(1), text(2)],
    company: text(3),
    telephone: text(4),
    region: { region: text(1) },
    postcode: '"><svg onload=xss(1)>',
    country_id: 'GB',
  }
}

const parallelOrders = 4

/** Number of texts in an address: first and last name, city, two lines of the street, company, telephone and region. */
const textsOfAddress = 8

/**
 * Names and cities may have 255 characters, so that each order has a part of the vectors: every vector in one field and dozens in each
 * field or, in a full run, every vector in every field.
 */
const linesOfOrders = isFullRun
  ? lines.map((line) => Array.from({ length: textsOfAddress }, () => line))
  : Array.from({ length: Math.ceil(lines.length / textsOfAddress) }, (_, order) =>
      Array.from(
        { length: textsOfAddress },
        (_, field) => lines[(order * textsOfAddress + field) % lines.length] ?? '',
      ),
    )

function guestOrderOf(sku: string, email: string, texts: readonly string[]) {
  const [first, last, city, street, house, company, telephone, region] = texts
  const address = {
    firstname: `Ada ${first}`,
    lastname: `Love ${last}`,
    city,
    street: [street, house],
    company,
    telephone,
    region,
    postcode: 'BA1 1HN',
    country_id: 'GB',
    email,
  }
  return {
    user_id: '',
    cart_id: '',
    products: [{ sku, qty: 1 }],
    addressInformation: {
      shippingAddress: address,
      billingAddress: address,
      shipping_carrier_code: 'flatrate',
      shipping_method_code: 'flatrate',
      payment_method_code: payLater?.code,
      payment_method_additional: {},
    },
  }
}

function orderOf(userId: number, email: string, at: number) {
  const text = messages[at] ?? ''
  const address = {
    firstname: nameOf(at),
    lastname: nameOf(at + 1),
    city: lines[at],
    street: [text, text],
    company: text,
    telephone: text,
    region: text,
    postcode: 'BA1 1HN',
    country_id: 'GB',
    email,
  }
  const am_giftcard_options = {
    am_giftcard_amount: 10,
    am_giftcard_image: '/demo/gifts/gift-shelf-front.svg',
    am_giftcard_type: 1,
    am_giftcard_sender_name: lines[at],
    am_giftcard_recipient_name: lines[at + 1],
    am_giftcard_recipient_email: email,
    am_giftcard_message: text,
  }
  return {
    user_id: String(userId),
    cart_id: '',
    products: [
      { sku: 'GIFT-SHELF', qty: 1, product_option: { extension_attributes: { am_giftcard_options } } },
      { sku: 'CLK-CARRICK', qty: 1 },
    ],
    addressInformation: {
      shippingAddress: address,
      billingAddress: address,
      shipping_carrier_code: 'flatrate',
      shipping_method_code: 'flatrate',
      payment_method_code: payLater?.code,
      payment_method_additional: {},
    },
  }
}
