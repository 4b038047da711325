import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { openPage } from './browser/open-page.ts'
import { dialog, openMicrocart, pressAdd } from './cart/cart-page.ts'
import { serverCart } from './cart/server-cart.ts'
import { type Journey, journey } from './journey.ts'
import { type CatalogueProduct, readCatalogue } from './shop/read-catalogue.ts'

type Child = Record<string, unknown> & { sku: string; stock: { is_in_stock: boolean; qty: number } }
type Choosable = CatalogueProduct & {
  configurable_children?: Child[]
  configurable_options?: { attribute_code: string }[]
}

/** A product and two well-stocked variants of it that differ in one option. */
async function twoVariants({ port }: Journey): Promise<{ product: Choosable; one: Child; other: Child }> {
  const { products } = await readCatalogue(port, 'default')
  for (const product of products as Choosable[]) {
    const codes = (product.configurable_options ?? []).map(({ attribute_code }) => attribute_code)
    const many = (product.configurable_children ?? []).filter(({ stock }) => stock.is_in_stock && stock.qty > 20)
    for (const one of many) {
      const other = many.find((child) => codes.filter((code) => child[code] !== one[code]).length === 1)
      if (other) return { product, one, other }
    }
  }
  throw new Error('no demo product has two such variants')
}

const main = (page: Page) => page.getByRole('main')
const quantity = (page: Page) => main(page).getByRole('spinbutton', { name: 'Quantity', exact: true })
const update = (page: Page) => main(page).getByRole('button', { name: 'Update cart' })
const add = (page: Page) => main(page).getByRole('button', { name: 'Add to cart', exact: true })
const change = (page: Page, { name }: CatalogueProduct) => page.getByRole('link', { name: `Edit ${name}` })

journey(
  'edits a cart line: its page shows the quantity, and the new variant replaces the old one',
  async ({ shop }) => {
    const { product, one, other } = await twoVariants(shop)
    const page = await shop.open(`/${product.url_path}?childSku=${encodeURIComponent(one.sku)}`)
    const optionTo = ({ sku }: Child) => main(page).locator(`a[href*="childSku=${sku}"]`)
    const isChosen = ({ sku }: Child) =>
      main(page).locator(`a[href*="childSku=${sku}"][aria-current]`).first().waitFor()
    await quantity(page).fill('2')
    await pressAdd(page)
    expect(await serverCart(shop.port, page)).toEqual({ [one.sku]: 2 })
    await quantity(page).fill('5')

    // First edit the line from the cart panel on its product page: the page must show the line's quantity, not the one typed before.
    await openMicrocart(page)
    await change(page, product).click()
    await dialog(page).waitFor({ state: 'hidden' })
    await update(page).waitFor()
    await isChosen(one)
    expect(await quantity(page).inputValue()).toBe('2')

    await optionTo(other).first().click()
    await isChosen(other)
    await page.waitForURL((url) => url.searchParams.get('childSku') === other.sku)
    expect(await update(page).count(), 'it is still about the line').toBe(1)
    expect(await quantity(page).inputValue()).toBe('2')
    await update(page).click()
    await add(page).waitFor()
    expect(await serverCart(shop.port, page)).toEqual({ [other.sku]: 2 })
    await isChosen(other)
    expect(await quantity(page).inputValue()).toBe('1')

    // Edit the line again from the cart page, after a reload, and change only the quantity.
    await openPage(page, shop.url('/cart'))
    await change(page, product).click()
    await update(page).waitFor()
    await openPage(page, page.url())
    await update(page).waitFor()
    await isChosen(other)
    expect(await quantity(page).inputValue()).toBe('2')
    await main(page).getByRole('button', { name: 'Increase quantity' }).click()
    await update(page).click()
    await add(page).waitFor()
    expect(await serverCart(shop.port, page)).toEqual({ [other.sku]: 3 })
  },
  120_000,
)
