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
import { journeySharing } from './journey.ts'
import { stores, storeUrl } from './shop/stores.ts'

/** The states of the tab that a customer's journeys share; each checks a part of the account pages, in a full run all of them. */
const states = [
  { store: 'default', size: 'phone', colorScheme: 'dark' },
  { store: 'de', size: 'phone', colorScheme: 'light' },
  { store: 'it', size: 'desktop', colorScheme: 'dark' },
] as const

const tradeStates = [
  { store: 'trade', size: 'phone', colorScheme: 'dark' },
  { store: 'trade_eu', size: 'desktop', colorScheme: 'light' },
] as const
const tradePages = ['quick-order', 'order-templates', 'company']

const partOf = (paths: readonly string[], state: number, count: number) =>
  isFullRun ? paths : paths.filter((_, at) => at % count === state)

type State = (typeof states)[number] | (typeof tradeStates)[number]

const customerJourney = journeySharing(async (shop) => {
  const page = await shop.open('/my-account/orders', { reducedMotion: 'reduce' })
  const { sku, price } = await pickWellStockedProduct(shop.port, 44)
  const { numbers } = await logInAsCustomer(page, shop.url, [[{ sku, price }]])
  const order = page.locator(`[data-order="${numbers[0]}"] a`).first()
  await order.waitFor()
  return { page, paths: await accountPaths(page), order: (await order.getAttribute('href')) ?? '' }
})

const buyerJourney = journeySharing(async (shop) => {
  const page = await shop.open('/my-account', { store: 'trade', reducedMotion: 'reduce' })
  await page.locator('main').getByRole('button', { name: 'Log in' }).click()
  await field(page, 'email').fill('buyer@mantel.example')
  await field(page, 'password').fill('mantelpiece')
  await submit(page)
  await page.locator('[data-account]').waitFor()
  return { page, paths: await accountPaths(page) }
})

/** The account pages are read from the account's navigation, so that a new page is checked without an entry here. */
async function accountPaths(page: Page): Promise<string[]> {
  const links = page.locator('nav:has([aria-current="page"]) a[href*="/my-account"]')
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  return [...new Set(paths)]
}

async function findProblems(
  page: Page,
  port: number,
  state: State,
  paths: readonly string[],
  listed: number,
): Promise<string[]> {
  const { locale, prefix } = stores.find(({ code }) => code === state.store)!
  await page.setViewportSize(state.size === 'phone' ? phone : desktop)
  await page.emulateMedia({ colorScheme: state.colorScheme })
  const problems: string[] = []
  for (const path of paths) {
    await openPage(page, storeUrl(port, state.store, path))
    await page.locator('[data-account]').waitFor()
    const found = [...(await accessibilityProblems(page)), ...(await walkByKeyboard(page))]
    const { lang, overflow } = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      overflow: document.documentElement.scrollWidth - innerWidth,
    }))
    if (lang !== locale) found.push(`language ${lang}`)
    if (overflow > 0) found.push(`${overflow} px wider than the window`)
    if (!new URL(page.url()).pathname.startsWith(`${prefix}/my-account`)) found.push(`opened ${page.url()}`)
    const isFirst = path === paths[0]
    if (isFirst && (await accountPaths(page)).length !== listed) found.push(`its navigation has not ${listed} pages`)
    problems.push(...found.map((problem) => `${path}: ${problem}`))
  }
  return problems
}

for (const [at, state] of states.entries())
  customerJourney(
    `shows a customer's account without problems: ${state.store} on a ${state.size}, ${state.colorScheme}`,
    async ({ shop, shared: { page, paths, order } }) => {
      expect(paths.length).toBeGreaterThanOrEqual(8)
      const part = partOf([...paths, order], at, states.length)
      expect(await findProblems(page, shop.port, state, part, paths.length)).toEqual([])
    },
    180_000,
  )

for (const [at, state] of tradeStates.entries())
  buyerJourney(
    `shows a trade buyer's account without problems: ${state.store} on a ${state.size}, ${state.colorScheme}`,
    async ({ shop, shared: { page, paths } }) => {
      for (const name of tradePages) expect(paths.join(' '), 'pages of trade stores').toContain(name)
      const own = paths.filter((path) => tradePages.some((name) => path.includes(name)))
      // In `npm test` a consumer store checks the pages that all stores have.
      const all = isFullRun ? paths : ['/my-account', ...own]
      expect(await findProblems(page, shop.port, state, partOf(all, at, tradeStates.length), paths.length)).toEqual([])
    },
    180_000,
  )

customerJourney(
  "lists an order that was not sent yet among the customer's orders, until the shop has it",
  async ({ shop, shared: { page } }) => {
    shop.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
    await page.setViewportSize(phone)
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
  },
)
