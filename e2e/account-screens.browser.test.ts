import { expect } from 'vitest'
import { logInAsCustomer } from './account/customer-with-orders.ts'
import { accessibilityProblems } from './browser/axe.ts'
import { openPage } from './browser/open-page.ts'
import { desktop, phone } from './browser/sizes.ts'
import { addOnPage } from './cart/cart-page.ts'
import { pickWellStockedProduct } from './cart/well-stocked.ts'
import { acceptTerms, choosePayment, fillAddress, openCheckout, payButton } from './checkout/checkout-page.ts'
import { journeyWithoutWorker as journey } from './journey.ts'
import { stores, storeUrl } from './shop/stores.ts'

const states = [
  { store: 'default', size: 'phone', colorScheme: 'dark' },
  { store: 'de', size: 'phone', colorScheme: 'light' },
  { store: 'it', size: 'desktop', colorScheme: 'dark' },
] as const

/** The pages of the navigation, so that a new one is checked without an entry here, and one order. */
for (const { store, size, colorScheme } of states)
  journey(
    `shows a customer's account without problems: ${store} on a ${size}, ${colorScheme}`,
    async ({ shop }) => {
      const page = await shop.page({
        viewport: size === 'phone' ? phone : desktop,
        colorScheme,
        reducedMotion: 'reduce',
      })
      await openPage(page, shop.url('/my-account/orders'))
      const { sku, price } = await pickWellStockedProduct(shop.port, 44)
      const { numbers } = await logInAsCustomer(page, shop.url, [[{ sku, price }]])
      await openPage(page, storeUrl(shop.port, store, '/my-account/orders'))
      const order = page.locator(`[data-order="${numbers[0]}"] a`).first()
      await order.waitFor()
      const orderPath = await order.getAttribute('href')
      const links = page.locator('nav:has([aria-current="page"]) a[href*="/my-account"]')
      const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      expect(new Set(paths).size).toBeGreaterThanOrEqual(8)
      const { locale } = stores.find(({ code }) => code === store)!
      const problems: string[] = []
      for (const path of new Set([...paths, orderPath ?? ''])) {
        await openPage(page, new URL(path, page.url()).href)
        await page.locator('[data-account]').waitFor()
        problems.push(...(await accessibilityProblems(page)).map((problem) => `${path}: ${problem}`))
        const { lang, overflow } = await page.evaluate(() => ({
          lang: document.documentElement.lang,
          overflow: document.documentElement.scrollWidth - innerWidth,
        }))
        if (lang !== locale) problems.push(`${path}: language ${lang}`)
        if (overflow > 0) problems.push(`${path}: ${overflow} px wider than the window`)
      }
      expect(problems).toEqual([])
    },
    180_000,
  )

journey("lists an order that was not sent yet among the customer's orders, until the shop has it", async ({ shop }) => {
  shop.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
  const page = await shop.open('/my-account/orders', { viewport: phone })
  await logInAsCustomer(page, shop.url)
  const product = await pickWellStockedProduct(shop.port, 45)
  await addOnPage(page, shop.url(`/${product.url_path}`))
  await openCheckout(page, shop.url('/checkout'))
  await fillAddress(page)
  await choosePayment(page, 'Cash on delivery')
  await acceptTerms(page)
  const isOrder = (url: URL) => url.pathname === '/api/order'
  await page.route(isOrder, (route) => route.abort())
  await payButton(page).click()
  await page.waitForURL(/\/success/)
  await openPage(page, shop.url('/my-account/orders'))
  await page.getByRole('heading', { name: 'Other orders from this browser' }).waitFor()
  await page.getByText(/^(Waiting to be sent|Sending)$/).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.unroute(isOrder)
  await page.reload()
  await page.locator('[data-order]').first().waitFor()
  await page.getByRole('heading', { name: 'Other orders from this browser' }).waitFor({ state: 'detached' })
})
