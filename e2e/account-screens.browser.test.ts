import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { field, submit } from './account/account-page.ts'
import { logInAsCustomer } from './account/customer-with-orders.ts'
import { accessibilityProblems } from './browser/axe.ts'
import { openPage } from './browser/open-page.ts'
import { desktop, isFullRun, phone } from './browser/sizes.ts'
import { walkByKeyboard } from './browser/walk-by-keyboard.ts'
import { addOnPage } from './cart/cart-page.ts'
import { pickWellStockedProduct } from './cart/well-stocked.ts'
import { acceptTerms, choosePayment, fillAddress, openCheckout, payButton } from './checkout/checkout-page.ts'
import { journey } from './journey.ts'
import { stores, storeUrl } from './shop/stores.ts'

/** Each state checks a part of the account pages; in a full run each state checks all of them. */
const states = [
  { store: 'default', size: 'phone', colorScheme: 'dark' },
  { store: 'de', size: 'phone', colorScheme: 'light' },
  { store: 'it', size: 'desktop', colorScheme: 'dark' },
] as const

const tradeStates = [
  { store: 'trade', size: 'phone', colorScheme: 'dark' },
  { store: 'trade_eu', size: 'desktop', colorScheme: 'light' },
] as const

const partOf = (paths: readonly string[], state: number, count: number) =>
  isFullRun ? paths : paths.filter((_, at) => at % count === state)

type Store = (typeof stores)[number]['code']

/** The account pages are read from the account's navigation, so that a new page is checked without an entry here. */
async function accountPaths(page: Page): Promise<string[]> {
  const links = page.locator('nav:has([aria-current="page"]) a[href*="/my-account"]')
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
}

async function findProblems(page: Page, store: Store, paths: readonly string[]): Promise<string[]> {
  const { locale } = stores.find(({ code }) => code === store)!
  const problems: string[] = []
  for (const path of new Set(paths)) {
    await openPage(page, new URL(path, page.url()).href)
    await page.locator('[data-account]').waitFor()
    const found = [...(await accessibilityProblems(page)), ...(await walkByKeyboard(page))]
    const { lang, overflow } = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      overflow: document.documentElement.scrollWidth - innerWidth,
    }))
    if (lang !== locale) found.push(`language ${lang}`)
    if (overflow > 0) found.push(`${overflow} px wider than the window`)
    problems.push(...found.map((problem) => `${path}: ${problem}`))
  }
  return problems
}

for (const [at, { store, size, colorScheme }] of states.entries())
  journey(
    `shows a customer's account without problems: ${store} on a ${size}, ${colorScheme}`,
    async ({ shop }) => {
      const viewport = size === 'phone' ? phone : desktop
      const page = await shop.page({ viewport, colorScheme, reducedMotion: 'reduce' })
      await openPage(page, shop.url('/my-account/orders'))
      const { sku, price } = await pickWellStockedProduct(shop.port, 44)
      const { numbers } = await logInAsCustomer(page, shop.url, [[{ sku, price }]])
      await openPage(page, storeUrl(shop.port, store, '/my-account/orders'))
      const order = page.locator(`[data-order="${numbers[0]}"] a`).first()
      await order.waitFor()
      const orderPath = await order.getAttribute('href')
      const paths = await accountPaths(page)
      expect(new Set(paths).size).toBeGreaterThanOrEqual(8)
      const part = partOf([...paths, orderPath ?? ''], at, states.length)
      expect(await findProblems(page, store, part)).toEqual([])
    },
    180_000,
  )

for (const [at, { store, size, colorScheme }] of tradeStates.entries())
  journey(
    `shows a trade buyer's account without problems: ${store} on a ${size}, ${colorScheme}`,
    async ({ shop }) => {
      const viewport = size === 'phone' ? phone : desktop
      const page = await shop.open('/my-account', { store, viewport, colorScheme, reducedMotion: 'reduce' })
      await page.locator('main').getByRole('button', { name: 'Log in' }).click()
      await field(page, 'email').fill('buyer@mantel.example')
      await field(page, 'password').fill('mantelpiece')
      await submit(page)
      await page.locator('[data-account]').waitFor()
      const paths = await accountPaths(page)
      for (const own of ['quick-order', 'order-templates', 'company'])
        expect(paths.join(' '), 'pages of trade stores').toContain(own)
      expect(await findProblems(page, store, partOf(paths, at, tradeStates.length))).toEqual([])
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
