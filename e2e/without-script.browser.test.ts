import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { desktop, phone } from './browser/sizes.ts'
import { newVisitorJourney } from './new-visitor-journey.ts'
import { screenNamed } from './screens/screens.ts'
import { findStorePaths } from './screens/store-paths.ts'

const visitorJourney = newVisitorJourney({ javaScriptEnabled: false })

visitorJourney('lets a shopper browse, filter, sort and view products without JavaScript', async ({ shop, page }) => {
  await page.goto(shop.url('/'))
  // Submenus open on hover.
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'Clocks', exact: true }).first().hover()
  await menu.getByRole('link', { name: 'Wall Clocks', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Wall Clocks' }).waitFor()

  const cards = page.locator('main section[aria-label="Products"] ul > li > div > a:not([href^="/blog"])')
  const first = await cards.count()
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect.poll(() => cards.count()).toBe(first * 2)

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price low to high' })
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await page.waitForURL(/sort=final_price/)
  const prices = (await cards.locator('.ui-price-current').allTextContents()).map((text) => Number(text.slice(1)))
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))

  const filters = page.getByRole('region', { name: 'Filters' })
  const option = filters.locator('label:has([name=color])').first()
  const count = await option.locator('small').textContent()
  await option.click()
  await filters.getByRole('button', { name: 'Apply filters' }).click()
  await page.waitForURL(/color=/)
  expect(await page.locator('main [role=status]').textContent()).toMatch(new RegExp(`^${count} products?$`))
  expect(page.url()).toContain('sort=')

  await cards.first().click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.locator('main a[href*="childSku="]').last().click()
  await expect.poll(() => page.locator('main [aria-current="true"]').count()).toBeGreaterThan(0)
  // An image link opens the image file in full size.
  await page
    .getByRole('link', { name: /View larger image/ })
    .first()
    .click()
  await page.waitForURL(/\/img\/1600\//)
})

visitorJourney('offers menu, search, filters and stores on a phone without JavaScript', async ({ shop, page }) => {
  await page.setViewportSize(phone)
  await page.goto(shop.url('/'))
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Clocks', exact: true }).click()
  await page.getByRole('region', { name: 'Filters' }).locator('[name=price]').nth(1).click()
  await page.getByRole('button', { name: 'Apply filters' }).click()
  await page.waitForURL(/price=/)

  await page.locator('header').getByRole('link', { name: 'Search' }).click()
  await page.getByRole('searchbox').fill('walnut')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('heading', { level: 1, name: 'Results for “walnut”' }).waitFor()
  expect(await page.getByRole('region', { name: 'Products' }).getByRole('link').count()).toBeGreaterThan(0)

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Mantel Deutschland/ })
    .click()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de-DE')
})

/** Visible controls that do nothing without JavaScript. Links, disclosures and forms with an action URL do work. */
const idleControls = (page: Page) =>
  page
    .locator('button, input, select, textarea, [role="button"], [role="tab"]')
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility() && !control.closest('form[action]'))
        .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? control.outerHTML),
    )

visitorJourney('shows no control that needs JavaScript without it', async ({ shop, page }) => {
  shop.allow(/status of 404/)
  const paths = await findStorePaths(shop.port, 'default')
  const names = [
    'home',
    'category',
    'configurable product',
    'amgiftcard product',
    'grouped product',
    'bundle product',
    'cart',
    'checkout',
  ]
  for (const name of [...names, 'search results', 'missing page', 'account']) {
    const path = screenNamed(name).path(paths)
    if (path === undefined) throw new Error(`The default store has no ${name}`)
    await page.goto(shop.url(path))
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size)
      expect(await idleControls(page), `${name} ${size.width}`).toEqual([])
    }
  }
  await page.goto(shop.url(paths.products.simple as string))
  await page.getByText('The cart needs JavaScript').waitFor()
})
