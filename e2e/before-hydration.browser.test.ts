import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { desktop, phone } from './browser/sizes.ts'
import { journey } from './journey.ts'
import { findStorePaths } from './screens/store-paths.ts'

/** Loads the page but holds back its scripts until they are released. */
async function withheldScripts(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const requests: string[] = []
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    requests.push(route.request().url())
    await released
    await route.continue()
  })
  return { release, requests }
}

journey('handles a button pressed before the scripts have loaded', async ({ shop }) => {
  const page = await shop.page({ viewport: phone })
  const { release, requests } = await withheldScripts(page)
  await page.goto(shop.url('/'), { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect.poll(() => requests.length).toBeGreaterThan(0)
  expect(await page.getByRole('dialog').count()).toBe(0)
  release()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  // Only once: the recorded click is not replayed again.
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
})

journey('applies a sort order selected before the scripts have loaded', async ({ shop }) => {
  const page = await shop.page({ viewport: desktop })
  const { release } = await withheldScripts(page)
  await page.goto(shop.url('/clocks'), { waitUntil: 'domcontentloaded' })
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price low to high' })
  expect(page.url()).toBe(shop.url('/clocks'))
  release()
  await page.waitForURL(/sort=final_price/)
})

journey('applies all filters ticked before the scripts have loaded', async ({ shop }) => {
  const page = await shop.page({ viewport: desktop })
  const { release } = await withheldScripts(page)
  await page.goto(shop.url('/clocks'), { waitUntil: 'domcontentloaded' })
  const options = page.getByRole('region', { name: 'Filters' }).locator('input[name=color]')
  for (const nth of [0, 1]) await options.nth(nth).click()
  release()
  await page.waitForURL(/color=\d+&color=\d+$/)
  for (const nth of [0, 1]) expect(await options.nth(nth).isChecked()).toBe(true)
})

journey('does not load code for the first input while the pointer rests', async ({ shop }) => {
  const page = await shop.page({ viewport: phone })
  const has = (file: string) =>
    page.evaluate((name) => performance.getEntriesByType('resource').some((one) => one.name.includes(name)), file)
  const pointer = (movementX: number) =>
    page.evaluate(
      (by) => document.body.dispatchEvent(new PointerEvent('pointermove', { movementX: by, bubbles: true })),
      movementX,
    )
  const { products } = await findStorePaths(shop.port, 'default')
  await page.goto(shop.url(products.configurable ?? ''))
  await pointer(0)
  // The last file that a page loads by itself.
  await expect.poll(() => has('/start-worker-')).toBe(true)
  await pointer(0)
  expect(await has('/product-parts-')).toBe(false)
  await pointer(3)
  await expect.poll(() => has('/product-parts-')).toBe(true)
})
