import type { Stores, StoreView } from '@mantel/domain/store'
import { expect, it } from 'vitest'
import type { Ctx } from '../platform/context.ts'
import { buildTestHttp } from '../platform/http/testing.ts'
import { NotReadyError } from '../platform/not-ready.ts'
import { addressHandlers } from './address.routes.ts'
import type { AddressIndex } from './address.ts'
import { addressesPerPage } from './list-addresses.ts'

type Fields = Record<string, string>

const view = (code: string, website: string, categories: Record<string, number> = {}) =>
  ({ code, website, language: 'en', settings: { urlDispatcher: true }, catalog: { categories } }) as StoreView
const views = [
  view('default', 'mantel', { clocks: 20 }),
  view('de', 'mantel', { clocks: 20 }),
  view('trade', 'trade', { clocks: 120 }),
  view('large', 'large'),
]
const stores = { websites: [{ code: 'mantel' }, { code: 'trade' }, { code: 'large' }], views } as Stores

const shown = { status: '1', visibility: '4', updated_at: '2026-11-15 08:30:00' }
const catalogue: Record<string, Record<string, Record<number, Fields>>> = {
  default: {
    product: {
      12: { ...shown, url_path: 'clocks/oak', sku: 'OAK' },
      7: { ...shown, url_path: 'frames/ash', updated_at: '2026-11-14 08:30:00' },
      8: { ...shown, url_path: 'off', status: '2' },
      9: { ...shown, url_path: 'part-of-another', visibility: '1' },
      10: { ...shown, url_path: '', sku: 'NO PATH', slug: 'no-path' },
    },
    category: {
      20: { url_path: 'clocks', is_active: 'true' },
      21: { url_path: 'old', is_active: 'false' },
      22: { url_path: 'frames/oak', is_active: 'true' },
    },
    cms_page: { 3: { identifier: 'delivery', active: 'true' }, 4: { identifier: 'draft', active: 'false' } },
    cms_blog: {
      1: { url_key: 'hello', status: '1', publish_date: '2026-11-01 10:00:00' },
      2: { url_key: 'tomorrow', status: '1', publish_date: '2026-11-16 12:00:01' },
    },
  },
  de: {
    category: { 22: { url_path: 'rahmen/eiche', is_active: 'true' } },
    product: { 12: { ...shown, url_path: 'uhren/große-uhr' }, 7: { ...shown, url_path: 'x', status: '2' } },
  },
  trade: {
    product: { 12: { ...shown, url_path: 'trade/oak' } },
    category: {
      120: { url_path: 'our-clocks', is_active: 'true' },
      122: { url_path: 'frames/oak', is_active: 'true' },
    },
    cms_page: { 9: { identifier: 'delivery', active: 'true' } },
  },
}

const isReady = { value: true }
const index: AddressIndex = {
  whenReady: async () => {
    if (!isReady.value) throw new NotReadyError('index')
  },
  idsOf: ({ code }, type) => Object.keys(catalogue[code]?.[type] ?? {}).map(Number),
  valuesOf: ({ code }, type, id, fields) => {
    const found = catalogue[code]?.[type]?.[id]
    return found ? fields.map((field) => found[field]) : null
  },
}
const app = buildTestHttp({
  resolveView: ({ storeCode }) => views.find(({ code }) => code === storeCode) as StoreView,
  handlers: addressHandlers({ stores, index }),
  createContext: ({ view, log }) => ({ view, log, now: () => new Date('2026-11-16T12:00:00Z') }) as Ctx,
})
const callApi = (path: string, storeCode = 'default') => app.inject(`/api/ext/${path}?storeCode=${storeCode}`)

it('lists the URLs of visible documents by id, with their last change', async () => {
  const reply = await callApi('addresses/product/1')
  expect(reply.json().result).toEqual([
    { path: '/frames/ash', updatedAt: '2026-11-14T08:30:00.000Z' },
    { path: '/p/NO%20PATH/no-path', updatedAt: '2026-11-15T08:30:00.000Z' },
    { path: '/clocks/oak', updatedAt: '2026-11-15T08:30:00.000Z' },
  ])
  expect(reply.headers['x-vs-cache-tags']).toBe('product product-list')
  expect((await callApi('addresses/product/2')).json().result).toEqual([])
  const paths = async (type: string) =>
    (await callApi(`addresses/${type}/1`)).json().result.map((one: Fields) => one.path)
  expect(await paths('category')).toEqual(['/clocks', '/frames/oak'])
  expect(await paths('cms_page')).toEqual(['/delivery'])
  expect(await paths('cms_blog')).toEqual(['/blog/hello'])
})

it('returns a large catalogue in pages, each with its latest change', async () => {
  catalogue.large = {
    product: Object.fromEntries(
      Array.from({ length: addressesPerPage + 1 }, (_, at) => [
        at + 1,
        { ...shown, url_path: `p${at}`, updated_at: `2026-01-01 00:00:${String(at % 60).padStart(2, '0')}` },
      ]),
    ),
  }
  expect((await callApi('addresses/product', 'large')).json().result).toEqual([
    { count: addressesPerPage, updatedAt: '2026-01-01T00:00:59.000Z' },
    { count: 1, updatedAt: `2026-01-01T00:00:${addressesPerPage % 60}.000Z` },
  ])
  expect((await callApi('addresses/product/2', 'large')).json().result).toMatchObject([
    { path: `/p${addressesPerPage}` },
  ])
})

it("lists a document's URLs in all store views of its website, but not of other websites", async () => {
  const reply = await callApi('alternates/product/12', 'de')
  expect(reply.json().result).toEqual([
    { storeCode: 'default', path: '/clocks/oak' },
    { storeCode: 'de', path: '/uhren/gro%C3%9Fe-uhr' },
  ])
  expect(reply.headers['x-vs-cache-tags']).toBe('product P12')
  expect((await callApi('alternates/product/7')).json().result).toEqual([{ storeCode: 'default', path: '/frames/ash' }])
  expect((await callApi('alternates/product/99')).json().result).toEqual([])
})

it.each([
  ['product/12', 'default', '/trade/oak'],
  // A category that the store settings name, and a category with the same URL in another language.
  ['category/20', 'de', '/our-clocks'],
  ['category/22', 'de', '/frames/oak'],
  ['cms_page/3', 'default', '/delivery'],
])('finds %s of %s in a store view of another website', async (document, from, path) => {
  const reply = await app.inject(`/api/ext/alternates/${document}?storeCode=${from}&in=trade`)
  expect(reply.json().result).toEqual([{ storeCode: 'trade', path }])
})

it.each(['product/7', 'category/21', 'cms_page/4'])('finds no %s in a website without it', async (document) => {
  expect((await app.inject(`/api/ext/alternates/${document}?storeCode=default&in=trade`)).json().result).toEqual([])
  expect((await app.inject(`/api/ext/alternates/${document}?storeCode=default&in=nowhere`)).json().result).toEqual([])
})

it('answers 503 while the index of a store view is still being built', async () => {
  isReady.value = false
  for (const path of ['addresses/product', 'addresses/product/1', 'alternates/product/12']) {
    const { statusCode, headers } = await callApi(path)
    expect([statusCode, headers['retry-after'], headers['x-vs-cache-tags']], path).toEqual([503, '5', undefined])
    expect(headers['cache-control'], path).toContain('no-store')
  }
  isReady.value = true
  expect((await callApi('alternates/product/12')).statusCode).toBe(200)
})

it.each(['addresses/review', 'addresses/product/0', 'addresses/product/x', 'alternates/product/-1'])(
  'rejects %s',
  async (path) => {
    expect((await callApi(path)).statusCode).toBe(400)
  },
)
