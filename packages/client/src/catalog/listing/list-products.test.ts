import { parseListQuery } from '@mantel/domain/catalog'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { attributeDocument, pricesOf, productDocument } from '../../testing/documents.ts'
import { fakeShop, holdReplies, openPage } from '../../testing/fake-shop.ts'
import { flushPromises } from '../../testing/manual-clock.ts'
import { testView } from '../../testing/test-view.ts'
import { listCategoryProducts, listSearchProducts } from './list-products.ts'
import type { ProductList } from './product-list.ts'

const colours = attributeDocument('color', { 1: 'Weiß', 2: 'Blau', 3: 'Ärgerlich grün', 9: ' ' })
const sizes = attributeDocument('size', { 10: '9 cm', 11: '20 cm' })
const brands = attributeDocument('brand', { 7: 'Tickmore' })

const shopOf = (...products: Record<string, unknown>[]) =>
  fakeShop({ product: products, attribute: [colours, sizes, brands] })

const query = (text: string) => parseListQuery(new URLSearchParams(text), testView.catalog.defaultFilters)

async function list(engine: Parameters<typeof listCategoryProducts>[0], text = '', more = {}): Promise<ProductList> {
  const loaded = await listCategoryProducts(engine, { categoryIds: [50], query: query(text), perPage: 24, ...more })
  if (!loaded.ok) throw new Error(loaded.message)
  return loaded.value
}

it('sends the category request in the wire format', async () => {
  const shop = shopOf()
  await list(openPage(shop, { runtime: 'server' }), 'color=1&color=2&price=50-100&sort=final_price:desc&page=3')
  expect(shop.sent[0]).toMatchObject({
    method: 'GET',
    path: '/api/catalog/catalog_de/product/_search',
    query: { from: '48', size: '24', request_format: 'search-query', response_format: 'compact' },
    request: {
      _availableFilters: ['price', 'color', 'size'].map((field) => ({
        field,
        scope: 'catalog',
        options: { excludeSelf: true },
      })),
      _appliedFilters: [
        { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
        { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
        { attribute: 'category_ids', value: { in: [50] }, scope: 'default' },
        { attribute: 'price', value: { gte: 50, lt: 100 }, scope: 'catalog' },
        { attribute: 'color', value: { in: ['1', '2'] }, scope: 'catalog' },
      ],
      _appliedSort: [{ field: 'final_price', options: 'desc' }],
      _searchText: '',
    },
  })
})

it('offers only the filters of its category, in its order', async () => {
  const products = [1, 2].map((id) => productDocument(id, { color: 1, size: 10 }))
  const shop = shopOf(...products)
  const { facets } = await list(openPage(shop, { runtime: 'server' }), '', { filters: ['size', 'price'] })
  expect(shop.sent[0]?.request._availableFilters).toMatchObject([{ field: 'size' }, { field: 'price' }])
  expect(facets.map(({ code }) => code)).not.toContain('color')
})

it.each([
  ['0-50', { lt: 50 }],
  ['150-', { gte: 150 }],
  ['60-80', { gte: 60, lte: 80 }],
  ['0-80', { lte: 80 }],
])('converts the price %s to %j', async (price, value) => {
  const shop = shopOf()
  await list(openPage(shop, { runtime: 'server' }), `price=${price}`)
  expect(shop.sent[0]?.request._appliedFilters).toContainEqual({ attribute: 'price', value, scope: 'catalog' })
})

it('filters by stock where the store hides sold-out products, and sorts by bestsellers', async () => {
  const shop = shopOf()
  await list(openPage(shop, { runtime: 'server', view: { catalog: { ...testView.catalog, listOutOfStock: false } } }))
  expect(shop.sent[0]?.request._appliedFilters).toContainEqual({
    attribute: 'stock.is_in_stock',
    value: { eq: true },
    scope: 'default',
  })
  expect(shop.sent[0]?.request._appliedSort).toEqual([{ field: 'bestseller_attr', options: 'desc' }])
})

it('returns cards, facets and chips', async () => {
  const shop = shopOf(
    productDocument(1, { color: 1, size: 10, brand: 7, ...pricesOf(40, 50) }),
    productDocument(2, { color: 2, size: 11, ...pricesOf(1234.5) }),
    productDocument(3, { color: 3, size: 11, stock: { is_in_stock: false } }),
    productDocument(4, { color: 9 }),
  )
  const shown = await list(openPage(shop, { runtime: 'server' }), 'size=11')
  expect(shown.cards.map(({ id }) => id)).toEqual([3, 2])
  expect(shown.facets).toEqual([
    {
      code: 'price',
      kind: 'range',
      label: null,
      options: [
        { value: '50.0-100.0', label: '€50 - 100', count: 1, chosen: false },
        { value: '150.0-*', label: '> €150', count: 1, chosen: false },
      ],
    },
    {
      code: 'color',
      kind: 'options',
      label: 'color label',
      options: [
        { value: '3', label: 'Ärgerlich grün', count: 1, chosen: false },
        { value: '2', label: 'Blau', count: 1, chosen: false },
      ],
    },
    {
      code: 'size',
      kind: 'options',
      label: 'size label',
      options: [
        { value: '10', label: '9 cm', count: 1, chosen: false },
        { value: '11', label: '20 cm', count: 2, chosen: true },
      ],
    },
  ])
  expect(shown.chips).toEqual([{ code: 'size', value: '11', label: '20 cm' }])
  expect(shown).toMatchObject({
    total: 2,
    priceExtent: { min: 60, max: 1235 },
    pages: { first: 1, last: 1, of: 1 },
    message: null,
  })
  const [first] = (await list(openPage(shop, { runtime: 'server' }), 'size=10')).cards
  expect(first).toEqual({
    id: 1,
    sku: 'S-1',
    typeId: 'simple',
    name: 'Product 1',
    path: '/clocks/product-1',
    picture: '/p/1.jpg',
    secondPicture: null,
    maker: 'Tickmore',
    price: { shown: 4000, before: 5000, other: 3361, rate: 19, from: false },
    labels: [{ code: 'sale', text: null }],
    inStock: true,
  })
})

it('names the smallest quantity of products that are not sold singly', async () => {
  const sold = (stock: object) => ({ stock: { is_in_stock: true, ...stock } })
  const shop = shopOf(
    productDocument(4, sold({ min_sale_qty: 1 })),
    productDocument(3, sold({ min_sale_qty: 2 })),
    productDocument(2, sold({ min_sale_qty: 2, qty_increments: 6, enable_qty_increments: true })),
    productDocument(1, sold({ qty_increments: 6, enable_qty_increments: false })),
  )
  const { cards } = await list(openPage(shop, { runtime: 'server' }))
  expect(cards.map(({ leastQuantity }) => leastQuantity)).toEqual([undefined, 2, 6, undefined])
  const fields = shop.sent[0]?.query._source_include?.split(',')
  expect(fields).toEqual(
    expect.arrayContaining(['stock.min_sale_qty', 'stock.qty_increments', 'stock.enable_qty_increments']),
  )
})

it('drops filter values that do not exist and keeps filter values without results', async () => {
  const shop = shopOf(productDocument(1, { color: 1 }))
  const shown = await list(openPage(shop, { runtime: 'server' }), 'color=1&color=77')
  expect(shown.query.filters).toEqual({ color: ['1'] })
  expect(shown.total).toBe(1)
  const none = await list(openPage(shop, { runtime: 'server' }), 'color=2')
  expect(none).toMatchObject({ total: 0, chips: [{ code: 'color', value: '2', label: 'Blau' }], message: null })
})

it('counts the products that each facet option would show', async () => {
  const anyProduct = fc.record({
    color: fc.constantFrom(1, 2, 3),
    size: fc.constantFrom(10, 11),
    gross: fc.constantFrom(10, 49.99, 50, 99.95, 100, 150, 200),
  })
  const chosen = fc.constantFrom('', 'color=1', 'color=1&color=2', 'price=50-100', 'size=10&price=100-150')
  await fc.assert(
    fc.asyncProperty(fc.array(anyProduct, { maxLength: 12 }), chosen, async (products, text) => {
      const shop = shopOf(
        ...products.map(({ gross, ...own }, at) => productDocument(at + 1, { ...own, ...pricesOf(gross) })),
      )
      const engine = openPage(shop, { runtime: 'server' })
      const shown = await list(engine, text)
      for (const { code, options } of shown.facets)
        for (const { value, count } of options) {
          const filters = { ...shown.query.filters, [code]: [value] }
          const alone = await listCategoryProducts(engine, { categoryIds: [50], query: { ...shown.query, filters } })
          expect(alone.ok && alone.value.total).toBe(count)
        }
    }),
    { numRuns: 30 },
  )
})

it('loads all pages up to the one in the URL', async () => {
  const shop = shopOf(...Array.from({ length: 60 }, (_, at) => productDocument(at + 1)))
  const engine = openPage(shop, { runtime: 'server' })
  expect((await list(engine, 'page=2', { pages: 'upTo' })).cards).toHaveLength(48)
  expect(await list(engine, 'page=3')).toMatchObject({ pages: { first: 3, last: 3, of: 3 }, total: 60 })
  expect((await list(engine, 'page=3')).cards).toHaveLength(12)
})

it('offers no price filters or sorts to shoppers who see no prices', async () => {
  const { price, price_tax, price_incl_tax, ...unpriced } = productDocument(1)
  const engine = openPage(shopOf(unpriced), {
    runtime: 'server',
    view: { prices: { ...testView.prices, needGroupToken: true } },
  })
  const shown = await list(engine, 'price=50-100&sort=final_price:asc')
  expect(shown.query).toEqual({ filters: {}, sort: null, page: 1 })
  expect(shown.cards[0]?.price).toBeNull()
  expect(shown.sorts).toEqual(['bestseller_attr:desc', 'updated_at:desc'])
  expect(shown.priceExtent).toBeNull()
  expect(shown.facets).toEqual([])
})

it('shows a message when offline with nothing stored', async () => {
  const shop = shopOf(productDocument(1))
  shop.failure = 'down'
  expect(await list(openPage(shop))).toMatchObject({ cards: [], offline: true, message: 'category_not_synchronized' })
  shop.failure = null
  shop.documents.product = []
  expect((await list(openPage(shop))).message).toBe('category_not_synchronized')
})

it('requires three characters for a search and does not store its products on disk', async () => {
  const shop = shopOf(productDocument(1, { name: 'Oak clock' }))
  const engine = openPage(shop)
  const search = (text: string) => listSearchProducts(engine, { text, query: query('') })
  expect(await search(' oa ')).toMatchObject({ ok: true, value: { cards: [], message: null } })
  expect(shop.sent).toEqual([])
  expect(await search('oak')).toMatchObject({ ok: true, value: { total: 1 } })
  expect(shop.sent[0]?.request).toMatchObject({ _searchText: 'oak', _appliedSort: [] })
  await flushPromises()
  expect(shop.driver.disk.get('products')?.size).toBe(0)
})

const twoStage = { settings: { ...testView.settings, twoStageCaching: true } }

it('loads complete products after the cards with two-stage caching', async () => {
  const shop = shopOf(productDocument(1, { description: 'long' }))
  const engine = openPage(shop, { view: twoStage })
  await list(engine)
  await flushPromises()
  expect(shop.sent.map(({ query }) => query._source_include === undefined)).toEqual([false, true])
  expect(shop.sent[1]?.request._availableFilters).toEqual([])
  expect(shop.driver.disk.get('products')?.get('sku$$S-1')).toMatchObject({ value: { description: 'long' } })
  expect(engine.requestCache.isTwoStageOff).toBe(false)
})

it('loads no complete products for a filtered list', async () => {
  const shop = shopOf(productDocument(1, { color: 1 }))
  await list(openPage(shop, { view: twoStage }), 'color=1')
  await flushPromises()
  expect(shop.sent.filter(({ path }) => path.includes('/product/'))).toHaveLength(1)
})

it('turns two-stage caching off for the visit when complete products arrive first', async () => {
  const shop = shopOf(productDocument(1))
  const engine = openPage(shop, { view: twoStage })
  const release = holdReplies(shop, '_source_include')
  const listing = list(engine)
  await flushPromises()
  release()
  await listing
  expect(engine.requestCache.isTwoStageOff).toBe(true)
  shop.sent.length = 0
  await list(engine, 'sort=updated_at:desc')
  expect(shop.sent).toHaveLength(1)
})

it('loads no complete products in a second request if the store disables it, on the server or for a fresh reply', async () => {
  const shop = shopOf(productDocument(1))
  await list(openPage(shop))
  await list(openPage(shop, { view: twoStage, runtime: 'server' }))
  expect(shop.sent).toHaveLength(2)
  shop.sent.length = 0
  const engine = openPage(shop, { view: twoStage })
  await list(engine, 'sort=updated_at:desc')
  await list(engine, 'sort=updated_at:desc')
  expect(shop.sent.map(({ query }) => query._source_include === undefined)).toEqual([false, true, false])
})
