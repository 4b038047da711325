import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { openPage } from './browser/open-page.ts'
import { readBrowserDatabase } from './browser/read-browser-database.ts'
// These tests run without the service worker: offline pages come only from the data that the client has stored. The worker has
// its own tests.
import { journey } from './journey.ts'
import { newVisitorJourney } from './new-visitor-journey.ts'

const visitorJourney = newVisitorJourney()

const unavailable = 'The product, category or CMS page is not available in Offline mode. Redirecting to Home.'
const notSynchronized = 'No products synchronized for this category. Please come back while online!'

const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).first()
const products = (page: Page) => page.locator('main section[aria-label="Products"] ul > li > div > a')

visitorJourney('shows visited pages offline and a message for others', async ({ shop, page }) => {
  shop.allow(/ERR_INTERNET_DISCONNECTED/)
  await openPage(page, shop.url('/'))
  const headings = await page.locator('main section h2').allTextContents()
  await entry(page, 'Clocks').click()
  await page.getByRole('heading', { level: 1, name: 'Clocks' }).waitFor()
  const count = await page.locator('main [role=status]').textContent()
  const names = await products(page).getByRole('heading').allTextContents()
  await products(page).first().click()
  await page.locator('article:not([data-preview]) h1').waitFor()
  await page.context().setOffline(true)

  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Clocks' }).waitFor()
  expect(await page.locator('main [role=status]').textContent()).toBe(count)
  await products(page).first().click()
  await page.getByRole('heading', { level: 1, name: names[0] ?? '', exact: true }).waitFor()
  // This includes the page rendered by the server.
  await page.locator('header').getByRole('link', { name: 'Mantel home page' }).click()
  await page.waitForURL(shop.url('/'))
  await expect.poll(() => page.locator('main section h2').allTextContents()).toEqual(headings)

  await entry(page, 'Wall Art').click()
  await notices(page).getByText(unavailable).waitFor()
  expect(page.url()).toBe(shop.url('/'))
  // A repeated notification is shown only once.
  await entry(page, 'Photo Frames').click()
  await page.waitForLoadState()
  await expect.poll(() => notices(page).getByText(unavailable).count()).toBe(1)
  await notices(page).getByRole('button', { name: 'OK' }).click()
  await notices(page).getByText(unavailable).waitFor({ state: 'detached' })

  await page.context().setOffline(false)
  await entry(page, 'Wall Art').click()
  await page.getByRole('heading', { level: 1, name: 'Wall Art' }).waitFor()
})

journey(
  'says on a home page without stored products that the shop is offline, and loads them afterwards',
  async ({ shop }) => {
    shop.allow(/ERR_INTERNET_DISCONNECTED/)
    const page = await shop.open('/clocks')
    const home = page.locator('header').getByRole('link', { name: 'Mantel home page' })
    // Simulates an earlier visit of the home page: the browser has cached its code, but no products are stored.
    const document = await (await fetch(shop.url('/').replace('localhost', '127.0.0.1'))).text()
    const [code = ''] = /\/assets\/home-[^"]+\.js/.exec(document) ?? []
    await page.evaluate(`import('${code}').then(() => undefined)`)
    // Wait until the page has fetched the loader of the home page, which it does in idle time.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /load-home/.test(name)),
    )
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await home.click()
    await page.waitForURL(shop.url('/'))
    await page.getByText('You’re offline. Our products will be here again').waitFor()
    expect(await page.getByText('There are no products here yet').count()).toBe(0)
    await page.context().setOffline(false)
    await page.getByRole('heading', { level: 2, name: 'Best sellers' }).waitFor()
  },
)

visitorJourney('says that search and a category without stored products need a connection', async ({ shop, page }) => {
  shop.allow(/ERR_INTERNET_DISCONNECTED/)
  await openPage(page, shop.url('/clocks'))
  const search = page.locator('header').getByRole('link', { name: 'What are you looking for?' })
  await search.click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await entry(page, 'Wall Art').click()
  await page.getByRole('heading', { level: 1, name: 'Wall Art' }).waitFor()
  await page.context().setOffline(true)
  // The filter is known, but its results are not stored.
  await page.locator('main section[aria-label="Filters"] [name=price]').nth(1).click()
  await notices(page).getByText(notSynchronized).waitFor()
  await page.locator('main').getByText(notSynchronized).waitFor()

  await search.click()
  await page.keyboard.type('oak clock')
  await page.getByRole('dialog').getByText('You need an internet connection to search.').waitFor()

  // The search and the list load by themselves when the connection is back.
  await page.context().setOffline(false)
  await page
    .getByRole('dialog')
    .getByRole('status')
    .getByText(/^\d+ results?$/)
    .waitFor()
  await page.keyboard.press('Escape')
  await products(page).first().waitFor()
})

journey('removes notifications after five seconds, pauses on hover and lets them be dismissed', async ({ shop }) => {
  shop.allow(/ERR_INTERNET_DISCONNECTED/)
  const page = await shop.page()
  await page.clock.install()
  await openPage(page, shop.url('/'))
  await entry(page, 'Clocks').click()
  await page.getByRole('heading', { level: 1, name: 'Clocks' }).waitFor()
  await page.context().setOffline(true)
  const notice = notices(page).getByText(unavailable)
  // Fake timers from here on, so that a slow machine does not affect the result.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  const requestUnstoredCategory = async () => {
    await entry(page, 'Photo Frames').click()
    while ((await notice.count()) === 0) await page.clock.runFor(20)
    await page.mouse.move(5, 5)
  }
  const waitUntilGone = async () => {
    while ((await notice.count()) > 0) await page.clock.runFor(20)
  }
  await requestUnstoredCategory()
  await page.clock.runFor(4500)
  expect(await notice.count()).toBe(1)
  await page.clock.runFor(600)
  await waitUntilGone()

  await requestUnstoredCategory()
  await notice.hover()
  await page.clock.runFor(20_000)
  expect(await notice.count()).toBe(1)
  await page.mouse.move(5, 5)
  await page.clock.runFor(5100)
  await waitUntilGone()

  await requestUnstoredCategory()
  await notices(page).getByRole('button', { name: 'Dismiss' }).last().click()
  await waitUntilGone()
})

visitorJourney(
  'reports a page that was missing while offline once, on the next visit',
  async ({ shop, page: next }) => {
    shop.allow(/ERR_INTERNET_DISCONNECTED/)
    const context = next.context()
    const page = await context.newPage()
    await openPage(page, shop.url('/about-us'))
    const reports: string[] = []
    context.on('request', (request) => {
      if (request.url().includes('/page-not-found')) reports.push(request.postDataJSON().report.requestUrl)
    })
    /** Navigates like a link in the page. */
    const navigate = (path: string) =>
      page.evaluate((target) => {
        history.pushState(null, '', target)
        dispatchEvent(new PopStateEvent('popstate'))
      }, path)
    const waiting = (from: Page) => from.evaluate(readBrowserDatabase, ['tasks'] as const)
    // These routes exist only in the trade stores: the browser knows without the server that this store has no such page.
    await navigate('/approval')
    await expect.poll(() => reports).toEqual(['/approval'])
    await expect.poll(() => waiting(page)).toEqual([])
    await context.setOffline(true)
    await navigate('/register')
    await expect
      .poll(() => waiting(page))
      .toMatchObject([{ url: '/api/ext/page-not-found', transmited: false, payload: { method: 'POST' }, silent: true }])
    await page.close()

    await context.setOffline(false)
    await openPage(next, shop.url('/about-us'))
    await expect.poll(() => reports).toEqual(['/approval', '/register'])
    await expect.poll(() => waiting(next)).toEqual([])
    await openPage(next, shop.url('/contacts'))
    expect(reports).toEqual(['/approval', '/register'])
  },
)
