import { changeStock, importDocuments, rowsOf, setPrice } from '@mantel/backend'
import type { CatalogType, CategoryDocument, ProductDocument } from '@mantel/contract'
import { isGtin, type MerchantItem, merchantItemProblems } from '@mantel/domain/feed'
import type { StoreView } from '@mantel/domain/store'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPageFetcher, visibleText } from './testing/fetch-pages.ts'
import { openTestShop, type TestShop } from './testing/open-test-shop.ts'

const path = '/feeds/google-merchant.xml'
let shop: TestShop
let fetchPage: ReturnType<typeof createPageFetcher>
beforeAll(async () => {
  shop = await openTestShop({ withContent: true })
  fetchPage = createPageFetcher(shop)
})
afterAll(() => shop.close())

const viewOf = (code: string) => shop.stores.views.find((view) => view.code === code) as StoreView

/** The items of the feed by id; each one holds its elements by name. */
async function readFeed(view: StoreView): Promise<Map<string, Map<string, string>>> {
  const { status, headers, html } = await fetchPage(view, path)
  expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
  const items = [...html.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) => {
    const elements = [...item.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g)]
    // Keeps the first of several elements with the same name: the first price is the product's, a later one is that of the shipping.
    return new Map(elements.toReversed().map(([, name = '', text = '']): [string, string] => [name, text]))
  })
  return new Map(items.map((item): [string, Map<string, string>] => [item.get('id') ?? '', item]))
}

async function product(view: StoreView, sku: string): Promise<ProductDocument> {
  return (await shop.catalog.findOne(view, 'product', 'sku', sku))?.document as ProductDocument
}

it.each([
  ['default', 'GBP', '5.00 GBP'],
  ['de', 'EUR', '5.95 EUR'],
  ['it', 'EUR', '6.10 EUR'],
])('offers the products of %s with price, stock and shipping', async (code, currency, shipping) => {
  const view = viewOf(code)
  const feed = await readFeed(view)
  expect(feed.size).toBeGreaterThan(20)
  let simple = 0
  for (const [sku, item] of feed) {
    expect(item.get('price'), sku).toMatch(new RegExp(`^\\d+\\.\\d\\d ${currency}$`))
    expect(['in_stock', 'out_of_stock', 'preorder'], sku).toContain(item.get('availability'))
    expect(item.get('condition')).toBe('new')
    const document = await product(view, sku)
    if (document?.type_id !== 'simple') continue
    simple++
    const shown = item.get('sale_price') ?? item.get('price')
    expect(shown, sku).toBe(`${(document.price_incl_tax as number).toFixed(2)} ${currency}`)
    expect(item.get('availability') === 'out_of_stock', sku).toBe(document.stock.is_in_stock === false)
  }
  expect(simple).toBeGreaterThan(0)
  const { html } = await fetchPage(view, path)
  expect(html).toContain(`<g:price>${shipping}</g:price></g:shipping>`)
  expect(html).not.toContain('amgiftcard')
})

/** An item of the feed as our schema describes it. */
function parseItem(xml: string): MerchantItem {
  const elementTexts = (name: string) =>
    [...xml.matchAll(new RegExp(`<g:${name}>([^<]*)</g:${name}>`, 'g'))].map(([, text = '']) => text)
  const elementText = (name: string) => elementTexts(name)[0] ?? null
  const requiredText = (name: string) => elementText(name) ?? ''
  const [countries, services, prices] = [
    elementTexts('country'),
    elementTexts('service'),
    elementTexts('price').slice(1),
  ]
  return {
    id: requiredText('id'),
    title: requiredText('title'),
    description: requiredText('description'),
    link: requiredText('link'),
    imageLink: requiredText('image_link'),
    additionalImageLinks: elementTexts('additional_image_link'),
    availability: requiredText('availability') as MerchantItem['availability'],
    availabilityDate: elementText('availability_date'),
    price: requiredText('price'),
    salePrice: elementText('sale_price'),
    brand: elementText('brand'),
    gtin: elementText('gtin'),
    mpn: elementText('mpn'),
    itemGroupId: elementText('item_group_id'),
    color: elementText('color'),
    size: elementText('size'),
    material: elementText('material'),
    productType: elementText('product_type'),
    isBundle: elementText('is_bundle') === 'yes',
    shipping: countries.map((country, at) => ({ country, service: services[at] ?? '', price: prices[at] ?? '' })),
  }
}

it.each(['default', 'de', 'it'])('follows the schema of Google Merchant Center in %s', async (code) => {
  const { html } = await fetchPage(viewOf(code), path)
  const sources = [...html.matchAll(/<item>(.*?)<\/item>/gs)].map(([, xml = '']) => xml)
  const items = sources.map(parseItem)
  expect(items.flatMap((item) => merchantItemProblems(item).map((problem) => `${item.id}: ${problem}`))).toEqual([])
  expect(items.every(({ shipping }) => shipping.length > 0)).toBe(true)
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
  const numbers = items.flatMap(({ gtin }) => gtin ?? [])
  expect(numbers.length).toBeGreaterThan(10)
  expect(numbers.every(isGtin)).toBe(true)
  expect(items.some(({ salePrice }) => salePrice !== null)).toBe(true)
  const isIdentified = ({ gtin, brand, mpn }: MerchantItem) => gtin !== null || (brand !== null && mpn !== null)
  const saysNo = sources.map((xml) => xml.includes('<g:identifier_exists>no</g:identifier_exists>'))
  expect(saysNo).toEqual(items.map((item) => !isIdentified(item)))
})

it('links to pages that exist', async () => {
  const view = viewOf('de')
  const links = [...(await readFeed(view)).values()].map((item) => item.get('link') ?? '').slice(0, 5)
  for (const link of links) {
    const { pathname, search } = new URL(link.replaceAll('&amp;', '&'))
    const reply = await shop.app.inject({ url: pathname + search, headers: { host: 'localhost:3000' } })
    expect(reply.statusCode, link).toBe(200)
  }
})

it('shows a new price and stock at once', async () => {
  const view = viewOf('default')
  const feed = await readFeed(view)
  const skus = [...feed.keys()]
  const documents = await Promise.all(skus.map((sku) => product(view, sku)))
  const sku =
    documents.find((one) => one?.type_id === 'simple' && one.stock.is_in_stock && !one.special_price)?.sku ?? ''
  await setPrice(shop.context(view), { sku, price: 43.21 })
  await changeStock({ db: shop.context(view).db }, { sku, qty: 0 })
  await shop.settle()
  const item = (await readFeed(view)).get(sku)
  expect([item?.get('price'), item?.get('availability')]).toEqual(['43.21 GBP', 'out_of_stock'])
})

it('has no feed where prices need a login', async () => {
  expect((await fetchPage(viewOf('trade'), path)).status).toBe(404)
})

/** Reads a document, changes fields of it in one store and imports it there. */
async function change(view: StoreView, type: CatalogType, id: number, fields: object): Promise<void> {
  const { document } = (await shop.catalog.findOne(view, type, 'id', id)) ?? {}
  const rows = rowsOf([{ ...document, ...fields }])
  await importDocuments({ db: shop.db }, { rows, views: shop.stores.views, type, storeCode: view.code })
  await shop.settle()
}

const textOf = async (view: StoreView, path: string) =>
  visibleText((await fetchPage(view, path)).html).replaceAll('&amp;', '&')

it('shows the promotion of a category in its store only, at once', async () => {
  const [shown, other] = [viewOf('de'), viewOf('default')]
  const id = shown.catalog.categories.wallart ?? 0
  const category = (await shop.catalog.findOne(shown, 'category', 'id', id))?.document as CategoryDocument
  const english = (await shop.catalog.findOne(other, 'category', 'id', id))?.document as CategoryDocument
  expect(await textOf(shown, `/${category.url_path}`)).toContain(category.promo_title)
  expect(category.promo_title).not.toBe(english.promo_title)
  const promo = { promo_title: 'Nur diese Woche & nur hier', promo_link: 'blog' }
  await change(shown, 'category', id, promo)
  const { html } = await fetchPage(shown, `/${category.url_path}`)
  expect(visibleText(html)).toContain('Nur diese Woche &amp; nur hier')
  expect(html).toContain('href="/de/blog"')
  expect(await textOf(other, `/${english.url_path}`)).toContain(english.promo_title)
})

it('shows the label of a product in lists and on its page, in its store only', async () => {
  const [shown, other] = [viewOf('de'), viewOf('default')]
  const { products } = await listed(shown)
  const chosen = products.find(({ product_labels: labels }) => Array.isArray(labels) && labels.length === 0)
  if (!chosen) throw new Error('every product of the sample has a label')
  await change(shown, 'product', chosen.id, { product_labels: [{ code: 'favourite', label: 'Lieblingsstück' }] })
  const category = chosen.category?.[0]
  const list = `/${category?.path}`
  expect([await textOf(shown, list), await textOf(shown, `/${chosen.url_path}`)]).toEqual([
    expect.stringContaining('Lieblingsstück'),
    expect.stringContaining('Lieblingsstück'),
  ])
  const same = await product(other, chosen.sku)
  expect(await textOf(other, `/${same.url_path}`)).not.toContain('Lieblingsstück')
})

it.each([
  ['de', ['Produktsicherheit', 'Hersteller', 'Verantwortliche Person in der EU', 'Warnhinweise', 'Deutschland']],
  ['it', ['Sicurezza del prodotto', 'Produttore', 'Responsabile nell’UE', 'Avvertenze', 'Germania']],
])('names manufacturer, responsible person and warnings of products in %s', async (code, texts) => {
  const { products } = await listed(viewOf(code))
  const goods = products.find(({ type_id }) => type_id === 'simple')
  const text = await textOf(viewOf(code), `/${goods?.url_path}`)
  for (const one of texts) expect(text).toContain(one)
  const british = await product(viewOf('default'), goods?.sku ?? '')
  expect(await textOf(viewOf('default'), `/${british.url_path}`)).not.toContain('Product safety')
})

it.each(['default', 'de', 'it', 'trade'])('lists the products of %s with pictures in the sitemap', async (code) => {
  const { html: xml } = await fetchPage(viewOf(code), '/sitemaps/products-1.xml')
  const entries = xml.match(/<url>.*?<\/url>/gs) ?? []
  expect(entries.length).toBeGreaterThan(20)
  expect(
    entries.filter((entry) => !/<image:image><image:loc>https?:[^<]+<\/image:loc><\/image:image>/.test(entry)),
  ).toEqual([])
  const [, image = ''] = /<image:loc>https?:\/\/[^/]+([^<]+)</.exec(xml) ?? []
  const picture = await shop.app.inject({ url: image, headers: { host: 'localhost:3000' } })
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)])
})

async function listed(view: StoreView): Promise<{ products: ProductDocument[] }> {
  const url = `/api/catalog/${view.catalog.index}/product/_search?size=200&request=${encodeURIComponent(
    JSON.stringify({ query: { bool: { filter: { terms: { visibility: [4] } } } } }),
  )}`
  const { hits } = (await shop.app.inject({ url, headers: { host: 'localhost:3000' } })).json()
  return { products: hits.hits.map(({ _source }: { _source: ProductDocument }) => _source) }
}
