import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { openPage } from './browser/open-page.ts'
import { pressAdd, readStoredCart, waitUntilCartSent } from './cart/cart-page.ts'
import { buyOnPage } from './checkout/buy-on-page.ts'
import { type Journey, journey } from './journey.ts'
import { type CatalogueProduct, readCatalogue } from './shop/read-catalogue.ts'

type Option = { option_id: number; title: string; type: string; is_require: boolean; values?: { title: string }[] }
type Bundle = { option_id: number; title: string; type: string; product_links: { id: string; sku: string }[] }
type Product = CatalogueProduct & {
  stock: { is_in_stock: boolean; qty: number }
  custom_options?: Option[]
  bundle_options?: Bundle[]
  product_links?: { link_type: string }[]
}

async function findProduct(port: number, fits: (product: Product) => boolean): Promise<Product> {
  const { products } = await readCatalogue(port, 'default')
  const found = (products as Product[]).find((product) => product.stock.is_in_stock && fits(product))
  if (!found) throw new Error('the demo has no such product')
  return found
}
const pageOf = ({ url_path }: Product) => `/${url_path}`
const hasOption = (type: string) => (product: Product) =>
  product.type_id === 'simple' && Boolean(product.custom_options?.some((option) => option.type === type))
const shownPrice = (page: Page) => page.locator('main article .ui-price-large .ui-price-current').innerText()
const alert = (page: Page) => page.locator('main [role="alert"]')
/** A picture of two by two pixels. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQImWNYFaq0KlSJAUIBACHKBIVM6BCfAAAAAElFTkSuQmCC',
  'base64',
)

journey(
  'sells a bundle with chosen parts at the price of its page',
  async ({ shop }) => {
    const set = await findProduct(shop.port, ({ bundle_options = [] }) =>
      bundle_options.some(({ product_links }) => product_links.length > 1),
    )
    const option = set.bundle_options!.find(({ product_links }) => product_links.length > 1)!
    await buyOnPage(shop, {
      product: set,
      shown: [option.title],
      isShipped: true,
      async choose(page) {
        const other = option.product_links[1]!.id
        const control = page.locator(`[name="bundle-${option.option_id}"]`)
        if (option.type === 'select') await control.selectOption(other)
        else await page.locator(`[name="bundle-${option.option_id}"][value="${other}"]`).check()
      },
    })
  },
  120_000,
)

journey(
  'sells a grouped product in chosen quantities',
  async ({ shop }) => {
    const group = await findProduct(
      shop.port,
      ({ type_id, product_links = [] }) =>
        type_id === 'grouped' && product_links.filter(({ link_type }) => link_type === 'associated').length > 1,
    )
    const page = await shop.page()
    await openPage(page, shop.url(pageOf(group)))
    const steppers = page.locator(
      'section[aria-labelledby="set-contents"] input[type="number"], section[aria-labelledby="set-contents"] input[inputmode="numeric"]',
    )
    const count = await steppers.count()
    for (let at = 0; at < count; at++) await steppers.nth(at).fill('0')
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
    await alert(page).waitFor()
    await steppers.nth(0).fill('2')
    const price = await shownPrice(page)
    await pressAdd(page)
    await waitUntilCartSent(page)
    await openPage(page, shop.url('/cart'))
    await page.locator('main').getByText(price).first().waitFor()
    expect(await page.locator('main ul > li:has(input)').count()).toBe(1)
    await buyOnPage(shop, { product: group, shown: [], isShipped: true })
  },
  180_000,
)

journey('keeps options that are entered before the code of the form has loaded', async ({ shop }) => {
  const print = await findProduct(
    shop.port,
    ({ type_id, custom_options = [] }) =>
      type_id === 'simple' && ['radio', 'field'].every((type) => custom_options.some((option) => option.type === type)),
  )
  const value = print.custom_options!.find(({ type }) => type === 'radio')!.values![1]!.title
  const { option_id } = print.custom_options!.find(({ type }) => type === 'field')!
  const page = await shop.page()
  const text = page.locator(`[name="option-${option_id}"]`)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/option-form[^/]*\.js$/, (route) => released.then(() => route.continue()))
  await openPage(page, shop.url(pageOf(print)))
  const before = await shownPrice(page)
  await page.getByLabel(value).check()
  await text.fill('To Ada')
  release()
  await expect.poll(() => shownPrice(page)).not.toBe(before)
  expect(await page.getByLabel(value).isChecked()).toBe(true)
  expect(await text.inputValue()).toBe('To Ada')
  await pressAdd(page)
  await waitUntilCartSent(page)
  await openPage(page, shop.url('/cart'))
  for (const shown of [value, 'To Ada']) await page.locator('main').getByText(shown).waitFor()
})

/** Opens the page of a product with a file option. Uploads are held back until they are released. */
async function openWithHeldUploads(shop: Journey) {
  const frame = await findProduct(shop.port, hasOption('file'))
  const page = await shop.page()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/cart\/upload/, (route) => released.then(() => route.continue()))
  await openPage(page, shop.url(pageOf(frame)))
  const upload = async (name: string) => {
    const request = page.waitForRequest(/\/cart\/upload/)
    await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'image/png', buffer: png })
    await request
  }
  return { page, upload, release }
}

journey('keeps an option that is chosen while a file is uploaded', async ({ shop }) => {
  const { page, upload, release } = await openWithHeldUploads(shop)
  await upload('our house.png')
  await page.getByLabel('Yes please').check()
  release()
  await page.getByRole('status').getByText('our house.png').waitFor()
  expect(await page.getByLabel('Yes please').isChecked()).toBe(true)
})

journey('says that nothing was added when the shopper leaves during the upload', async ({ shop }) => {
  const { page, upload, release } = await openWithHeldUploads(shop)
  await upload('our house.png')
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await page.locator('header').getByRole('link', { name: 'Mantel home page' }).click()
  await page.getByText(/wasn’t added to your cart because its file was still uploading/).waitFor()
  release()
})

journey('adds to the cart when the file is uploaded, and not at all when the upload fails', async ({ shop }) => {
  shop.allow(/ERR_FAILED/)
  const { page, upload, release } = await openWithHeldUploads(shop)
  const add = page.getByRole('button', { name: 'Add to cart', exact: true })
  await page.getByLabel('Yes please').check()
  await upload('our house.png')
  await add.click()
  await expect.poll(() => add.getAttribute('aria-busy')).toBe('true')
  await page.getByText('Your file is uploading.').waitFor()
  expect((await readStoredCart(page)).waiting).toBe(0)
  release()
  await page.getByText('Product has been added to the cart!').first().waitFor()
  await waitUntilCartSent(page)

  const fileField = page.locator('input[type="file"]')
  const removeFile = async () => {
    await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter')
    await expect.poll(() => fileField.evaluate((field) => field === document.activeElement)).toBe(true)
  }
  await removeFile()
  await page.unroute(/\/cart\/upload/)
  await page.route(/\/cart\/upload/, (route) => route.abort())
  await upload('our garden.png')
  await add.click()
  await alert(page).getByText('Please fill in the personalisation').waitFor()
  await page.getByText('Something went wrong. Try again in a few seconds.').waitFor()
  await removeFile()
  expect(await fileField.inputValue()).toBe('')
  await openPage(page, shop.url('/cart'))
  await page.locator('main').getByText('our house.png').waitFor()
  expect(await page.locator('main ul > li:has(input)').count()).toBe(1)
})

journey(
  'sells a product with an uploaded file, which the merchant gets, and refuses a wrong one',
  async ({ shop }) => {
    const frame = await findProduct(shop.port, hasOption('file'))
    const number = await buyOnPage(shop, {
      product: frame,
      shown: ['our house.png', 'Yes please'],
      isShipped: true,
      async choose(page) {
        const field = page.locator('input[type="file"]')
        await page.getByLabel('Yes please').check()
        shop.allow(/status of 400|cart\/upload/)
        await field.setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html>') })
        await page.getByText('Please upload a file of one of these types').waitFor()
        await field.setInputFiles({ name: 'our house.png', mimeType: 'image/png', buffer: png })
        await page.getByText('our house.png').waitFor()
      },
    })
    const folder = await mkdtemp(join(tmpdir(), 'mantel-files-'))
    await shop.merchant.writeFiles(number, folder)
    const [file = ''] = await readdir(folder)
    expect(await readFile(join(folder, file))).toEqual(png)
  },
  120_000,
)

journey(
  'asks for required options, and shows the choices again when the line is edited',
  async ({ shop }) => {
    const print = await findProduct(
      shop.port,
      ({ type_id, stock, custom_options = [] }) =>
        type_id === 'simple' &&
        stock.is_in_stock &&
        custom_options.some(({ is_require, type }) => is_require && type === 'radio'),
    )
    const option = print.custom_options!.find(({ is_require }) => is_require)!
    const value = option.values![1]!.title
    // The stock of one is enough to edit a line: it is not added a second time.
    await shop.merchant.setStock(print.sku, 1)
    const page = await shop.page()
    await openPage(page, shop.url(pageOf(print)))
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
    await alert(page).getByText('Please fill in the personalisation').waitFor()
    await page.getByText(`Please choose: ${option.title}`).waitFor()
    const before = await shownPrice(page)
    await page.getByLabel(value).check()
    await expect.poll(() => shownPrice(page)).not.toBe(before)
    const price = await shownPrice(page)
    await pressAdd(page)
    await waitUntilCartSent(page)
    await openPage(page, shop.url('/cart'))
    await page.locator('main').getByText(price).first().waitFor()
    await page.locator('main').getByText(value).waitFor()
    await page
      .locator('main')
      .getByRole('link', { name: /^Edit / })
      .first()
      .click()
    await page.getByRole('button', { name: 'Update cart' }).waitFor()
    await expect.poll(() => page.getByLabel(value).isChecked()).toBe(true)
    await page.getByLabel(option.values![0]!.title).check()
    await page.getByRole('button', { name: 'Update cart' }).click()
    await waitUntilCartSent(page)
    await openPage(page, shop.url('/cart'))
    await page.locator('main').getByText(option.values![0]!.title).waitFor()
    expect(await page.locator('main ul > li:has(input)').count()).toBe(1)
    await shop.merchant.setStock(print.sku, print.stock.qty)
  },
  120_000,
)

for (const type of ['virtual', 'downloadable'] as const)
  journey(
    `sells a ${type} product without delivery`,
    async ({ shop }) => {
      const product = await findProduct(shop.port, ({ type_id }) => type_id === type)
      await buyOnPage(shop, {
        product: product,
        shown: [product.name],
        isShipped: false,
        isDownload: type === 'downloadable',
      })
    },
    120_000,
  )

journey(
  'sells a simple product from the list to its invoice',
  async ({ shop }) => {
    const product = await findProduct(
      shop.port,
      ({ type_id, custom_options = [], stock }) => type_id === 'simple' && custom_options.length === 0 && stock.qty > 5,
    )
    await buyOnPage(shop, { product, shown: [product.name], isShipped: true })
  },
  120_000,
)

journey(
  'sells a variant of a configurable product from the list to its invoice',
  async ({ shop }) => {
    const product = await findProduct(
      shop.port,
      ({ type_id, custom_options = [] }) => type_id === 'configurable' && custom_options.length === 0,
    )
    await buyOnPage(shop, {
      product,
      shown: [product.name],
      isShipped: true,
      async choose(page) {
        const other = page.locator('main article ul[aria-labelledby^=option] a:not([aria-current])').first()
        const path = (await other.getAttribute('href')) ?? ''
        await other.click()
        await page.locator(`main article a[aria-current=true][href="${path}"]`).first().waitFor()
      },
    })
  },
  120_000,
)
