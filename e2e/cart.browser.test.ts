import { expect } from 'vitest'
import { openPage } from './browser/open-page.ts'
import { openWindow } from './browser/open-window.ts'
import { phone } from './browser/sizes.ts'
import { addOnPage, count, dialog, openMicrocart, pressAdd, pressAddInTurn } from './cart/cart-page.ts'
import { plenty } from './cart/plenty.ts'
import { serverCart } from './cart/server-cart.ts'
import { journey } from './journey.ts'
import type { CatalogueProduct } from './shop/read-catalogue.ts'

const pathOf = (product: CatalogueProduct | undefined) => `/${product?.url_path}`

journey(
  'a cart is filled from a list and a page, changed, reduced and kept',
  async ({ shop }) => {
    // Refusals of the server are errors for the console.
    shop.allow(/apply-coupon.+NO-SUCH/)
    const [product] = await plenty(shop.port)
    const page = await shop.open('/clocks')
    await page
      .getByRole('button', { name: /^Add .+ to the cart$/ })
      .first()
      .click()
    const notice = page.getByRole('region', { name: 'Notifications' })
    await notice.getByText('Product has been added to the cart!').waitFor()
    await notice.getByText('Proceed to checkout').waitFor()
    await addOnPage(page, shop.url(pathOf(product)))
    await openMicrocart(page)
    const cart = dialog(page)
    await expect.poll(() => cart.getByRole('listitem').count()).toBe(2)
    await cart.getByRole('button', { name: 'One more' }).last().click()
    await expect.poll(async () => (await serverCart(shop.port, page))[product?.sku ?? '']).toBe(2)

    await cart.getByText('Have a coupon?').click()
    await cart.getByLabel('Coupon code').fill('NO-SUCH')
    await cart.getByRole('button', { name: 'Apply' }).click()
    await cart.getByText("The coupon code isn't valid. Verify the code and try again.").waitFor()
    await cart.getByLabel('Coupon code').fill('WELCOME10')
    await cart.getByRole('button', { name: 'Apply' }).click()
    await cart.getByText('WELCOME10 is applied').waitFor()
    await cart.getByText('Discount (WELCOME10)').waitFor()

    await cart.getByRole('button', { name: `Remove ${product?.name}` }).click()
    await expect.poll(() => cart.getByRole('listitem').count()).toBe(1)
    await cart.getByRole('button', { name: 'Put it back' }).click()
    await expect.poll(() => cart.getByRole('listitem').count()).toBe(2)
    await expect.poll(async () => (await serverCart(shop.port, page))[product?.sku ?? '']).toBe(2)

    await page.setViewportSize(phone)
    await openPage(page, shop.url('/cart'))
    const total = page.locator('dl dd').last()
    await expect.poll(() => page.locator('main li').count()).toBe(2)
    await page.getByText('WELCOME10 is applied').waitFor()
    expect(await total.textContent()).toMatch(/^£\d+\.\d\d$/)
  },
  120_000,
)

journey(
  'what is added without a connection is in the cart after a reload and on the server when it is back',
  async ({ shop }) => {
    shop.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    const [one, two] = await plenty(shop.port)
    const page = await shop.open(pathOf(one))
    await page.evaluate(() => navigator.serviceWorker.ready)
    await pressAdd(page)
    await serverCart(shop.port, page)
    // The page of the second is seen before, so that it opens without a connection.
    await openPage(page, shop.url(pathOf(two)))
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await pressAdd(page)
    await page.reload()
    await expect.poll(() => count(page).textContent()).toContain('2')
    // A crash: nothing is said before the page is gone.
    await page.close({ runBeforeUnload: false })
    const next = await page.context().newPage()
    await page.context().setOffline(false)
    await openPage(next, shop.url('/'))
    await expect
      .poll(() => serverCart(shop.port, next), { timeout: 30_000 })
      .toEqual({ [one?.sku ?? '']: 1, [two?.sku ?? '']: 1 })
  },
)

journey(
  'two pages that add at the same time double nothing and lose nothing',
  async ({ shop }) => {
    const [product] = await plenty(shop.port)
    const context = await shop.visitor()
    const pages = [await context.newPage(), await openWindow(context)]
    for (const page of pages) await openPage(page, shop.url(pathOf(product)))
    const rounds = 50
    await Promise.all(pages.map((page) => pressAddInTurn(page, rounds)))
    const [first] = pages
    if (!first) throw new Error('no page')
    expect(await serverCart(shop.port, first)).toEqual({ [product?.sku ?? '']: rounds * pages.length })
  },
  180_000,
)

journey('a browser without room takes the cart all the same, and says how long it lasts', async ({ shop }) => {
  shop.allow(/quota|Quota|storage|disk/i)
  const [product] = await plenty(shop.port)
  const page = await shop.open(pathOf(product))
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 })
  await pressAdd(page)
  await openMicrocart(page)
  await dialog(page).getByText('This browser has no room to keep your cart').waitFor()
  expect(await dialog(page).getByRole('listitem').count()).toBe(1)
})
