import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { openPage } from './browser/open-page.ts'
import { openWindow } from './browser/open-window.ts'
import { isFullRun, phone } from './browser/sizes.ts'
import { addOnPage, cartLink, dialog, openMicrocart, pressAdd, pressAddRepeatedly } from './cart/cart-page.ts'
import { serverCart } from './cart/server-cart.ts'
import { findWellStockedProducts } from './cart/well-stocked.ts'
import { journey, journeyWithWorker } from './journey.ts'
import type { CatalogueProduct } from './shop/read-catalogue.ts'

const pathOf = (product: CatalogueProduct | undefined) => `/${product?.url_path}`

journey(
  'fills a cart from a list and a product page, changes it, applies a coupon and keeps it after a reload',
  async ({ shop }) => {
    // The browser logs rejected requests as console errors.
    shop.allow(/apply-coupon.+NO-SUCH/)
    const [product] = await findWellStockedProducts(shop.port)
    const page = await shop.open('/clocks')
    await page
      .getByRole('button', { name: /^Add .+ to cart$/ })
      .first()
      .click()
    const notice = page.getByRole('region', { name: 'Notifications' })
    await notice.getByText('Product has been added to the cart!').waitFor()
    await notice.getByText('Proceed to checkout').waitFor()
    await addOnPage(page, shop.url(pathOf(product)))
    await openMicrocart(page)
    const cart = dialog(page)
    await expect.poll(() => cart.getByRole('listitem').count()).toBe(2)
    await cart.getByRole('button', { name: `Increase quantity of ${product?.name}` }).click()
    await cart.getByText('Product quantity has been updated!').waitFor()
    const toCheckout = cart.getByRole('link', { name: 'Go to checkout' })
    expect(await areApart(cart.getByRole('region', { name: 'Notifications' }), toCheckout)).toBe(true)
    await cart.getByText('In stock!').first().waitFor()
    await expect.poll(async () => (await serverCart(shop.port, page))[product?.sku ?? '']).toBe(2)

    await cart.getByText('Have a coupon code?').click()
    await cart.getByText('Have a gift card?').waitFor()
    const code = cart.getByLabel('Coupon code')
    await code.fill('NO-SUCH')
    await code.press('Enter')
    // The reason is announced to screen readers, and the focus stays in the field, so that the shopper can correct the code.
    const announced = cart.locator('[aria-live="polite"]')
    await announced.getByText("The coupon code isn't valid. Verify the code and try again.").waitFor()
    expect(await code.inputValue()).toBe('NO-SUCH')
    expect(await code.evaluate((field) => field === document.activeElement)).toBe(true)
    await code.fill('WELCOME10')
    await cart.getByRole('button', { name: 'Apply' }).click()
    await cart.getByRole('status').getByText('WELCOME10 applied').waitFor()
    const remove = cart.getByRole('button', { name: 'Remove coupon' })
    await expect.poll(() => remove.evaluate((button) => button === document.activeElement)).toBe(true)
    await cart.getByText('Discount (WELCOME10)').waitFor()

    await cart.getByRole('button', { name: `Remove ${product?.name}` }).click()
    await expect.poll(() => cart.getByRole('listitem').count()).toBe(1)
    // The focus moves from the removed line to the remaining line.
    await expect.poll(() => cart.getByRole('listitem').locator(':focus').count()).toBe(1)
    await cart.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => cart.getByRole('listitem').count()).toBe(2)
    await expect.poll(async () => (await serverCart(shop.port, page))[product?.sku ?? '']).toBe(2)

    // On the cart page, notices do not cover the link to the checkout either.
    await openPage(page, shop.url('/cart'))
    await page.getByRole('button', { name: `Increase quantity of ${product?.name}` }).click()
    await notice.getByText('Product quantity has been updated!').waitFor()
    // The list of notices moves away from the link only after it has rendered.
    await expect.poll(() => areApart(notice, page.getByRole('link', { name: 'Go to checkout' }))).toBe(true)
    await expect.poll(async () => (await serverCart(shop.port, page))[product?.sku ?? '']).toBe(3)

    await page.setViewportSize(phone)
    const total = page.locator('dl dd').last()
    await expect.poll(() => page.locator('main li').count()).toBe(2)
    await page.getByText('WELCOME10 applied').waitFor()
    await page.getByText('Estimated delivery').waitFor()
    await page.getByText('Have a gift card?').waitFor()

    const quantity = page.getByRole('spinbutton', { name: `Quantity of ${product?.name}` })
    await quantity.fill('999')
    await page
      .getByText(/^(Only \d+ products of this type are available!|You can order up to \d+ of one product)/)
      .waitFor()
    await expect.poll(async () => (await serverCart(shop.port, page))[product?.sku ?? '']).toBe(99)
    await page.getByText('Quantity must be below 100').waitFor()
    await quantity.fill('-1')
    await page.getByText('Quantity must be above 0').waitFor()
    await quantity.fill('2.5')
    await page.getByText('Quantity must be a positive integer').waitFor()
    await quantity.fill('0')
    await page.getByText(`Remove ${product?.name} from your cart?`).waitFor()
    await page.getByRole('button', { name: 'Keep' }).click()
    expect(await quantity.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await quantity.inputValue()).toBe('99')

    await expect.poll(() => total.textContent()).toMatch(/^£[\d,]+\.\d\d$/)
    const totalInCart = (await total.textContent()) ?? ''
    await page.getByRole('link', { name: 'Go to checkout' }).click()
    await page.getByRole('main').getByText(totalInCart).first().waitFor()
  },
  120_000,
)

async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) return false
  return a.y + a.height <= b.y || b.y + b.height <= a.y || a.x + a.width <= b.x || b.x + b.width <= a.x
}

journeyWithWorker(
  'keeps items added right before leaving the page and while offline, also after a crash',
  async ({ shop }) => {
    shop.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    const [one, two] = await findWellStockedProducts(shop.port)
    const page = await shop.open(pathOf(one))
    await page.getByRole('button', { name: 'Add to cart', exact: true }).evaluate((button: HTMLElement) => {
      button.click()
      location.assign('/clocks')
    })
    await page.waitForURL(/clocks/)
    await expect.poll(() => cartLink(page).textContent()).toContain('1')
    await expect.poll(() => serverCart(shop.port, page)).toEqual({ [one?.sku ?? '']: 1 })
    await page.evaluate(() => navigator.serviceWorker.ready)
    // Visit the second product first, so that its page opens offline.
    await openPage(page, shop.url(pathOf(two)))
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await pressAdd(page)
    await page.reload()
    await expect.poll(() => cartLink(page).textContent()).toContain('2')
    // Simulates a crash: the page is closed before it can send anything.
    await page.close({ runBeforeUnload: false })
    const next = await page.context().newPage()
    await page.context().setOffline(false)
    await openPage(next, shop.url('/'))
    await expect
      .poll(() => serverCart(shop.port, next), { timeout: 30_000 })
      .toEqual({ [one?.sku ?? '']: 1, [two?.sku ?? '']: 1 })
  },
)

journeyWithWorker(
  'neither loses nor doubles items that two tabs add at the same time',
  async ({ shop }) => {
    const [product] = await findWellStockedProducts(shop.port)
    const context = await shop.visitor()
    const pages = [await context.newPage(), await openWindow(context)]
    for (const page of pages) await openPage(page, shop.url(pathOf(product)))
    // Both tabs together must stay below the largest quantity allowed in a line.
    const rounds = isFullRun ? 48 : 12
    await Promise.all(pages.map((page) => pressAddRepeatedly(page, rounds)))
    const [first] = pages
    if (!first) throw new Error('no page')
    expect(await serverCart(shop.port, first)).toEqual({ [product?.sku ?? '']: rounds * pages.length })
  },
  180_000,
)

journeyWithWorker(
  'accepts items when the browser storage is full and says how long the cart lasts',
  async ({ shop }) => {
    shop.allow(/quota|Quota|storage|disk/i)
    const [product] = await findWellStockedProducts(shop.port)
    const page = await shop.page()
    const devtools = await page.context().newCDPSession(page)
    // Set the quota before the first page loads: for half a minute after a write the browser would not notice the smaller quota.
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: new URL(shop.url('/')).origin, quotaSize: 1 })
    await openPage(page, shop.url(pathOf(product)))
    await pressAdd(page)
    await openMicrocart(page)
    await dialog(page).getByText('Your browser can’t save your cart').waitFor()
    expect(await dialog(page).getByRole('listitem').count()).toBe(1)
  },
)
