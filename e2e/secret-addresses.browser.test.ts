import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { placeGuestOrder } from './account/customer-with-orders.ts'
import { openPage } from './browser/open-page.ts'
import { pickWellStockedProduct } from './cart/well-stocked.ts'
import { journeyWithPictures as journey } from './journey.ts'
import { storeUrl } from './shop/stores.ts'
import { dialog, visitWithoutPictures, waitUntilTagCodeRuns } from './tags/consent-page.ts'
import { openTaggedShop, type TaggedShop } from './tags/open-tagged-shop.ts'

let tagged: TaggedShop
beforeAll(async () => {
  tagged = await openTaggedShop()
}, 180_000)
afterAll(() => tagged?.close())
beforeEach(() => tagged.vendors.clear())

const url = (path: string) => storeUrl(tagged.port, 'default', path)

async function acceptTags(page: Page): Promise<void> {
  const { vendors } = tagged
  await openPage(page, url('/'))
  await dialog(page).getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(() => vendors.of('analytics', 'page_view').length).toBe(1)
  // The tag of this company is the last one to report the page view.
  await expect.poll(() => vendors.of('pin-board', 'pagevisit').length).toBe(1)
  vendors.clear()
}

journey(
  'adds no tags to a page with a secret in its address, also when the visitor goes back to it',
  async ({ shop }) => {
    shop.allow(/404/)
    const { vendors } = tagged
    const page = await visitWithoutPictures(shop)
    await acceptTags(page)
    const countTags = async () => {
      await waitUntilTagCodeRuns(page)
      await page.waitForLoadState('networkidle')
      return page.locator('script[src*="/gtag/js"]').count()
    }
    await openPage(page, url('/order-tracking?key=secret-of-ada'))
    expect(await countTags()).toBe(0)
    expect(vendors.paths).toEqual([])
    await page.locator('header a[href="/"]').first().click()
    await expect.poll(() => vendors.of('analytics', 'page_view').map(({ data }) => data.dl)).toEqual([url('/')])
    await page.goBack()
    await page.waitForURL(/secret-of-ada/)
    expect(await countTags()).toBe(0)
    await openPage(page, url('/about-us?utm_source=letter&email=ada@example.test'))
    const locations = () => vendors.of('analytics', 'page_view').map(({ data }) => data.page_location)
    await expect.poll(locations).toEqual([url('/'), url('/about-us?utm_source=letter')])
    expect(JSON.stringify(vendors.hits)).not.toContain('secret-of-ada')
  },
)

journey('moves the key of a paid order from the address before tags start', async ({ shop }) => {
  const { vendors } = tagged
  const page = await visitWithoutPictures(shop)
  await acceptTags(page)
  const { sku, price } = await pickWellStockedProduct(tagged.port, 3)
  const { number, key } = await placeGuestOrder(page, url, [{ sku, price }])
  // The address to which payment providers send the shopper back.
  await openPage(page, url(`/success?key=${encodeURIComponent(key)}`))
  await page.waitForURL(url('/success'))
  await page.getByText(number).first().waitFor()
  await expect.poll(() => vendors.paths.some((path) => path.startsWith('/gtag/js'))).toBe(true)
  await page.reload()
  await page.getByText(number).first().waitFor()
  await page.locator('a[href="/"]').first().click()
  await expect.poll(() => vendors.of('analytics', 'page_view').length).toBe(1)
  expect(JSON.stringify(vendors.hits)).not.toContain(key)
})
