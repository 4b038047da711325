import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { newEmail } from '../account/account-page.ts'
import { openPage } from '../browser/open-page.ts'
import { pressAdd, waitUntilCartSent } from '../cart/cart-page.ts'
import { pickWellStockedProduct } from '../cart/well-stocked.ts'
import {
  acceptTerms,
  choosePayment,
  fillAddress,
  fillGuest,
  openCheckout,
  payButton,
} from '../checkout/checkout-page.ts'
import { readCatalogue } from '../shop/read-catalogue.ts'
import { storeUrl } from '../shop/stores.ts'
import { dialog, findRepeatedEvents } from './consent-page.ts'
import type { TaggedShop } from './open-tagged-shop.ts'

/** Agrees to all tags on a product page, buys the product, and checks the events that the tags report. */
export async function reportPurchase(page: Page, { port, vendors }: TaggedShop): Promise<void> {
  const url = (path: string) => storeUrl(port, 'default', path)
  const product = await pickWellStockedProduct(port, 1)
  await openPage(page, url(`/${product.url_path}`))
  await dialog(page).getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(() => vendors.of('analytics', 'view_item').length).toBe(1)
  const item = { item_id: product.sku, quantity: 1 }
  const items = [expect.objectContaining({ item_id: product.sku })]
  const expected = { gcs: 'G111', currency: 'GBP', tid: 'G-TEST1', items }
  expect(vendors.of('analytics', 'view_item')[0]?.data).toMatchObject(expected)
  expect(vendors.of('analytics', 'view_item')[0]?.data).not.toHaveProperty('uid')
  await expect.poll(() => vendors.of('social-pixel', 'ViewContent').length).toBe(1)
  await expect.poll(() => vendors.of('pin-board', 'pagevisit').length).toBe(1)
  await expect.poll(() => vendors.of('heat-map', 'stateChange').length).toBe(1)
  await expect.poll(() => vendors.of('product-analytics', '$pageview').length).toBe(1)
  await expect.poll(() => vendors.of('tag-manager', 'view_item').length).toBe(1)

  await pressAdd(page)
  await waitUntilCartSent(page)
  await expect.poll(() => vendors.of('analytics', 'add_to_cart').length).toBe(1)
  expect(vendors.of('analytics', 'add_to_cart')[0]?.data).toMatchObject({ items: [expect.objectContaining(item)] })
  await expect.poll(() => vendors.of('social-pixel', 'CartTotal').length).toBe(1)
  await expect.poll(() => vendors.of('pin-board', 'addtocart').length).toBe(1)
  expect(vendors.of('pin-board', 'addtocart')[0]?.data).toMatchObject({ currency: 'GBP', order_quantity: 1 })

  await page.locator('header a[href="/"]').first().click()
  await page.waitForURL(url('/'))
  await expect.poll(() => vendors.of('analytics', 'page_view').length).toBe(2)
  await page.locator('main a[href$="/clocks"], header a[href$="/clocks"]').first().click()
  await expect.poll(() => vendors.of('analytics', 'view_item_list').length).toBe(1)
  expect(vendors.of('analytics', 'page_view')).toHaveLength(3)

  await openPage(page, url('/search?q=walnut'))
  await expect.poll(() => vendors.of('analytics', 'search').map(({ data }) => data.search_term)).toEqual(['walnut'])
  await expect.poll(() => vendors.of('pin-board', 'search').length).toBe(1)

  const views = vendors.of('analytics', 'page_view').length
  await openCheckout(page, url('/checkout'))
  await expect.poll(() => vendors.of('analytics', 'begin_checkout').length).toBe(1)
  await expect.poll(() => vendors.of('social-pixel', 'InitiateCheckout').length).toBe(1)
  await fillGuest(page, newEmail())
  await fillAddress(page)
  await choosePayment(page, 'Cash on delivery')
  await acceptTerms(page)
  await payButton(page).click()
  await page.waitForURL(url('/success'))
  await expect.poll(() => vendors.of('analytics', 'purchase').length, { timeout: 20_000 }).toBe(1)
  expect(vendors.of('analytics', 'purchase')[0]?.data).toMatchObject({
    currency: 'GBP',
    transaction_id: expect.stringMatching(/^\d{9}$/),
    shipping: expect.any(Number),
    items: [expect.objectContaining(item)],
  })
  await expect.poll(() => vendors.of('social-pixel', 'Purchase').length).toBe(1)
  await expect.poll(() => vendors.of('pin-board', 'checkout').length).toBe(1)
  vendors.paths.length = 0
  await page.reload()
  await expect.poll(() => vendors.paths.some((path) => path.startsWith('/gtag/js'))).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(vendors.of('analytics', 'purchase')).toHaveLength(1)
  expect(vendors.of('analytics server')).toHaveLength(0)
  expect(vendors.of('analytics', 'page_view')).toHaveLength(views)
}

/**
 * Opens a list, searches, saves a product, plays its video, adds it to the cart, removes it and sends the contact form, and checks the
 * events that the tags report.
 */
export async function reportBrowsing(page: Page, { port, vendors }: TaggedShop): Promise<void> {
  const url = (path: string) => storeUrl(port, 'default', path)
  await openPage(page, url('/clocks'))
  await expect.poll(() => vendors.of('analytics', 'view_item_list').length).toBe(1)
  const list = vendors.of('analytics', 'view_item_list')[0]?.data
  expect(list).toMatchObject({ item_list_id: '50', item_list_name: 'Clocks' })
  expect(Array.isArray(list?.items) && list.items.length).toBeGreaterThan(1)

  await page.locator('header a[href$="/search"]:visible').first().click()
  await page.locator('dialog[open] input[name="q"]').pressSequentially('walnut')
  for (const [vendor, event, term] of [
    ['analytics', 'search', 'search_term'],
    ['social-pixel', 'Search', 'search_string'],
    ['pin-board', 'search', 'search_query'],
  ] as const)
    await expect.poll(() => vendors.of(vendor, event).map(({ data }) => data[term])).toEqual(['walnut'])
  await page.keyboard.press('Escape')

  const { products } = await readCatalogue(port, 'default')
  const product = products.find(({ sku }) => sku === 'CLK-FENWICK')
  await openPage(page, url(`/${product?.url_path}`))
  await page.getByRole('button', { name: 'Add to wishlist', exact: true }).click()
  await expect.poll(() => vendors.of('analytics', 'add_to_wishlist').length).toBe(1)
  await expect.poll(() => vendors.of('social-pixel', 'AddToWishlist').length).toBe(1)
  const price = product?.final_price_incl_tax
  const item = { item_id: 'CLK-FENWICK', item_name: product?.name, price, quantity: 1 }
  const goods = { currency: 'GBP', value: price, items: [expect.objectContaining(item)] }
  expect(vendors.of('analytics', 'add_to_wishlist')[0]?.data).toMatchObject(goods)
  const popup = page.waitForEvent('popup')
  await page.locator('[data-video]').first().click()
  await (await popup).close()
  await expect.poll(() => vendors.of('pin-board', 'watchvideo').length).toBe(1)
  expect(vendors.of('pin-board', 'watchvideo')[0]?.data.video_title).toMatch(/one minute on the bench/)

  await pressAdd(page)
  await waitUntilCartSent(page)
  await expect.poll(() => vendors.of('social-pixel', 'AddToCart').length).toBe(1)
  await expect.poll(() => vendors.of('social-pixel', 'CartTotal').length).toBe(1)
  expect(vendors.of('social-pixel', 'CartTotal')[0]?.data).toMatchObject({ currency: 'GBP', num_items: 1 })
  await openPage(page, url('/cart'))
  await page
    .locator('main')
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await expect.poll(() => vendors.of('analytics', 'remove_from_cart').length).toBe(1)
  expect(vendors.of('analytics', 'remove_from_cart')[0]?.data).toMatchObject(goods)

  await openPage(page, url('/contacts'))
  const form = page.locator('[data-mail-form]')
  await form.getByLabel('Your name').fill('Ada Love')
  await form.getByLabel('Email address').fill(newEmail())
  await form.getByLabel('Message').fill('Do you repair clocks?')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => vendors.of('pin-board', 'lead').map(({ data }) => data)).toEqual([{ lead_type: 'contact' }])
  await expect.poll(() => vendors.of('analytics', 'generate_lead').length).toBe(1)
  await expect.poll(() => vendors.of('social-pixel', 'Lead').length).toBe(1)
  expect(findRepeatedEvents(vendors.hits)).toEqual([])
}
