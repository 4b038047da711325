import type { Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { openPage } from './browser/open-page.ts'
import { phone } from './browser/sizes.ts'
import { newVisitorJourney } from './new-visitor-journey.ts'
import { type CatalogueProduct, readCatalogue } from './shop/read-catalogue.ts'
import { shopOfWorker } from './shop/shop-of-worker.ts'

type Child = { sku: string; color: string; size: string; final_price_incl_tax: number; stock: { is_in_stock: boolean } }

const visitorJourney = newVisitorJourney()
const fields = ['sku', 'name', 'url_path', 'type_id', 'configurable_children', 'product_links']

let linked: CatalogueProduct | undefined
let product: CatalogueProduct & { configurable_children: Child[] }
let others: CatalogueProduct[]
beforeAll(async () => {
  const { products } = await readCatalogue(shopOfWorker().port, 'default', fields)
  product = products.find(isChoosable) as typeof product
  linked = products.find((one) => isChoosable(one) && relatedOf(one).length > 0)
  others = products.filter(({ type_id, sku }) => type_id === 'simple' && sku !== product.sku).slice(0, 2)
})

/** Has colours and sizes at several prices, some out of stock. */
function isChoosable({ configurable_children }: CatalogueProduct): boolean {
  const children = (configurable_children ?? []) as Child[]
  return (
    children.some(({ stock }) => !stock.is_in_stock) &&
    children.every(({ color, size }) => color && size) &&
    new Set(children.map((child) => child.final_price_incl_tax)).size > 1
  )
}

type Link = { link_type: string }
const relatedOf = ({ product_links = [] }: CatalogueProduct & { product_links?: Link[] }) =>
  product_links.filter(({ link_type }) => link_type === 'related')

const money = (child: Child) => `£${child.final_price_incl_tax.toFixed(2)}`
const hero = (page: Page) => page.locator('main section li img').first()

visitorJourney(
  'updates price, image, stock and URL when an option is selected, without loading data',
  async ({ shop, page }) => {
    const price = page.locator('article .ui-price-current')
    const children = product.configurable_children
    const gone = children.find(({ stock }) => !stock.is_in_stock) as Child
    const sameColour = children.find(
      ({ color, size, stock }) => color === gone.color && size !== gone.size && stock.is_in_stock,
    )
    if (!sameColour) throw new Error('no other size of that colour')

    // A small page to which Back leads.
    await page.goto(shop.url('/robots.txt'))
    // Select the colour first; the sizes then show which are unavailable.
    const optionTo = (child: Child) => page.locator(`main a[href$="childSku=${child.sku}"]`)
    await openPage(page, `${shop.url(`/${product.url_path}`)}?childSku=${sameColour.sku}`)
    expect(await price.textContent()).toContain(money(sameColour))
    const before = await hero(page).getAttribute('src')
    await page.getByText('In stock', { exact: true }).waitFor()
    expect(await optionTo(gone).textContent()).toContain('Sold out')

    await page.getByText(/^Delivered between \d+ \w+ and \d+ \w+$/).waitFor()

    const apiCalls: string[] = []
    page.on('request', (request) => request.url().includes('/api/catalog') && apiCalls.push(request.url()))
    await optionTo(gone).click()
    await page.waitForURL(`**?childSku=${gone.sku}`)
    await expect.poll(() => price.textContent()).toContain(money(gone))
    // The option of its colour and that of its size both link to this variant and are marked as selected.
    expect(await optionTo(gone).and(page.locator('[aria-current="true"]')).count()).toBe(2)
    await page.getByRole('button', { name: 'Sold out' }).waitFor()

    const otherColour = children.find(
      ({ color, size, stock }) => color !== gone.color && size === gone.size && stock.is_in_stock,
    )
    if (!otherColour) throw new Error('no other colour of that size')
    await optionTo(otherColour).click()
    await page.waitForURL(`**?childSku=${otherColour.sku}`)
    await expect.poll(() => hero(page).getAttribute('src')).not.toBe(before)
    await page.getByRole('button', { name: 'Add to cart' }).waitFor()
    expect(apiCalls).toEqual([])

    // Selecting options adds no history entries, so one step back leaves the product.
    await page.goBack()
    expect(page.url()).toBe(shop.url('/robots.txt'))
  },
)

visitorJourney(
  'opens, browses and closes the image zoom by keyboard and restores the focus',
  async ({ shop, page }) => {
    await page.setViewportSize(phone)
    await openPage(page, shop.url(`/${product.url_path}`))
    const open = page.getByRole('link', { name: /View larger image/ }).first()
    await open.focus()
    await page.keyboard.press('Enter')
    const zoom = page.getByRole('dialog', { name: `Images of ${product.name}` })
    await zoom.getByText('Image 1 of').waitFor()
    await zoom.getByRole('button', { name: 'Next image' }).click()
    await zoom.getByText('Image 2 of').waitFor()
    await zoom.getByRole('button', { name: 'Zoom in' }).click()
    await zoom.getByRole('button', { name: 'Zoom out' }).waitFor()
    await page.keyboard.press('Escape')
    await zoom.waitFor({ state: 'hidden' })
    expect(await open.evaluate((link) => link === document.activeElement)).toBe(true)
  },
)

visitorJourney(
  'opens a 626 × 436 window for sharing and loads nothing from the network before',
  async ({ shop, page }) => {
    const context = page.context()
    await context.route(/facebook\.com/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>shared</title>' }),
    )
    await page.goto(shop.url(`/${product.url_path}`))
    await page.getByText(`Share ${product.name}`).click()
    const link = page.getByRole('link', { name: 'Share on Facebook' })
    // The share link is a plain link until its code has loaded, on the visitor's first input.
    await expect
      .poll(() => link.evaluate((it) => Object.keys(it).some((key) => key.startsWith('__reactProps'))))
      .toBe(true)
    const [popup] = await Promise.all([context.waitForEvent('page'), link.click()])
    await popup.waitForLoadState()
    expect(new URL(popup.url()).searchParams.get('u')).toBe(shop.url(`/${product.url_path}`))
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([626, 436])
    expect(await popup.evaluate(() => opener)).toBeNull()
  },
)

visitorJourney('shows recently viewed products on the next product page', async ({ shop, page }) => {
  await openPage(page, shop.url(`/${others[0]?.url_path}`))
  // A viewed product is stored only on the visitor's first input.
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  const storageState = async () => JSON.stringify(await page.context().storageState({ indexedDB: true }))
  await expect.poll(storageState).toContain(`"${others[0]?.sku}"`)
  await page.goto(shop.url(`/${others[1]?.url_path}`))
  // On a new page the first pointer event only sets the start position; the second counts as input.
  await page.mouse.move(30, 30)
  await page.mouse.move(40, 40)
  const recent = page.getByRole('region', { name: 'Recently viewed' })
  await recent.waitFor()
  expect(await recent.getByRole('link').first().getAttribute('href')).toBe(`/${others[0]?.url_path}`)
  expect(await recent.getByRole('link').count()).toBe(1)
})

visitorJourney(
  'keeps the input of the form when another variant is chosen, but not on the page of another product',
  async ({ shop, page }) => {
    await openPage(page, shop.url(`/${linked?.url_path}`))
    const quantity = page.locator('article').getByRole('spinbutton')
    const form = page.locator('[data-review-form]')
    await quantity.fill('4')
    await page.getByRole('button', { name: 'Write a review' }).click()
    await form.getByLabel('Title').fill('For the first product')
    await page.locator('main article ul[aria-labelledby^=option] a:not([aria-current])').first().click()
    await page.waitForURL(/childSku=/)
    expect(await quantity.inputValue()).toBe('4')
    expect(await form.getByLabel('Title').inputValue()).toBe('For the first product')

    const other = page.getByRole('region', { name: 'Goes well with' }).getByRole('link').first()
    const path = (await other.getAttribute('href')) ?? ''
    await other.click()
    await page.waitForURL(shop.url(path))
    await expect.poll(() => quantity.inputValue()).toBe('1')
    expect(await form.count()).toBe(0)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  },
)
