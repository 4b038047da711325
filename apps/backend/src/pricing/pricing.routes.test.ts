import { fromPlatform } from '@mantel/domain/pricing'
import { resolveStore } from '@mantel/domain/store'
import { expect, it } from 'vitest'
import { createGroupTokens } from '../customer/index.ts'
import type { Db } from '../platform/db/index.ts'
import { buildHttp } from '../platform/http/build-http.ts'
import { stores } from '../store/testing.ts'
import { createPriceSignatures } from './price-signature.ts'
import { pricingHandlers } from './pricing.routes.ts'
import { storedProduct, taxRules } from './testing/products.ts'

const tierPrices = [
  { groupId: 10, qty: 1, value: 17.77 },
  { groupId: 11, qty: 1, value: 15.55 },
]
const products = [
  storedProduct({ id: 1, sku: 'A', price: 30, special: 24, document: { url_path: 'clocks/a.html' } }),
  storedProduct({ id: 2, sku: 'B', price: 21.21, tierPrices }),
  storedProduct({ id: 3, sku: 'OFF', document: { status: 2 } }),
  storedProduct({
    id: 4,
    sku: 'C',
    typeId: 'configurable',
    price: 0,
    variants: [storedProduct({ price: 36 }), storedProduct({ price: 30, special: 18 })],
  }),
]
const groupTokens = createGroupTokens({ secretKey: 'secret', stores })
const sign = createPriceSignatures('secret')
const app = buildHttp({
  handlers: pricingHandlers({
    stores,
    groupTokens,
    sign,
    source: {
      readProducts: async (_, skus) => products.filter(({ sku }) => skus.includes(sku)).reverse(),
      readPriceView: async ({ view }) => ({ view, stores, taxRules }),
      findParentPages: async () => new Map(),
    },
  }),
  resolveView: (where) => resolveStore(stores, where).view,
  // The products above replace the database.
  createContext: (base) => ({ ...base, db: {} as Db, now: () => new Date('2026-11-15T12:00:00Z') }),
  log: { debug() {}, info() {}, warn() {}, error() {} },
  version: '0',
  verifyResults: true,
})

async function fetchJson(url: string, headers: Record<string, string> = {}) {
  const reply = await app.inject({ url, headers })
  return { code: reply.statusCode, result: reply.json().result, text: reply.body, headers: reply.headers }
}
const tradeToken = (groupId: number, website = 'trade') =>
  groupTokens.sign({ groupId, customerId: 7, user: 'b@example.test', website, version: 0 })
const inTrade = { host: 'api.trade.localhost:3000' }

it('lists documents in the requested order without unknown and disabled products', async () => {
  const { code, result } = await fetchJson('/api/product/list?skus=B,NO,A,OFF,B')
  expect(code).toBe(200)
  expect(result.items.map((item: { sku: string }) => item.sku)).toEqual(['B', 'A'])
  expect(result).toMatchObject({ total_count: 2, items: [{ price_incl_tax: 21.21 }, { price_incl_tax: 24 }] })
})

it('renders gross prices with net tax adjustments', async () => {
  const { result } = await fetchJson('/api/product/render-list?skus=A,C&currencyCode=GBP&storeId=1')
  expect(result.items[0]).toEqual({
    id: 1,
    name: 'Clock 1',
    type: 'simple',
    store_id: 1,
    currency_code: 'GBP',
    url: 'http://localhost:3000/clocks/a.html',
    sgn: sign({ priceInclTax: 24, id: 1 }),
    price_info: {
      final_price: 24,
      regular_price: 30,
      special_price: 24,
      minimal_price: 24,
      minimal_regular_price: 30,
      max_price: 24,
      max_regular_price: 30,
      formatted_prices: expect.objectContaining({ final_price: '<span class="price">£24.00</span>' }),
      extension_attributes: {
        tax_adjustments: expect.objectContaining({ final_price: 20, regular_price: 25, special_price: 20 }),
        weee_attributes: [],
        weee_adjustment: '£24.00',
      },
    },
  })
  expect(result.items[1].price_info).toMatchObject({ final_price: 18, max_price: 36, max_regular_price: 36 })
})

it('renders prices from which clients compute those of the documents', async () => {
  const [documents, rendered] = await Promise.all([
    fetchJson('/api/product/list?skus=A,B,C'),
    fetchJson('/api/product/render-list?skus=A,B,C'),
  ])
  for (const [index, { price_info: gross }] of rendered.result.items.entries()) {
    const net = gross.extension_attributes.tax_adjustments
    const prices = fromPlatform(
      { final: gross.final_price, regular: gross.regular_price, special: gross.special_price },
      { final: net.final_price, regular: net.regular_price, special: net.special_price },
    )
    const document = documents.result.items[index]
    expect(prices.price.gross).toBeCloseTo(document.price_incl_tax, 2)
    expect(prices.special?.gross ?? 0).toBeCloseTo(document.special_price_incl_tax, 2)
  }
})

it('renders another store view of the same website only', async () => {
  const german = await fetchJson('/api/product/render-list?skus=A&storeId=2&currencyCode=EUR')
  expect(german.result.items[0]).toMatchObject({ store_id: 2, currency_code: 'EUR' })
  const refused = ['storeId=4', 'storeId=99', 'currencyCode=EUR', 'storeId=2&currencyCode=GBP']
  for (const query of refused) expect((await fetchJson(`/api/product/render-list?skus=A&${query}`)).code).toBe(400)
})

it('hides prices from a trade guest whatever group the request claims', async () => {
  const consumerToken = await tradeToken(11, 'mantel')
  for (const call of ['list?', 'render-list?userGroupId=11&', 'render-list?userGroupId=11&groupToken=x&']) {
    for (const token of ['', 'forged', consumerToken]) {
      const { code, text } = await fetchJson(`/api/product/${call}skus=A,B,C`, {
        ...inTrade,
        'x-vs-group-token': token,
      })
      expect(code).toBe(200)
      expect(text).not.toMatch(/\d\.\d|price/)
    }
  }
})

it('uses the group of the verified token, not the claimed group', async () => {
  const headers = { ...inTrade, 'x-vs-group-token': await tradeToken(10) }
  const rendered = await fetchJson('/api/product/render-list?skus=B&userGroupId=11', headers)
  expect(rendered.result.items[0].price_info).toMatchObject({
    final_price: 21.32,
    extension_attributes: { tax_adjustments: { final_price: 17.77 } },
  })
  expect(rendered.headers['cache-control']).toContain('no-store')
  const listed = await fetchJson('/api/product/list?skus=B', headers)
  expect(listed.result.items[0].price).toBe(17.77)
  expect(listed.text).not.toContain('15.55')
})

it.each([
  ['/api/product/list', 'skus parameter is required'],
  ['/api/product/render-list?skus=', 'skus parameter is required'],
  [`/api/product/list?skus=${Array.from({ length: 301 }, (_, i) => i)}`, 'You can request at most 300 SKUs at once.'],
])('refuses %s', async (url, text) => {
  expect(await fetchJson(url)).toMatchObject({ code: 400, result: text })
})
