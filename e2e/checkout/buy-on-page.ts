import { readFile } from 'node:fs/promises'
import { withoutLinks } from '@mantel/domain/text'
import type { Page } from 'playwright-core'
import { extractText } from 'unpdf'
import { expect } from 'vitest'
import { newEmail } from '../account/account-page.ts'
import { goWithoutLoading } from '../browser/go-without-loading.ts'
import { openPage } from '../browser/open-page.ts'
import { pressAdd, waitUntilCartSent } from '../cart/cart-page.ts'
import type { Journey } from '../journey.ts'
import { cards } from '../lists/list-page.ts'
import { findMails } from '../shop/mailbox.ts'
import {
  acceptTerms,
  choosePayment,
  courierCost,
  fillAddress,
  fillGuest,
  payButton,
  testCards,
  typeCard,
  waitForThankYouPage,
} from './checkout-page.ts'

export type BoughtProduct = {
  product: { sku: string; name: string; url_path: string }
  /** Fills in the product page's form. */
  choose?: (page: Page) => Promise<void>
  /** Texts that cart, order and mail show beside the product. */
  shown: readonly string[]
}
export type AddedProduct = BoughtProduct & { price: number }

const priceOnPage = (page: Page) => page.locator('main article .ui-price-large .ui-price-current').innerText()
const pounds = (text: string) => Math.round(Number(/£([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', '')) * 100)
export const formatPence = (pence: number) => `£${(pence / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`

/** Adds the product to the cart as the page's form is filled in, and returns the page's price in pence. */
export async function addAtShownPrice(page: Page): Promise<number> {
  const price = pounds(await priceOnPage(page))
  expect(price).toBeGreaterThan(0)
  await pressAdd(page)
  return price
}

/** Finds the product in the list of search results, fills in its page's form and adds it to the cart. */
export async function addFromList(page: Page, shop: Journey, bought: BoughtProduct): Promise<AddedProduct> {
  await openFromList(page, shop, bought)
  await bought.choose?.(page)
  return { ...bought, price: await addAtShownPrice(page) }
}

type Cart = {
  added: readonly AddedProduct[]
  /** The prices of all that is in the cart beside these products, in pence. */
  others?: number
  isShipped: boolean
  /** The shopper has to agree that the download starts at once. */
  isDownload?: boolean
}

/**
 * Buys what is in the cart as a guest with a card. Checks that cart, checkout, order, mail and invoice have the prices of the
 * product pages, and the same options where they show them. Returns the number of the order.
 */
export async function buyCart(
  page: Page,
  shop: Journey,
  { added, others = 0, isShipped, isDownload = false }: Cart,
): Promise<string> {
  const email = newEmail()
  const texts = added.flatMap(({ shown }) => shown)
  const goods = added.reduce((sum, { price }) => sum + price, others)
  const total = formatPence(goods + (isShipped ? courierCost * 100 : 0))
  await waitUntilCartSent(page)

  await openPage(page, shop.url('/cart'))
  for (const { product, price, shown } of added) {
    const line = page
      .locator('main li')
      .filter({ hasText: product.name })
      .filter({ hasText: formatPence(price) })
    for (const text of shown) await line.getByText(text).first().waitFor()
  }
  await page.locator('main').getByText(formatPence(goods)).first().waitFor()

  await page.locator('main').getByRole('link', { name: 'Go to checkout' }).click()
  await payButton(page).waitFor()
  await fillGuest(page, email)
  if (isShipped) await fillAddress(page)
  else await expectNoDelivery(page)
  await choosePayment(page, 'Card')
  await acceptTerms(page)
  if (isDownload) await page.locator('[name="downloadConsent"]').check()
  await expect.poll(() => page.locator('main').innerText()).toContain(total)
  await typeCard(page, testCards.accepted)
  await payButton(page).press('Enter')
  const number = await waitForThankYouPage(page, 'paid')
  const thanks = await page.locator('main').innerText()
  for (const text of [total, ...texts]) expect(thanks).toContain(text)
  const invoice = await readInvoice(page)
  const invoiced = added.map(({ price }) => formatPence(price))
  for (const text of [number, ...invoiced, formatPence(goods), total]) expect(invoice).toContain(text)

  expect(await shop.merchant.totalsOf(email)).toEqual([total])
  const order = await shop.merchant.showOrder(number)
  for (const text of texts) expect(order).toContain(text)
  await expect.poll(() => readMails(shop, number), { timeout: 30_000 }).toContain(total)
  const mails = await readMails(shop, number)
  // Mails split up shopper texts that mail programs would turn into links, such as 'house.png'.
  for (const text of texts) expect(mails).toContain(withoutLinks(text))
  return number
}

/** Checks that the checkout asks for no delivery, and fills in the billing address. */
async function expectNoDelivery(page: Page): Promise<void> {
  await page.getByText('1 of 3').waitFor()
  await page.getByRole('radio', { name: 'Card', exact: true }).waitFor()
  expect(await page.locator('[name="shipping-city"], [name="shipping-method"]').count()).toBe(0)
  expect(await page.getByText('Cash on delivery').count()).toBe(0)
  await fillAddress(page, 'payment')
}

/**
 * Finds the product in a list and opens its page. Compares both prices, except if the list shows the price "From" the cheapest
 * choice.
 */
export async function openFromList(
  page: Page,
  shop: Journey,
  { product }: Pick<BoughtProduct, 'product'>,
): Promise<void> {
  const { sku, url_path } = product
  const path = `/search?q=${encodeURIComponent(sku)}`
  if (page.url().startsWith(shop.url('/'))) await goWithoutLoading(page, path)
  else await openPage(page, shop.url(path))
  const card = cards(page)
    .and(page.locator(`[href="/${url_path}"]`))
    .first()
  const listed = await card.locator('.ui-price').innerText()
  await card.click()
  await page.waitForURL((url) => url.pathname.startsWith(`/${url_path}`))
  await page.locator('main article .ui-price-large').waitFor()
  if (!/from/i.test(listed)) expect(pounds(await priceOnPage(page))).toBe(pounds(listed))
}

/** The text of the invoice that the thank-you page offers. Line breaks can be anywhere in it. */
export async function readInvoice(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download', { timeout: 60_000 })
  const isDownloading = downloading.then(() => true)
  // The shop issues the invoice in a moment after the payment, and tells shoppers who are faster to try again.
  const isMissing = page.getByText('Your invoice isn’t ready yet')
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Download invoice' }).click()
      return Promise.race([isDownloading, isMissing.waitFor().then(() => false)])
    })
    .toBe(true)
  const download = await downloading
  const { text } = await extractText(new Uint8Array(await readFile(await download.path())), { mergePages: true })
  return text
}

/** The texts of the mails about an order. */
async function readMails(shop: Journey, number: string): Promise<string> {
  return (await findMails(shop.url, number)).join('\n').replaceAll('&#39;', "'").replaceAll('&amp;', '&')
}
