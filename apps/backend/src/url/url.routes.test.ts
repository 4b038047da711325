import type { CatalogDocument } from '@mantel/contract'
import type { StoreView } from '@mantel/domain/store'
import { expect, it } from 'vitest'
import { buildTestHttp } from '../platform/http/testing.ts'
import { createSourceFilter } from '../search/index.ts'
import { type FindDocument, toUrlPath } from './map-url.ts'
import { urlHandlers } from './url.routes.ts'

type Stored = { type: string; doc: Record<string, unknown> }

const shown = { status: 1, visibility: 4 }
const stored: Stored[] = [
  { type: 'product', doc: { id: 10, url_path: 'clocks/oak', name: 'Oak', price: 20, ...shown } },
  { type: 'category', doc: { id: 20, url_path: 'clocks', name: 'Clocks', is_active: true } },
  { type: 'cms_page', doc: { id: 30, identifier: 'about-us', title: 'About us', active: true } },
  { type: 'product', doc: { id: 11, url_path: 'all-three', ...shown } },
  { type: 'category', doc: { id: 21, url_path: 'all-three', is_active: true } },
  { type: 'cms_page', doc: { id: 31, identifier: 'all-three', active: true } },
  { type: 'product', doc: { id: 12, url_path: 'hidden', status: 1, visibility: 1 } },
  { type: 'category', doc: { id: 22, url_path: 'hidden', is_active: true } },
  { type: 'product', doc: { id: 13, url_path: 'off', status: 2, visibility: 4 } },
  { type: 'category', doc: { id: 23, url_path: 'off', is_active: false } },
  { type: 'cms_page', doc: { id: 33, identifier: 'off', active: false } },
]
const view = { code: 'trade', website: 'trade', language: 'en', catalog: { index: 'catalog_trade' } } as StoreView

/** Behaves like the index in a store that requires a group token: no price without a group. */
const findDocument: FindDocument = async (_view, type, field, value, groupId) => {
  const found = stored.find((each) => each.type === type && each.doc[field] === value)?.doc
  if (!found) return null
  const { price, ...priceless } = found
  const document = groupId === null || price === undefined ? priceless : { ...priceless, price: 15 }
  return { id: Number(found.id), document: document as CatalogDocument }
}

const app = buildTestHttp({
  resolveView: () => view,
  handlers: urlHandlers({
    findDocument,
    groupTokens: { resolveGroup: async (_view, token) => (token === 'buyer' ? 4 : null) },
    sourceFilter: createSourceFilter,
  }),
})
const map = (body: object) => app.inject({ method: 'POST', url: '/api/url/map', payload: body })

it.each([
  ['clocks/oak', 'product', '10'],
  ['/clocks/oak/?page=2', 'product', '10'],
  ['clocks', 'category', '20'],
  ['about-us', 'cms_page', '30'],
  ['all-three', 'product', '11'],
  ['hidden', 'category', '22'],
])('maps %s to the %s %s', async (url, _type, _id) => {
  const reply = await map({ url, includeFields: null, excludeFields: [] })
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toMatchObject({ _index: 'catalog_trade', _type, _id, _score: 1 })
})

it.each(['nothing', 'clock', 'clocks/oak2', 'CLOCKS', 'off', '/', '20', 'clocks%2Foak'])(
  'returns null without envelope for %s',
  async (url) => {
    const reply = await map({ url })
    expect([reply.statusCode, reply.body, reply.headers['content-type']]).toEqual([
      200,
      'null',
      expect.stringContaining('json'),
    ])
  },
)

it('includes a price only with a group token, and forbids caching the reply then', async () => {
  const guest = await map({ url: 'clocks/oak', groupId: 4, groupToken: 'forged' })
  expect(guest.json()._source).toEqual({ id: 10, url_path: 'clocks/oak', name: 'Oak', ...shown })
  expect(guest.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-vs-cache-tags': 'product P10' })
  const buyer = await map({ url: 'clocks/oak', groupToken: 'buyer' })
  expect(buyer.json()._source.price).toBe(15)
  expect(buyer.headers['cache-control']).toContain('no-store')
})

it('returns only the requested fields', async () => {
  const reply = await map({ url: 'clocks/oak', includeFields: ['id', 'name', 'url_path'], excludeFields: ['url_path'] })
  expect(reply.json()._source).toEqual({ id: 10, name: 'Oak' })
})

it.each([{}, { url: '' }, { url: 7 }, { url: null }, { url: ['a'] }])('rejects %j without a url', async (body) => {
  const reply = await map(body)
  expect([reply.statusCode, reply.json()]).toEqual([400, { code: 400, result: 'Missing url', error: 'url_missing' }])
})

it('ignores leading and trailing slashes of a path', () => {
  expect(['/a/b/', 'a/b?x=/', '//a/b#c', 'a/b//'].map(toUrlPath)).toEqual(['a/b', 'a/b', 'a/b', 'a/b/'])
})
