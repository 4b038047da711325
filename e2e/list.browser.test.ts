import type { Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { openPage } from './browser/open-page.ts'
import { isFullRun, phone } from './browser/sizes.ts'
import { journey } from './journey.ts'
import { type ChosenFilters, countedFacets, matchingProducts } from './lists/counted-facets.ts'
import { cards, chooseFilter, prices } from './lists/list-page.ts'
import { chooseAtRandom, expectedList, shownList } from './lists/random-choices.ts'
import { newVisitorJourney } from './new-visitor-journey.ts'
import { type Catalogue, type CatalogueProduct, readCatalogue } from './shop/read-catalogue.ts'
import { shopOfWorker } from './shop/shop-of-worker.ts'

let catalogue: Catalogue
let clocks: CatalogueProduct[]
beforeAll(async () => {
  catalogue = await readCatalogue(shopOfWorker().port, 'default')
  const id = catalogue.view.catalog.categories.clocks
  clocks = catalogue.products.filter(({ category_ids }) => (category_ids as number[]).includes(id ?? 0))
})

const visitorJourney = newVisitorJourney()

const counts = (page: Page) => page.locator('main [role=status]').first()

async function expectList(page: Page, chosen: ChosenFilters): Promise<void> {
  await expect.poll(() => shownList(page)).toEqual(expectedList(clocks, catalogue.view.catalog.defaultFilters, chosen))
  const paths = matchingProducts(clocks, chosen).map(({ url_path }) => `/${url_path}`)
  for (const card of await cards(page).evaluateAll((links) =>
    links.map((link) => (link as HTMLAnchorElement).pathname),
  ))
    if (!card.startsWith('/blog/')) expect(paths).toContain(card)
}

visitorJourney('counts results for each added filter and removes filters with chips', async ({ shop, page }) => {
  await openPage(page, shop.url('/clocks'))
  const choose = (code: string, value: string) =>
    chooseFilter(page.locator('main section[aria-label="Filters"]'), code, value)
  await expectList(page, {})

  const [material = ''] = mostCommon('material')
  await choose('material', material)
  await expectList(page, { material: [material] })
  await choose('price', '50.0-100.0')
  await expectList(page, { material: [material], price: ['50.0-100.0'] })
  await choose('price', '0.0-50.0')
  await expectList(page, { material: [material], price: ['0.0-50.0'] })
  expect(new URL(page.url()).search).toBe(`?price=0.0-50.0&material=${material}`)

  const chips = page.getByRole('list', { name: 'Filters applied' })
  expect(await chips.getByRole('listitem').count()).toBe(3)
  await chips.getByRole('link', { name: 'Remove filter: < £50' }).click()
  // The focus moves to the remaining filter.
  await expect
    .poll(() =>
      chips
        .getByRole('link', { name: /^Remove filter/ })
        .and(page.locator(':focus'))
        .count(),
    )
    .toBe(1)
  await expectList(page, { material: [material] })

  // The page that the server renders for this URL shows the same list.
  await openPage(page, page.url())
  await expectList(page, { material: [material] })

  await chips.getByRole('link', { name: 'Clear all' }).click()
  await expectList(page, {})
  expect(await chips.count()).toBe(0)
  expect(await counts(page).evaluate((line) => line === document.activeElement)).toBe(true)
})

const mostCommon = (code: string) => {
  const counted = Object.entries(countedFacets(clocks, [code], {})).toSorted(([, a], [, b]) => b - a)
  return counted.map(([pair]) => pair.split(' ')[1] as string)
}

/** In `npm test` fewer: `npm run bench -- matrix filters` clicks 200 sequences. */
const clickSequences = isFullRun ? 10 : 3

visitorJourney(
  `keeps every filter of ${clickSequences} quick random click sequences, in whatever order replies arrive`,
  async ({ shop, page }) => {
    await openPage(page, shop.url('/clocks'))
    // Every second reply is delayed, so that it would arrive after the reply to the next request.
    let requests = 0
    await page.route(/\/api\/catalog\/[^/]+\/product\//, async (route) => {
      if (requests++ % 2 === 0) await new Promise((resolve) => setTimeout(resolve, 250))
      await route.continue().catch(() => undefined)
    })
    let state = 20
    const random = () => {
      state = (state * 48271) % 2147483647
      return state / 2147483647
    }
    let chosen: ChosenFilters = {}
    for (let sequence = 1; sequence <= clickSequences; sequence++) {
      const result = await chooseAtRandom(page, random, chosen)
      chosen = result.chosen
      expect(result.late, `sequence ${sequence}`).toEqual([])
      expect(await shownList(page), `sequence ${sequence}`).toEqual(
        expectedList(clocks, catalogue.view.catalog.defaultFilters, chosen),
      )
    }
    expect(requests).toBeGreaterThan(clickSequences)
  },
)

visitorJourney('drops a filter choice if Back and Forward interrupted its loading', async ({ shop, page }) => {
  await openPage(page, shop.url('/clocks'))
  const filters = page.locator('main section[aria-label="Filters"]')
  const [material = ''] = mostCommon('material')
  await chooseFilter(filters, 'material', material)
  await expectList(page, { material: [material] })
  await page.route(/\/api\/catalog\/[^/]+\/product\//, () => new Promise(() => {}))
  const cheap = filters.locator('input[name="price"][value="50.0-100.0"]')
  await cheap.click()
  await expect.poll(() => cheap.isChecked()).toBe(true)
  await page.evaluate(() => history.back())
  await page.waitForURL((url) => url.search === '')
  await page.evaluate(() => history.forward())
  await page.waitForURL((url) => url.search !== '')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await expect.poll(() => cheap.isChecked()).toBe(false)
  await expectList(page, { material: [material] })
})

visitorJourney(
  'opens the same filter groups in every category, whatever was opened in another one',
  async ({ shop, page }) => {
    await openPage(page, shop.url('/wall-art'))
    const groups = page.locator('main section[aria-label="Filters"] form > details')
    const states = () => groups.evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open))
    const wallArt = await states()
    const clocksLink = page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Clocks', exact: true })
    await clocksLink.first().click()
    await page.getByRole('heading', { level: 1, name: 'Clocks' }).waitFor()
    const clocksStates = await states()
    await groups.first().locator('> summary').click()
    await groups.last().locator('> summary').click()
    expect(await states()).not.toEqual(clocksStates)
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Wall Art', exact: true })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: 'Wall Art' }).waitFor()
    expect(await states()).toEqual(wallArt)
  },
)

visitorJourney('shows a predefined price range once for an address that writes it as 150-', async ({ shop, page }) => {
  await openPage(page, shop.url('/clocks?price=150-'))
  expect(
    await page
      .locator('main input[name=price]:checked')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value'))),
  ).toEqual(['150.0-*'])
  expect(await page.getByRole('radio', { name: '> £150' }).count()).toBe(1)
  expect(await page.getByRole('list', { name: 'Filters applied' }).getByRole('listitem').count()).toBe(2)
})

visitorJourney(
  'sorts the list, keeps the sort order with filters, and loads more products below',
  async ({ shop, page }) => {
    await openPage(page, shop.url('/clocks'))
    const sort = page.getByRole('combobox', { name: 'Sort by' })
    await sort.focus()
    await sort.selectOption({ label: 'Price low to high' })
    await page.waitForURL(/sort=final_price/)
    expect(await sort.evaluate((select) => select === document.activeElement)).toBe(true)
    const lowest = clocks.map(({ final_price_incl_tax }) => final_price_incl_tax as number).toSorted((a, b) => a - b)
    await expect.poll(async () => (await prices(page))[0]).toBeCloseTo(lowest[0] ?? 0, 2)
    const first = await prices(page)
    expect(first).toEqual(first.toSorted((a, b) => a - b))

    const [name] = await cards(page).first().allTextContents()
    await page.getByRole('link', { name: 'Show more' }).click()
    await expect.poll(async () => (await prices(page)).length).toBe(first.length * 2)
    expect((await cards(page).first().allTextContents())[0]).toBe(name)
    expect(await prices(page)).toEqual(lowest.slice(0, first.length * 2))
    // Reloading the URL shows both pages.
    await page.reload()
    expect((await prices(page)).length).toBe(first.length * 2)

    await sort.selectOption({ label: 'Price high to low' })
    await expect.poll(async () => (await prices(page))[0]).toBeCloseTo(lowest.at(-1) ?? 0, 2)
  },
)

journey('filters and sorts in sheets on a phone and requires a sort order to be selected', async ({ shop }) => {
  const page = await shop.open('/clocks', { viewport: phone, hasTouch: true, isMobile: true })
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const [material = ''] = mostCommon('material')
  await chooseFilter(sheet, 'material', material)
  const found = matchingProducts(clocks, { material: [material] }).length
  await sheet.getByRole('button', { name: `Show ${found} products` }).click()
  await sheet.waitFor({ state: 'hidden' })
  expect(await counts(page).textContent()).toBe(`${found} products`)
  expect(await page.getByRole('button', { name: 'Filters' }).textContent()).toContain('(1)')

  await page.getByRole('button', { name: 'Sort by' }).click()
  const orders = page.getByRole('dialog', { name: 'Sort by' })
  await orders.getByRole('button', { name: 'Apply' }).click()
  await orders.getByText('Please select the field which You like to sort by').waitFor()
  await orders.getByText('Price high to low').click()
  await orders.getByRole('button', { name: 'Apply' }).click()
  await page.waitForURL(/material=\d+&sort=final_price:desc/)
  const expected = matchingProducts(clocks, { material: [material] }).map(
    (clock) => clock.final_price_incl_tax as number,
  )
  await expect.poll(() => prices(page)).toEqual(expected.toSorted((a, b) => b - a).slice(0, 24))
})

visitorJourney('offers to clear filters that match nothing', async ({ shop, page }) => {
  const artist = catalogue.products.find((product) => product.artist && !clocks.includes(product))?.artist
  await openPage(page, shop.url(`/clocks?artist=${artist}`))
  await page.getByRole('heading', { name: 'No products match your filters' }).waitFor()
  await page.locator('main').getByRole('link', { name: 'Clear all' }).last().click()
  await expectList(page, {})
})
