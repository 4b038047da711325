import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from './journey.ts'

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

journey('back and forward find list, filters and place again', async ({ shop }) => {
  const page = await shop.open('/clocks')
  await page.locator('main section[aria-label="Filters"] a[href*="price=50"]').click()
  await page.waitForURL(/price=50/)
  const status = page.locator('main [role=status]')
  await page.getByRole('list', { name: 'Chosen filters' }).waitFor()
  const narrowed = await status.textContent()
  await page.evaluate(() => scrollTo(0, 1000))
  await page.locator(await cardInSight(page)).click()
  await page.locator('article h1').waitFor()
  expect(await scrolled(page)).toBe(0)

  await page.goBack()
  await page.waitForURL(/price=50/)
  await expect.poll(() => scrolled(page)).toBe(1000)
  expect(await status.textContent()).toBe(narrowed)
  await page.goForward()
  await page.locator('article h1').waitFor()
  await page.goBack()
  await page.goBack()
  await page.waitForURL(shop.url('/clocks'))
  await expect.poll(() => status.textContent()).not.toBe(narrowed)
})

/** One that can be clicked without scrolling to it. */
const cardInSight = (page: Page) =>
  page.locator('main section[aria-label="Products"] ul > li > div > a').evaluateAll((cards) => {
    const boxes = cards.map((card) => ({ card, ...card.getBoundingClientRect().toJSON() }))
    const seen = boxes.find(({ top, bottom }) => top > 100 && bottom < innerHeight)
    return `main a[href="${seen?.card.getAttribute('href')}"]`
  })

journey('going elsewhere shows a line of 2 px until the data is there, and tells its title', async ({ shop }) => {
  const page = await shop.open('/')
  await page.mouse.move(5, 5)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/catalog/**', async (route) => {
    await held
    await route.continue()
  })
  const bar = page.getByRole('progressbar', { name: 'The page is loading' })
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Clocks', exact: true })
    .first()
    .click()
  await bar.waitFor()
  expect(await bar.evaluate((line) => getComputedStyle(line).height)).toBe('2px')
  // Nothing is shown before its data is there.
  expect(new URL(page.url()).pathname).toBe('/')
  release()
  await page.waitForURL(shop.url('/clocks'))
  await page.getByRole('heading', { level: 1, name: 'Clocks' }).waitFor()
  await bar.waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('[aria-live=polite]', { hasText: 'Clocks' }).count()).toBe(1)
})

journey('another store is another shop: the browser goes there whole and remembers it', async ({ shop }) => {
  const page = await shop.open('/')
  expect(await storeCookie(page)).toBe('default')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.locator('header details summary').click()
  await page
    .locator('header details')
    .getByRole('link', { name: /Mantel Deutschland/ })
    .click()
  await page.waitForURL(shop.url('/de'))
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
  expect(await page.locator('html').getAttribute('lang')).toBe('de-DE')
  await expect.poll(() => storeCookie(page)).toBe('de')

  // Within the store nothing is loaded anew.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page
    .getByRole('navigation', { name: 'Hauptmenü' })
    .getByRole('link', { name: 'Uhren', exact: true })
    .first()
    .click()
  await page.waitForURL(shop.url('/de/uhren'))
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

  await page.locator('header details summary').click()
  await page
    .locator('header details')
    .getByRole('link', { name: /Mantel Trade EU/ })
    .click()
  await page.waitForURL(shop.url('/trade_eu', 'trade'))
  expect(await page.locator('html').getAttribute('data-theme')).toBe('trade')
  await expect.poll(() => storeCookie(page)).toBe('trade_eu')
})

const storeCookie = async (page: Page) =>
  (await page.context().cookies(page.url())).find(({ name }) => name === 'store_code')?.value

journey('a path that leads nowhere helps on, opened or followed, and the shop is told', async ({ shop }) => {
  shop.allow(/404|Route not found|No mapping found/)
  const page = await shop.page()
  const told: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') told.push(request.postDataJSON())
  })
  const reply = await page.goto(shop.url('/clocks/gone-for-good'))
  expect(reply?.status()).toBe(404)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => JSON.stringify(told)).toContain('/clocks/gone-for-good')
  await page.getByRole('main').getByRole('searchbox').fill('mantel clock')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('heading', { level: 1, name: 'Results for “mantel clock”' }).waitFor()
})
