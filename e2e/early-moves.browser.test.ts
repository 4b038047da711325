import { expect } from 'vitest'
import { phone } from './browser/sizes.ts'
import { journey } from './journey.ts'

journey('who is quicker than the scripts is answered when they are there', async ({ shop }) => {
  const page = await shop.page({ viewport: phone })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const asked: string[] = []
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    asked.push(route.request().url())
    await released
    await route.continue()
  })
  await page.goto(shop.url('/'), { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  expect(await page.getByRole('dialog').count()).toBe(0)
  release()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  // Once, and not once more for the press that was kept.
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
})
