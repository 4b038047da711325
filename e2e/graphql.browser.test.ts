import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { openPage } from './browser/open-page.ts'
import { countedFacets, matchingProducts } from './lists/counted-facets.ts'
import { cards, chooseFilter, prices } from './lists/list-page.ts'
import { expectedList, shownList } from './lists/random-choices.ts'
import { newVisitorJourney } from './new-visitor-journey.ts'
import { openGraphqlShop } from './shop/open-graphql-shop.ts'
import type { OpenShop } from './shop/open-shop.ts'
import { type Catalogue, type CatalogueProduct, readCatalogue } from './shop/read-catalogue.ts'
import { storeUrl } from './shop/stores.ts'

let graphqlShop: OpenShop
let catalogue: Catalogue
let clocks: CatalogueProduct[]
beforeAll(async () => {
  graphqlShop = await openGraphqlShop()
  catalogue = await readCatalogue(graphqlShop.port, 'default')
  const id = catalogue.view.catalog.categories.clocks
  clocks = catalogue.products.filter(({ category_ids }) => (category_ids as number[]).includes(id ?? 0))
}, 180_000)
afterAll(() => graphqlShop?.close())

const visitorJourney = newVisitorJourney()
const url = (path: string) => storeUrl(graphqlShop.port, 'default', path)

/** Counts the GraphQL requests of a page and collects the paths of its REST requests for the catalogue. */
function watchRequests(page: Page) {
  const seen = { graphql: 0, rest: [] as string[] }
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/graphql')) seen.graphql++
    if (/^\/api\/catalog\/[^/]+\/product\//.test(pathname)) seen.rest.push(request.url())
  })
  return seen
}

visitorJourney('browses category, filters, more products and a product through GraphQL', async ({ page }) => {
  const seen = watchRequests(page)
  await openPage(page, url('/clocks'))
  const codes = catalogue.view.catalog.defaultFilters
  await expect.poll(() => shownList(page)).toEqual(expectedList(clocks, codes, {}))

  const [pair = ''] = Object.entries(countedFacets(clocks, ['material'], {})).toSorted(([, a], [, b]) => b - a)[0] ?? []
  const chosen = { material: [pair.split(' ')[1] ?? ''] }
  const filters = page.locator('main section[aria-label="Filters"]')
  await chooseFilter(filters, 'material', chosen.material[0] ?? '')
  await expect.poll(() => shownList(page)).toEqual(expectedList(clocks, codes, chosen))
  await page.getByRole('list', { name: 'Filters applied' }).getByRole('link', { name: 'Clear all' }).click()
  await expect.poll(() => shownList(page)).toEqual(expectedList(clocks, codes, {}))

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price low to high' })
  const lowest = clocks.map(({ final_price_incl_tax }) => final_price_incl_tax as number).toSorted((a, b) => a - b)
  await expect.poll(async () => (await prices(page))[0]).toBeCloseTo(lowest[0] ?? 0, 2)
  const { length } = await prices(page)
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect.poll(() => prices(page)).toEqual(lowest.slice(0, length * 2))

  const path = await cards(page)
    .last()
    .evaluate((link) => (link as unknown as { pathname: string }).pathname)
  const product = catalogue.products.find(({ url_path }) => path === `/${url_path}`)
  await cards(page).last().click()
  await page.getByRole('heading', { level: 1, name: product?.name }).waitFor()
  await page.goBack()
  await expect.poll(async () => (await prices(page)).length).toBe(length * 2)
  expect(seen.graphql).toBeGreaterThan(3)
  expect(seen.rest).toEqual([])
})

visitorJourney('searches through GraphQL, in the panel and on the result page', async ({ page }) => {
  const seen = watchRequests(page)
  await openPage(page, url('/'))
  await page.locator('header').getByRole('link', { name: 'What are you looking for?' }).click()
  const panel = page.getByRole('dialog', { name: 'Search' })
  await panel.locator('input:focus').waitFor()
  await page.keyboard.type('clock')
  const all = panel.getByRole('link', { name: /^See all \d+ products$/ })
  const total = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0])
  await all.click()
  await page.waitForURL(/\/search\?q=clock/)
  const status = page.locator('main [role=status]').first()
  await expect.poll(() => status.textContent()).toBe(`${total} products`)
  expect(seen.graphql).toBeGreaterThan(0)

  const [product] = matchingProducts(catalogue.products, {}).filter(({ type_id }) => type_id === 'simple')
  await openPage(page, url(`/search?q=${encodeURIComponent(product?.sku ?? '')}`))
  expect(await cards(page).first().getAttribute('href')).toBe(`/${product?.url_path}`)
  expect(seen.rest).toEqual([])
})
