import { expect, it } from 'vitest'
import { categoryDocument, productDocument } from '../testing/documents.ts'
import { fakeShop, openPage } from '../testing/fake-shop.ts'
import { flushPromises } from '../testing/manual-clock.ts'
import { testView } from '../testing/test-view.ts'
import { freshForMs } from './freshness.ts'
import { resolvePath } from './resolve-path.ts'

const page = { id: 3, identifier: 'about', title: 'About', content: '<p>us</p>' }
const shopOf = () =>
  fakeShop({
    product: [productDocument(1), productDocument(2, { visibility: 1 })],
    category: [categoryDocument(50, 2, '1/2/50', { url_path: 'uhren/große' })],
    cms_page: [page],
  })
const bySearch = { view: { settings: { ...testView.settings, mapFallbackUrl: false } } }

it.each([
  ['by the URL lookup', {}],
  ['by searches', bySearch],
])('resolves a product before a category before a page, %s', async (_how, options) => {
  const engine = openPage(shopOf(), options)
  expect(await resolvePath(engine, '/clocks/product-1/?childSku=x')).toMatchObject({
    ok: true,
    value: {
      kind: 'product',
      route: { name: 'de-simple-product', params: { parentSku: 'S-1', slug: 'product-1' } },
      document: { sku: 'S-1' },
    },
  })
  expect(await resolvePath(engine, '/uhren/gro%C3%9Fe')).toMatchObject({
    value: { kind: 'category', route: { name: 'de-category', params: { slug: 'c50' } } },
  })
  expect(await resolvePath(engine, 'about')).toMatchObject({
    value: { kind: 'page', route: { name: 'de-cms-page', params: { slug: 'about' } } },
  })
  expect(await resolvePath(engine, '/clocks/product-2')).toMatchObject({
    ok: false,
    reason: 'missing',
    message: 'page_not_found',
  })
})

it('logs the exact messages for unknown paths and routes', async () => {
  const shop = shopOf()
  await resolvePath(openPage(shop), '/nothing/here')
  await resolvePath(openPage(shop), '/about', { hasRoute: (name) => name !== 'de-cms-page' })
  expect(shop.logged).toEqual(['No mapping found', 'Route not found'])
})

it.each([
  ['product', '/clocks/product-1', { sku: 'S-1' }],
  ['category', '/uhren/große', { id: 50 }],
  ['cms_page', '/about', { id: 3 }],
])('resolves the known path of a %s without a path lookup and offline', async (type, path, document) => {
  const shop = shopOf()
  await resolvePath(openPage(shop), path)
  await flushPromises()
  const engine = openPage(shop)
  shop.sent.length = 0
  await resolvePath(engine, path)
  expect(shop.sent.map((call) => call.path)).toEqual([`/api/catalog/catalog_de/${type}/_search`])
  shop.failure = 'down'
  expect(await resolvePath(openPage(shop), path)).toMatchObject({ ok: true, value: { document } })
})

it('asks the server for a known path where that is quicker', async () => {
  const shop = shopOf()
  await resolvePath(openPage(shop), '/clocks/product-1')
  await flushPromises()
  shop.sent.length = 0
  await resolvePath(openPage(shop), '/clocks/product-1', { fromServer: true })
  expect(shop.sent.map((call) => call.path)).toEqual(['/api/url/map'])
})

it('reports an unknown path as offline, not as missing, while offline', async () => {
  const shop = shopOf()
  shop.failure = 'down'
  expect(await resolvePath(openPage(shop), '/clocks/product-1')).toEqual({
    ok: false,
    reason: 'offline',
    message: 'offline_unavailable',
  })
  expect(shop.logged).toEqual([])
})

it('finds a new document at a stored path after the old one moved', async () => {
  const shop = shopOf()
  await resolvePath(openPage(shop), '/clocks/product-1')
  await flushPromises()
  await shop.clock.advance(freshForMs)
  shop.documents.product = [
    productDocument(1, { url_path: 'clocks/renamed' }),
    productDocument(8, { url_path: 'clocks/product-1' }),
  ]
  expect(await resolvePath(openPage(shop), '/clocks/product-1')).toMatchObject({ value: { document: { sku: 'S-8' } } })
})

it('reports an unresponsive server as a failure, not as a missing page', async () => {
  const shop = shopOf()
  shop.failure = 'silent'
  const resolving = resolvePath(openPage(shop), '/clocks/product-1')
  await shop.clock.advance(5000)
  expect(await resolving).toMatchObject({ ok: false, reason: 'offline' })
  shop.failure = 'broken'
  expect(await resolvePath(openPage(shop, { runtime: 'server' }), '/x')).toMatchObject({ ok: false, reason: 'failed' })
})
