import { beforeAll, expect } from 'vitest'
import { openPage } from './browser/open-page.ts'
import { newVisitorJourney } from './new-visitor-journey.ts'
import { type Catalogue, readCatalogue } from './shop/read-catalogue.ts'
import { shopOfWorker } from './shop/shop-of-worker.ts'

const visitorJourney = newVisitorJourney()

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = await readCatalogue(shopOfWorker().port, 'default', ['sku', 'name', 'url_path', 'type_id'])
})

visitorJourney(
  'searches from three letters, groups results by kind, and links to a product or to all results',
  async ({ shop, page }) => {
    await openPage(page, shop.url('/'))
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/catalog/')) requests.push(request.url())
    })
    await page.locator('header').getByRole('link', { name: 'What are you looking for?' }).click()
    const panel = page.getByRole('dialog', { name: 'Search' })
    const field = panel.getByRole('textbox', { name: 'What are you looking for?' })
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)

    await page.keyboard.type('cl')
    await panel.getByText('Please enter at least 3 letters.').waitFor()
    expect(requests).toEqual([])
    await page.keyboard.type('o')
    const products = panel.getByRole('region', { name: 'Products' })
    await products.getByRole('link').first().waitFor()
    await panel.getByRole('region', { name: 'Categories' }).getByRole('link', { name: 'Clocks', exact: true }).waitFor()
    const all = panel.getByRole('link', { name: /^See all \d+ products$/ })
    const total = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0])

    // Arrow keys move through the results and back to the field.
    await page.keyboard.press('ArrowDown')
    const best = panel.getByRole('region', { name: 'Best match' }).getByRole('link')
    expect(await best.evaluate((link) => link === document.activeElement)).toBe(true)
    await page.keyboard.press('ArrowUp')
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)

    await all.click()
    await page.waitForURL(/\/search\?q=clo/)
    await panel.waitFor({ state: 'hidden' })
    await expect.poll(() => page.locator('main [role=status]').textContent()).toBe(`${total} products`)
    await page.getByRole('heading', { level: 1, name: 'Results for “clo”' }).waitFor()
  },
)

visitorJourney('ranks a product first when searched by name or SKU', async ({ shop, page }) => {
  const product = catalogue.products.find(({ type_id }) => type_id === 'simple')
  for (const text of [product?.name, product?.sku]) {
    await page.goto(shop.url(`/search?q=${encodeURIComponent(text ?? '')}`))
    const first = page.getByRole('region', { name: 'Products' }).getByRole('link').first()
    expect(await first.getAttribute('href')).toBe(`/${product?.url_path}`)
  }
})

visitorJourney('filters search results and suggests what to try when nothing is found', async ({ shop, page }) => {
  await openPage(page, shop.url('/search?q=oak'))
  const status = page.locator('main [role=status]')
  const all = Number.parseInt((await status.textContent()) ?? '', 10)
  const option = page.locator('main section[aria-label="Filters"] label:has([name=price]:not([value=""]))').first()
  const count = Number((await option.locator('small').textContent())?.replaceAll(/\D/g, ''))
  expect(count).toBeLessThan(all)
  await option.click()
  await page.waitForURL(/q=oak&price=/)
  await expect.poll(() => status.textContent()).toBe(`${count} products`)

  await page.locator('header').getByRole('link', { name: 'What are you looking for?' }).click()
  await page.getByRole('dialog').locator('input:focus').waitFor()
  await page.keyboard.type('xqzzyw')
  await page.getByRole('dialog').getByText('No results for “xqzzyw”').waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/q=xqzzyw/)
  await page.locator('main').getByText('No results for “xqzzyw”').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await page.locator('main').getByRole('link', { name: 'Go to the home page' }).click()
  await page.waitForURL(shop.url('/'))
  // Back restores the page as it was left and does not submit the search again.
  await page.goBack()
  await page.locator('main').getByText('No results for “xqzzyw”').waitFor()
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('H1')
})
