import { expect, it } from 'vitest'
import { memorySource } from './testing/memory-source.ts'
import { searchApp } from './testing/search-app.ts'

const product = (id: number) => ({
  id,
  sku: `SKU-${id}`,
  name: `Clock ${id}`,
  type_id: 'simple',
  status: 1,
  visibility: 4,
  price: id * 10,
  updated_at: `2026-01-0${9 - id} 00:00:00`,
})
const category = (id: number, position: number) => ({ id, name: `Category ${id}`, position, is_active: true })
const { source } = memorySource({
  product: [product(1), product(2), product(3)],
  category: [category(20, 1), category(21, 2)],
})
const { app, catalog } = await searchApp({ source })
const address = '/api/catalog/catalog_default/product/_search'
const catalogView = () => ({ code: 'default' }) as Parameters<typeof catalog.refresh>[0]

it('reports a cache hit for a repeated search until a change, and a miss for all others', async () => {
  const fetchCacheStatus = async (url: string, headers = {}) =>
    (await app.inject({ url, headers })).headers['x-vs-cache']
  const repeated = `${address}?size=3&sort=price:desc`
  const first = await app.inject({ url: repeated })
  const second = await app.inject({ url: `${repeated}&token=ignored` })
  expect([first.headers['x-vs-cache'], second.headers['x-vs-cache']]).toEqual(['Miss', 'Hit'])
  const { took: _, ...same } = first.json()
  expect(second.json()).toMatchObject(same)
  expect(second.headers).toMatchObject({
    etag: first.headers.etag,
    'x-vs-cache-tags': first.headers['x-vs-cache-tags'],
  })
  expect(await fetchCacheStatus(`${address}?size=3&sort=price:asc`)).toBe('Miss')
  expect(await fetchCacheStatus(repeated, { 'x-vs-cache-tags': 'all' })).toBe('Miss')
  const random = `${address}?sort=random`
  expect([await fetchCacheStatus(random), await fetchCacheStatus(random)]).toEqual(['Miss', 'Miss'])
  const post = () => app.inject({ method: 'POST', url: address, payload: {} })
  expect([(await post()).headers['x-vs-cache'], (await post()).headers['x-vs-cache']]).toEqual(['Miss', 'Miss'])
  await catalog.refresh(catalogView(), 'product', [1])
  expect([await fetchCacheStatus(repeated), await fetchCacheStatus(repeated)]).toEqual(['Miss', 'Hit'])
})

it('caches no reply to a search with a group token, not even an invalid one', async () => {
  const request = encodeURIComponent(JSON.stringify({ groupToken: 'expired' }))
  const fetchCacheStatus = async () => (await app.inject(`${address}?request=${request}`)).headers['x-vs-cache']
  expect([await fetchCacheStatus(), await fetchCacheStatus()]).toEqual(['Miss', 'Miss'])
})

it('sends cache tags and an ETag that stays valid until a change', async () => {
  const { headers } = await app.inject(`${address}?size=2`)
  expect(headers).toMatchObject({
    'x-vs-cache-tags': 'product P1 P2 product-list',
    'cache-control': 'no-cache',
  })
  const again = () => app.inject({ url: `${address}?size=2`, headers: { 'if-none-match': String(headers.etag) } })
  expect((await again()).statusCode).toBe(304)
  const categories = await app.inject('/api/catalog/catalog_default/category/_search')
  expect(categories.headers['x-vs-cache-tags']).toBe('category C20 C21 category-list')
  const every = await app.inject({ url: address, headers: { 'x-vs-cache-tags': 'all' } })
  expect(String(every.headers['x-vs-cache-tags']).split(' ')).toContain('P3')
  await catalog.refresh(catalogView(), 'product', [1])
  expect((await again()).statusCode).toBe(200)
})
