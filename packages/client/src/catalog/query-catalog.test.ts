import { search as limits } from '@mantel/domain/constants'
import { expect, it } from 'vitest'
import { productDocument } from '../testing/documents.ts'
import { fakeShop, openPage } from '../testing/fake-shop.ts'
import { flushPromises } from '../testing/manual-clock.ts'
import { freshForMs } from './freshness.ts'
import { attributeFilter, searchRequest } from './queries/search-request.ts'
import { type CatalogRequest, queryCatalog } from './query-catalog.ts'

const catalogRequest: CatalogRequest = {
  type: 'product',
  request: searchRequest({ filters: [attributeFilter('category_ids', { in: [50] })] }),
  size: 24,
  include: ['id', 'sku', 'name'],
}
const shopOf = (...ids: number[]) => fakeShop({ product: ids.map((id) => productDocument(id)) })
const names = (answer: Awaited<ReturnType<typeof queryCatalog>>) =>
  answer.ok ? answer.result.items.map(({ name }) => name) : answer

it('serves a repeated query within a minute from memory and refreshes it', async () => {
  const shop = shopOf(1)
  const engine = openPage(shop)
  expect(names(await queryCatalog(engine, catalogRequest))).toEqual(['Product 1'])
  shop.documents.product?.push(productDocument(2))
  const again = await queryCatalog(engine, catalogRequest)
  expect(names(again)).toEqual(['Product 1'])
  const fresh = again.ok ? await again.result.fresh : null
  expect(fresh?.items).toHaveLength(2)
  expect(names(await queryCatalog(engine, catalogRequest))).toEqual(['Product 1', 'Product 2'])
})

it('asks the network first after a minute', async () => {
  const shop = shopOf(1)
  const engine = openPage(shop)
  await queryCatalog(engine, catalogRequest)
  await shop.clock.advance(freshForMs)
  shop.documents.product = [productDocument(2)]
  expect(names(await queryCatalog(engine, catalogRequest))).toEqual(['Product 2'])
})

it('serves an earlier answer of any age while offline', async () => {
  const shop = shopOf(1)
  await queryCatalog(openPage(shop), catalogRequest)
  await shop.clock.advance(30 * 86_400_000)
  shop.failure = 'down'
  const sentBefore = shop.sent.length
  const answer = await queryCatalog(openPage(shop), catalogRequest)
  expect(answer).toMatchObject({ ok: true, result: { offline: true, noresults: false, total: 1 } })
  expect(shop.sent).toHaveLength(sentBefore)
})

it.each(['down', 'broken'] as const)(
  'returns an empty result when nothing is stored and the server is %s',
  async (failure) => {
    const shop = shopOf(1)
    shop.failure = failure
    expect(await queryCatalog(openPage(shop), catalogRequest)).toMatchObject({
      ok: true,
      result: { items: [], total: 0, offline: true, noresults: true, perPage: 24 },
    })
  },
)

it('returns a failure instead of an empty result when it runs on the server', async () => {
  const shop = shopOf(1)
  shop.failure = 'broken'
  expect(await queryCatalog(openPage(shop, { runtime: 'server' }), catalogRequest)).toMatchObject({
    ok: false,
    reason: 'refused',
    code: 500,
  })
})

it('aborts a call without a reply after 5 s', async () => {
  const shop = shopOf(1)
  await queryCatalog(openPage(shop), catalogRequest)
  await shop.clock.advance(freshForMs)
  shop.failure = 'silent'
  let answer: unknown = 'none yet'
  const engine = openPage(shop)
  void queryCatalog(engine, catalogRequest).then((given) => {
    answer = given
  })
  await shop.clock.advance(limits.clientTimeoutMs - 1)
  expect(answer).toBe('none yet')
  await shop.clock.advance(1)
  expect(answer).toMatchObject({ result: { offline: true, total: 1 } })
  // A slow server does not mean offline.
  expect(engine.online.get()).toBe(true)
})

it('sends concurrent equal queries once, but abortable ones separately', async () => {
  const shop = shopOf(1)
  const engine = openPage(shop)
  await Promise.all([queryCatalog(engine, catalogRequest), queryCatalog(engine, catalogRequest)])
  expect(shop.sent).toHaveLength(1)
  const giveUp = new AbortController()
  shop.failure = 'silent'
  const asking = queryCatalog(engine, { ...catalogRequest, size: 5 }, { signal: giveUp.signal })
  await flushPromises()
  giveUp.abort()
  expect(await asking).toMatchObject({ ok: false, reason: 'failed' })
})

it('sends queries of a customer group by POST, and never stores their replies on disk', async () => {
  const shop = shopOf(1)
  await queryCatalog(openPage(shop), catalogRequest)
  const member = openPage(shop, { groupToken: 'secret' })
  await queryCatalog(member, catalogRequest)
  await queryCatalog(member, catalogRequest)
  expect(shop.sent.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST'])
  expect(shop.sent[1]?.body.groupToken).toBe('secret')
  await flushPromises()
  expect(
    [...(shop.driver.disk.get('products')?.keys() ?? [])].filter((key) => key.startsWith('search$$')),
  ).toHaveLength(1)
})

it('stores complete products by SKU, but not products with selected fields', async () => {
  const shop = shopOf(1)
  const engine = openPage(shop)
  await queryCatalog(engine, catalogRequest)
  await flushPromises()
  const kept = () => [...(shop.driver.disk.get('products')?.keys() ?? [])].filter((key) => key.startsWith('sku$$'))
  expect(kept()).toEqual([])
  const { include, ...whole } = catalogRequest
  await queryCatalog(engine, whole, { keep: 'nowhere' })
  await flushPromises()
  expect(kept()).toEqual(['sku$$S-1'])
})

it('registers the path of every product in an answer', async () => {
  const shop = shopOf(1, 2)
  await queryCatalog(openPage(shop), { ...catalogRequest, include: ['id', 'sku', 'type_id', 'slug', 'url_path'] })
  await flushPromises()
  expect(shop.driver.disk.get('urls')?.get('/clocks/product-2')).toEqual({
    kind: 'product',
    id: 2,
    name: 'de-simple-product',
    params: { slug: 'product-2', parentSku: 'S-2', childSku: 'S-2' },
  })
})
