import { expect } from 'vitest'
import { journey } from './journey.ts'

journey('the home page shows its shelves and a product opens from them', async ({ shop }) => {
  const page = await shop.page()
  await page.goto(shop.url('/'))
  const card = page.locator('main section li a').first()
  await card.click()
  await page.waitForURL((url) => url.pathname !== '/')
  expect(await page.locator('h1').count()).toBe(1)
})
