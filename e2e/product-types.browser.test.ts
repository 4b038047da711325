import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityProblems } from './browser/axe.ts'
import { openPage } from './browser/open-page.ts'
import { dialog, openMicrocart, pressAdd, readStoredCart, waitUntilCartSent } from './cart/cart-page.ts'
import {
  type AddedProduct,
  addAtShownPrice,
  addFromList,
  type BoughtProduct,
  buyCart,
  formatPence,
  openFromList,
} from './checkout/buy-on-page.ts'
import { type Journey, journey } from './journey.ts'
import { type CatalogueProduct, readProducts } from './shop/read-catalogue.ts'

type Option = { option_id: number; title: string; type: string; is_require: boolean; values?: { title: string }[] }
type Bundle = { option_id: number; title: string; type: string; product_links: { id: string; sku: string }[] }
type Product = CatalogueProduct & {
  stock: { is_in_stock: boolean; qty: number }
  custom_options?: Option[]
  bundle_options?: Bundle[]
  product_links?: { link_type: string }[]
}

const fields = 'sku name url_path type_id stock custom_options bundle_options product_links'.split(' ')
const readDemo = (port: number) => readProducts<Product>(port, 'default', fields)

function inStock(products: readonly Product[], fits: (product: Product) => boolean): Product {
  const found = products.find((product) => product.stock.is_in_stock && fits(product))
  if (!found) throw new Error('the demo has no such product')
  return found
}
const pageOf = ({ url_path }: Product) => `/${url_path}`
const hasOption = (type: string) => (product: Product) =>
  product.type_id === 'simple' && Boolean(product.custom_options?.some((option) => option.type === type))
const isPlain = ({ type_id, custom_options = [] }: Product) => type_id === 'simple' && custom_options.length === 0
const uploads = /\/cart\/upload/
const shownPrice = (page: Page) => page.locator('main article .ui-price-large .ui-price-current').innerText()
const alert = (page: Page) => page.locator('main [role="alert"]')
/** A picture of two by two pixels. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQImWNYFaq0KlSJAUIBACHKBIVM6BCfAAAAAElFTkSuQmCC',
  'base64',
)

/** The bundle with another part than the one chosen at first. */
function bundleOf(products: readonly Product[]): BoughtProduct {
  const set = inStock(products, ({ bundle_options = [] }) =>
    bundle_options.some(({ product_links }) => product_links.length > 1),
  )
  const option = set.bundle_options!.find(({ product_links }) => product_links.length > 1)!
  return {
    product: set,
    shown: [option.title],
    async choose(page) {
      const other = option.product_links[1]!.id
      const control = page.locator(`[name="bundle-${option.option_id}"]`)
      const before = await shownPrice(page)
      if (option.type === 'select') await control.selectOption(other)
      else await page.locator(`[name="bundle-${option.option_id}"][value="${other}"]`).check()
      await expect.poll(() => shownPrice(page)).not.toBe(before)
    },
  }
}

/** The picture frame with an uploaded file, after a file of a wrong type. */
const frameOf = (products: readonly Product[], shop: Journey): BoughtProduct => ({
  product: inStock(products, hasOption('file')),
  shown: ['our house.png', 'Yes please'],
  async choose(page) {
    const field = page.locator('input[type="file"]')
    await page.getByLabel('Yes please').check()
    shop.allow(/status of 400|cart\/upload/)
    await field.setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html>') })
    await page.getByText('Please upload a file of one of these types').waitFor()
    await field.setInputFiles({ name: 'our house.png', mimeType: 'image/png', buffer: png })
    await page.getByText('our house.png').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
  },
})

function variantOf(products: readonly Product[]): BoughtProduct {
  const product = inStock(
    products,
    ({ type_id, custom_options = [] }) => type_id === 'configurable' && custom_options.length === 0,
  )
  return {
    product,
    shown: [product.name],
    async choose(page) {
      const other = page.locator('main article ul[aria-labelledby^=option] a:not([aria-current])').first()
      const path = (await other.getAttribute('href')) ?? ''
      await other.click()
      await page.locator(`main article a[aria-current=true][href="${path}"]`).first().waitFor()
    },
  }
}

/** Adds the grouped product once with the usual quantities and once with two of its first product. Returns the price in pence. */
async function addGroup(page: Page, shop: Journey, products: readonly Product[]): Promise<number> {
  const group = inStock(
    products,
    ({ type_id, product_links = [] }) =>
      type_id === 'grouped' && product_links.filter(({ link_type }) => link_type === 'associated').length > 1,
  )
  await openFromList(page, shop, { product: group })
  const steppers = page.locator(
    'section[aria-labelledby="set-contents"] input:is([type="number"], [inputmode="numeric"])',
  )
  await steppers.first().waitFor()
  const readQuantities = (inputs: Locator) =>
    inputs.evaluateAll((all) => all.map((input) => Number((input as HTMLInputElement).value)))
  const [first = 0, ...rest] = await readQuantities(steppers)
  const usualPrice = await addAtShownPrice(page)
  for (const stepper of await steppers.all()) await stepper.fill('0')
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await alert(page).waitFor()
  await steppers.nth(0).fill('2')
  const price = usualPrice + (await addAtShownPrice(page))
  await openMicrocart(page)
  await expect.poll(() => readQuantities(dialog(page).getByRole('spinbutton'))).toEqual([first + 2, ...rest])
  await dialog(page).getByText(formatPence(price)).first().waitFor()
  return price
}

journey(
  'sells a grouped product, a bundle, a product with a file, a variant and a simple product in one order',
  async ({ shop }) => {
    const products = await readDemo(shop.port)
    const plain = inStock(products, (product) => isPlain(product) && product.stock.qty > 5)
    const page = await shop.page()
    const others = await addGroup(page, shop, products)
    const added: AddedProduct[] = []
    for (const bought of [
      bundleOf(products),
      frameOf(products, shop),
      variantOf(products),
      { product: plain, shown: [plain.name] },
    ])
      added.push(await addFromList(page, shop, bought))
    const number = await buyCart(page, shop, { added, others, isShipped: true })
    const folder = await mkdtemp(join(tmpdir(), 'mantel-files-'))
    await shop.merchant.writeFiles(number, folder)
    const [file = ''] = await readdir(folder)
    expect(await readFile(join(folder, file))).toEqual(png)
  },
)

journey('sells a virtual and a downloadable product without delivery', async ({ shop }) => {
  const products = await readDemo(shop.port)
  const page = await shop.page()
  const added: AddedProduct[] = []
  for (const type of ['virtual', 'downloadable']) {
    const product = inStock(products, ({ type_id }) => type_id === type)
    added.push(await addFromList(page, shop, { product, shown: [product.name] }))
  }
  await buyCart(page, shop, { added, isShipped: false, isDownload: true })
})

journey(
  'asks for required options, keeps the chosen ones and shows them again when the line is edited',
  async ({ shop }) => {
    const print = inStock(
      await readDemo(shop.port),
      ({ type_id, custom_options = [] }) =>
        type_id === 'simple' &&
        custom_options.some(({ is_require, type }) => is_require && type === 'radio') &&
        custom_options.some(({ type }) => type === 'field'),
    )
    const option = print.custom_options!.find(({ is_require, type }) => is_require && type === 'radio')!
    const [other = '', value = ''] = option.values!.map(({ title }) => title)
    const { option_id } = print.custom_options!.find(({ type }) => type === 'field')!
    // The stock of one is enough to edit a line: it is not added a second time.
    await shop.merchant.setStock(print.sku, 1)
    const page = await shop.open(pageOf(print))
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
    await alert(page).getByText('Please fill in the personalisation').waitFor()
    await page.getByText(`Please choose: ${option.title}`).waitFor()

    // Options that are entered before the code of the form has loaded are kept.
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/assets\/option-form[^/]*\.js$/, (route) => released.then(() => route.continue()))
    await openPage(page, shop.url(pageOf(print)))
    const text = page.locator(`[name="option-${option_id}"]`)
    const before = await shownPrice(page)
    await page.getByLabel(value).check()
    await text.fill('To Ada')
    release()
    await expect.poll(() => shownPrice(page)).not.toBe(before)
    expect(await page.getByLabel(value).isChecked()).toBe(true)
    expect(await text.inputValue()).toBe('To Ada')

    const price = await shownPrice(page)
    await pressAdd(page)
    await waitUntilCartSent(page)
    await openMicrocart(page)
    const cart = dialog(page)
    for (const shown of [price, value, 'To Ada']) await cart.getByText(shown).first().waitFor()
    await cart
      .getByRole('link', { name: /^Edit / })
      .first()
      .click()
    const update = page.getByRole('button', { name: 'Update cart' })
    await update.waitFor()
    await expect.poll(() => page.getByLabel(value).isChecked()).toBe(true)
    await page.getByLabel(other).check()
    await update.click()
    await update.waitFor({ state: 'detached' })
    await waitUntilCartSent(page)
    await openPage(page, shop.url('/cart'))
    await page.locator('main').getByText(other).waitFor()
    expect(await page.locator('main ul > li:has(input)').count()).toBe(1)
    await shop.merchant.setStock(print.sku, print.stock.qty)
  },
)

journey(
  'adds a product with a file when the file is uploaded, and not if that fails or the shopper leaves',
  async ({ shop }) => {
    shop.allow(/ERR_FAILED/)
    const frame = inStock(await readDemo(shop.port), hasOption('file'))
    const page = await shop.page()
    const holdUploads = async () => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      await page.unroute(uploads)
      await page.route(uploads, (route) => released.then(() => route.continue()))
      return release
    }
    const release = await holdUploads()
    await openPage(page, shop.url(pageOf(frame)))
    const fileField = page.locator('input[type="file"]')
    const upload = async (name: string) => {
      const request = page.waitForRequest(uploads)
      await fileField.setInputFiles({ name, mimeType: 'image/png', buffer: png })
      await request
    }
    const add = page.getByRole('button', { name: 'Add to cart', exact: true })
    const isBusy = () => expect.poll(() => add.getAttribute('aria-busy')).toBe('true')

    // An option that is chosen while the file is uploaded is kept.
    await upload('our house.png')
    await page.getByLabel('Yes please').check()
    await add.click()
    await isBusy()
    await page.getByText('Your file is uploading.').waitFor()
    expect((await readStoredCart(page)).waiting).toBe(0)
    release()
    await page.getByText('Product has been added to the cart!').first().waitFor()
    await page.getByRole('status').getByText('our house.png').waitFor()
    expect(await page.getByLabel('Yes please').isChecked()).toBe(true)
    await waitUntilCartSent(page)

    const removeFile = async () => {
      await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter')
      await expect.poll(() => fileField.evaluate((field) => field === document.activeElement)).toBe(true)
    }
    await removeFile()
    await page.unroute(uploads)
    await page.route(uploads, (route) => route.abort())
    await upload('our garden.png')
    await add.click()
    await alert(page).getByText('Please fill in the personalisation').waitFor()
    await page.getByText('Something went wrong. Try again in a few seconds.').waitFor()
    await removeFile()
    expect(await fileField.inputValue()).toBe('')

    const releaseLast = await holdUploads()
    await upload('our street.png')
    await add.click()
    await isBusy()
    await page.locator('header').getByRole('link', { name: 'Mantel home page' }).click()
    await page.getByText(/wasn’t added to your cart because its file was still uploading/).waitFor()
    releaseLast()
    await openPage(page, shop.url('/cart'))
    for (const shown of ['our house.png', 'Yes please']) await page.locator('main').getByText(shown).waitFor()
    expect(await page.locator('main ul > li:has(input)').count()).toBe(1)
  },
)
