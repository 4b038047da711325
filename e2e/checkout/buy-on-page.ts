import { readFile } from 'node:fs/promises'
import { withoutLinks } from '@mantel/domain/text'
import type { Page } from 'playwright-core'
import { extractText } from 'unpdf'
import { expect } from 'vitest'
import { newEmail } from '../account/account-page.ts'
import { accessibilityProblems } from '../browser/axe.ts'
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
  openCheckout,
  payButton,
  testCards,
  typeCard,
  waitForThankYouPage,
} from './checkout-page.ts'

export type BoughtProduct = {
  product: { sku: string; url_path: string }
  /** Fills in the product page's form. */
  choose?: (page: Page) => Promise<void>
  /** Texts that cart, order and mail show beside the product. */
  shown: readonly string[]
  isShipped: boolean
  /** The shopper has to agree that the download starts at once. */
  isDownload?: boolean
}

const priceOnPage = (page: Page) => page.locator('main article .ui-price-large .ui-price-current').innerText()
const pounds = (text: string) => Math.round(Number(/£([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', '')) * 100)
const shownPrice = (pence: number) => `£${(pence / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`

/**
 * Buys a product from the list of search results to the paid order, as a guest with a card. Checks that list, page, cart, checkout,
 * order, mail and invoice have the same price, and the same options where they show them. Returns the number of the order.
 */
export async function buyOnPage(
  shop: Journey,
  { product, choose, shown, isShipped, isDownload = false }: BoughtProduct,
): Promise<string> {
  const page = await shop.page()
  const email = newEmail()
  await openFromList(page, shop, product)
  await choose?.(page)
  expect(await accessibilityProblems(page)).toEqual([])
  const price = pounds(await priceOnPage(page))
  expect(price).toBeGreaterThan(0)
  await pressAdd(page)
  await waitUntilCartSent(page)

  await openPage(page, shop.url('/cart'))
  const cart = page.locator('main')
  for (const text of shown) await cart.getByText(text).first().waitFor()
  await cart.getByText(shownPrice(price)).first().waitFor()

  await openCheckout(page, shop.url('/checkout'))
  await fillGuest(page, email)
  if (isShipped) await fillAddress(page)
  else await fillAddress(page, 'payment')
  await choosePayment(page, 'Card')
  await acceptTerms(page)
  if (isDownload) await page.locator('[name="downloadConsent"]').check()
  const total = shownPrice(price + (isShipped ? courierCost * 100 : 0))
  await expect.poll(() => page.locator('main').innerText()).toContain(total)
  await typeCard(page, testCards.accepted)
  await payButton(page).click()
  const number = await waitForThankYouPage(page, 'paid')
  const thanks = await page.locator('main').innerText()
  for (const text of [total, ...shown]) expect(thanks).toContain(text)
  const invoice = await readInvoice(page)
  for (const text of [number, shownPrice(price), total]) expect(invoice).toContain(text)

  expect(await shop.merchant.totalsOf(email)).toEqual([total])
  const order = await shop.merchant.showOrder(number)
  for (const text of shown) expect(order).toContain(text)
  await expect.poll(() => readMails(shop, number), { timeout: 30_000 }).toContain(total)
  const mails = await readMails(shop, number)
  // Mails split up shopper texts that mail programs would turn into links, such as 'house.png'.
  for (const text of shown) expect(mails).toContain(withoutLinks(text))
  return number
}

/**
 * Finds the product in a list and opens its page. Compares both prices, except if the list shows the price "From" the cheapest
 * choice.
 */
async function openFromList(page: Page, shop: Journey, { sku, url_path }: BoughtProduct['product']): Promise<void> {
  await openPage(page, shop.url(`/search?q=${encodeURIComponent(sku)}`))
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
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download invoice' }).click({ timeout: 60_000 }),
  ])
  const { text } = await extractText(new Uint8Array(await readFile(await download.path())), { mergePages: true })
  return text
}

/** The texts of the mails about an order. */
async function readMails(shop: Journey, number: string): Promise<string> {
  return (await findMails(shop.url, number)).join('\n').replaceAll('&#39;', "'").replaceAll('&amp;', '&')
}
