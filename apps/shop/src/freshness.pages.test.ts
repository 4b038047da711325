import {
  changeStock,
  editBlock,
  importDocuments,
  moveCategory,
  renameCategory,
  renameProduct,
  rowsOf,
  setPrice,
} from '@mantel/backend'
import type { CategoryDocument, ProductDocument } from '@mantel/contract'
import { demoDocuments } from '@mantel/demo'
import { type StoreView, websiteOf } from '@mantel/domain/store'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPageFetcher, visibleText } from './testing/fetch-pages.ts'
import { openTestShop, type TestShop } from './testing/open-test-shop.ts'
import { readHead, readSitemap } from './testing/read-head.ts'

/** The shop's clock, which only the tests advance. */
const clock = { now: Date.parse('2026-11-16T09:00:00Z') }
let shop: TestShop
let fetchPage: ReturnType<typeof createPageFetcher>
let view: StoreView
let german: StoreView
beforeAll(async () => {
  shop = await openTestShop({ now: () => new Date(clock.now), filled: ['default', 'de'] })
  fetchPage = createPageFetcher(shop)
  view = shop.stores.views.find(({ code }) => code === 'default') as StoreView
  german = shop.stores.views.find(({ code }) => code === 'de') as StoreView
})
afterAll(() => shop.close())

const origin = 'http://localhost:3000'
const sitemaps = { products: '/sitemaps/products-1.xml', categories: '/sitemaps/categories-1.xml' }
const read = async (path: string, of = view) => visibleText((await fetchPage(of, path)).html)
const urlsOf = async (path: string) => readSitemap((await fetchPage(view, path)).html).map(({ url }) => url)
const jsonLdOf = async (path: string, type: string, of = view) =>
  readHead(await fetchPage(of, path)).jsonLd.find((one) => one['@type'] === type)

async function category(id: number, of = view): Promise<CategoryDocument> {
  const found = await shop.catalog.findOne(of, 'category', 'id', id)
  return found?.document as CategoryDocument
}

const usedIds = new Set<number>()
/** Finds a product of both stores that is on the home page and in its category's list. Each call returns a different product. */
async function findShown(
  type: ProductDocument['type_id'] = 'simple',
): Promise<{ product: ProductDocument; page: string; list: string }> {
  for (const listed of Object.values(view.catalog.categories)) {
    const list = `/${(await category(listed)).url_path}`
    const shown = [await read('/'), await read(list)]
    for (const id of shop.catalog.idsWith(view, 'product', 'category_ids', [listed])) {
      const product = (await shop.catalog.findOne(view, 'product', 'id', id))?.document as ProductDocument
      const isPlain = product.type_id === type && !product.special_price && product.stock.is_in_stock
      const isInGerman = shop.catalog.valuesOf(german, 'product', id, []) !== null
      if (usedIds.has(id) || !isPlain || !isInGerman || !shown.every((text) => text.includes(product.name))) continue
      usedIds.add(id)
      return { product, page: `/${product.url_path}`, list }
    }
  }
  throw new Error(`The sample has no more ${type} products that the home page shows`)
}

/** Requests each page twice, so that the page cache holds it. */
async function fillCache(paths: readonly string[], of = view): Promise<void> {
  for (const path of paths) {
    expect((await fetchPage(of, path)).status, path).toBe(200)
    expect((await fetchPage(of, path)).headers['x-vs-cache'], path).toBe('Hit')
  }
}

/** Resolves when the tag is purged. */
function whenPurged(tag: string): Promise<void> {
  return new Promise((resolve) => {
    const stop = shop.purge.on(({ tags }) => {
      if (!tags.includes(tag)) return
      stop()
      resolve()
    })
  })
}

it('shows an imported price on the product page, in lists, on the home page and in structured data', async () => {
  const { product, page, list } = await findShown()
  await fillCache([page, list, '/', sitemaps.products])
  const [written] = [...demoDocuments(view, websiteOf(shop.stores, view).seller, new Date(clock.now))].filter(
    ({ type, doc }) => type === 'product' && doc.id === product.id,
  )
  const source = { ...written?.doc, price: 4321.99, updated_at: '2026-11-16 08:59:00' }
  const hit = { _index: view.catalog.index, _type: 'product', _id: String(product.id), _source: source }
  const report = await importDocuments({ db: shop.context(view).db }, { rows: rowsOf([hit]), views: shop.stores.views })
  expect(report).toMatchObject({ errors: 0, changed: 1 })
  await shop.settle()
  for (const path of [page, list, '/']) expect(await read(path), path).toContain('£4,321.99')
  expect(await jsonLdOf(page, 'Product')).toMatchObject({ offers: { price: '4321.99', priceCurrency: 'GBP' } })
  const entries = readSitemap((await fetchPage(view, sitemaps.products)).html)
  expect(entries.find(({ url }) => url === `${origin}${page}`)?.changed).toBe('2026-11-16T08:59:00.000Z')
})

it('shows a special price from its start to its end without a request in between', async () => {
  const { product, page, list } = await findShown()
  const [starts, ends] = [clock.now + 200, clock.now + 400]
  const special = { price: 1234.56, from: new Date(starts), to: new Date(ends) }
  await setPrice(shop.context(view), { sku: product.sku, price: 2000.5, special })
  await shop.settle()
  const pages = [page, list, '/']
  const expectShown = async (shown: string, hidden: string | null) => {
    for (const path of pages) {
      const text = await read(path)
      expect(text, path).toContain(shown)
      if (hidden) expect(text, path).not.toContain(hidden)
    }
  }
  await fillCache(pages)
  await expectShown('£2,000.50', '£1,234.56')

  let purged = whenPurged(`P${product.id}`)
  clock.now = starts + 1
  await purged
  await expectShown('£1,234.56', null)
  expect(await jsonLdOf(page, 'Product')).toMatchObject({
    offers: { price: '1234.56', priceValidUntil: '2026-11-16T09:00:00Z' },
  })
  await fillCache(pages)

  purged = whenPurged(`P${product.id}`)
  clock.now = ends + 1
  await purged
  await expectShown('£2,000.50', '£1,234.56')
  const offers = (await jsonLdOf(page, 'Product'))?.offers
  expect(offers).toMatchObject({ price: '2000.50' })
  expect(offers).not.toHaveProperty('priceValidUntil')
})

it('marks a sold-out product on its page, in lists, on the home page and in structured data', async () => {
  const { product, page, list } = await findShown()
  const soldOut = (text: string) => text.match(/Sold out/g)?.length ?? 0
  await fillCache([page, list, '/', sitemaps.products])
  const before = { list: soldOut(await read(list)), home: soldOut(await read('/')) }
  await changeStock({ db: shop.context(view).db }, { sku: product.sku, qty: 0 })
  await shop.settle()
  expect(soldOut(await read(page))).toBeGreaterThan(0)
  expect(soldOut(await read(list))).toBe(before.list + 1)
  expect(soldOut(await read('/'))).toBeGreaterThan(before.home)
  expect(await jsonLdOf(page, 'Product')).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } })
  expect(await urlsOf(sitemaps.products)).toContain(`${origin}${page}`)
})

it('shows the new name and URL of a renamed product everywhere, also in other store views', async () => {
  const { product, page, list } = await findShown('configurable')
  const inGerman = (await shop.catalog.findOne(german, 'product', 'id', product.id))?.document as ProductDocument
  await fillCache([page, list, '/', sitemaps.products])
  await fillCache([`/${inGerman.url_path}`], german)
  await renameProduct(shop.context(view), { sku: product.sku, name: 'The very last of them' })
  await shop.settle()
  const moved = await fetchPage(view, page)
  const now = moved.headers.location ?? ''
  expect([moved.status, now]).toEqual([301, expect.stringMatching(/\/the-very-last-of-them$/)])
  for (const path of [now, list, '/']) expect(await read(path), path).toContain('The very last of them')
  expect(await read(list)).not.toContain(product.name)
  const url = `${origin}${now}`
  expect(await jsonLdOf(now, 'ProductGroup')).toMatchObject({ name: 'The very last of them', url })
  const urls = await urlsOf(sitemaps.products)
  expect([urls.includes(url), urls.includes(`${origin}${page}`)]).toEqual([true, false])
  expect(readHead(await fetchPage(german, `/${inGerman.url_path}`)).alternates).toMatchObject({
    'en-GB': url,
    'x-default': url,
  })
})

it('serves a moved category and its products at their new URLs and redirects the old ones', async () => {
  const [from, to] = [await category(view.catalog.categories.wallart ?? 0), await category(50)]
  const childIds = from.children_data?.map(({ id }) => id) ?? []
  const id = childIds.find((one) => shop.catalog.idsWith(view, 'product', 'category_ids', [one]).length > 0) ?? 0
  const child = await category(id)
  const [inside = 0] = shop.catalog.idsWith(view, 'product', 'category_ids', [id])
  const [productPath] = shop.catalog.valuesOf(view, 'product', inside, ['url_path']) ?? []
  const breadcrumb = async () => JSON.stringify(await jsonLdOf(`/${productPath}`, 'BreadcrumbList'))
  expect(await breadcrumb()).toContain(`"${origin}/${child.url_path}"`)
  const paths = [
    `/${child.url_path}`,
    `/${from.url_path}`,
    `/${to.url_path}`,
    `/${productPath}`,
    '/',
    sitemaps.categories,
  ]
  await fillCache(paths)
  const inGerman = await category(id, german)
  await fillCache([`/${inGerman.url_path}`], german)
  const roots = shop.stores.views.map(({ catalog }) => catalog.rootCategoryId)
  await moveCategory({ ...shop.context(view), roots }, { id, parentId: to.id })
  await shop.settle()

  const moved = await fetchPage(view, `/${child.url_path}`)
  const now = moved.headers.location ?? ''
  expect([moved.status, now]).toEqual([301, `/${to.url_path}/${child.url_key}`])
  expect(await jsonLdOf(now, 'BreadcrumbList')).toMatchObject({
    itemListElement: [{ position: 1 }, { name: to.name }, { name: child.name, item: `${origin}${now}` }],
  })
  expect(await breadcrumb()).toContain(`"${origin}${now}"`)
  expect(await breadcrumb()).not.toContain(`"${origin}/${from.url_path}"`)
  for (const path of [`/${to.url_path}`, '/'])
    expect((await fetchPage(view, path)).html, path).toContain(`href="${now}"`)
  expect((await fetchPage(view, `/${from.url_path}`)).html).not.toContain(`href="/${child.url_path}"`)
  const listed = readSitemap((await fetchPage(view, sitemaps.categories)).html)
  const changed = new Date(clock.now).toISOString().replace(/\d{3}Z/, '000Z')
  expect(listed).toContainEqual({ url: `${origin}${now}`, changed })
  expect(listed.map(({ url }) => url)).not.toContain(`${origin}/${child.url_path}`)
  const movedToo = (await fetchPage(german, `/${inGerman.url_path}`)).headers.location ?? ''
  expect(movedToo).toMatch(/^\/de\//)
  expect(readHead(await fetchPage(view, now)).alternates['de-DE']).toBe(`${origin}${movedToo}`)
})

it('shows the new name of a renamed category in menus and breadcrumbs and redirects its old URL', async () => {
  const id = view.catalog.categories.photoframes ?? 0
  const { url_path } = await category(id)
  const [inside = 0] = shop.catalog.idsWith(view, 'product', 'category_ids', [id])
  const product = (await shop.catalog.findOne(view, 'product', 'id', inside))?.document as ProductDocument
  await fillCache([`/${url_path}`, `/${product.url_path}`, '/', sitemaps.categories])
  await renameCategory(shop.context(view), { id, name: 'Frames of all sorts' })
  await shop.settle()
  expect(await fetchPage(view, `/${url_path}`)).toMatchObject({
    status: 301,
    headers: { location: '/frames-of-all-sorts' },
  })
  for (const path of ['/frames-of-all-sorts', `/${product.url_path}`, '/'])
    expect(await read(path), path).toContain('Frames of all sorts')
  expect(await urlsOf(sitemaps.categories)).toContain(`${origin}/frames-of-all-sorts`)
})

it('shows an edited block on every page of its store view and in no other', async () => {
  const pages = ['/', '/clocks', '/about-us']
  await fillCache(pages)
  await editBlock(shop.context(view), { identifier: 'promo-bar', content: '<p>Everything must go</p>' })
  await editBlock(shop.context(view), { identifier: 'home-editorial', content: '<p>A word from the workshop</p>' })
  await shop.settle()
  for (const path of pages) expect(await read(path), path).toContain('Everything must go')
  expect(await read('/')).toContain('A word from the workshop')
  expect(await read('/', german)).not.toContain('Everything must go')
})
