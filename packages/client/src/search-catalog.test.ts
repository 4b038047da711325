import { expect, it } from 'vitest'
import { createCaller } from './caller.ts'
import { searchCatalog } from './search-catalog.ts'

function callerWith(reply: unknown, status = 200) {
  const sent: { url: URL; method: string; body?: string }[] = []
  const caller = createCaller({
    fetch: async (url, init) => {
      sent.push({ url: new URL(url, 'http://x'), ...init })
      return new Response(JSON.stringify(reply), { status, headers: { 'content-type': 'application/json' } })
    },
    baseUrl: '',
    storeCode: 'de',
    tokenIn: 'header',
  })
  return { caller, sent }
}

const target = { index: 'catalog_de', type: 'product' as const }

it('sends an Elasticsearch query in the URL without a store code and converts hits to items', async () => {
  const { caller, sent } = callerWith({
    took: 1,
    hits: {
      total: { value: 57, relation: 'eq' },
      hits: [{ _id: '10', _score: 1.5, _source: { id: 10, url_key: 'oak' } }],
    },
    aggregations: { agg_terms_color: { buckets: [] } },
  })
  const request = { query: { bool: { filter: { terms: { visibility: [2, 3, 4] } } } } }
  const outcome = await searchCatalog(caller, {
    ...target,
    form: 'dsl',
    request,
    sort: 'updated_at:desc',
    include: ['id', '*image'],
  })
  expect(sent[0]?.url.pathname).toBe('/api/catalog/catalog_de/product/_search')
  expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toEqual({
    size: '50',
    from: '0',
    sort: 'updated_at:desc',
    _source_include: 'id,*image',
    request: JSON.stringify(request),
  })
  expect(outcome).toEqual({
    ok: true,
    result: {
      items: [{ id: 10, url_key: 'oak', slug: 'oak', _score: 1.5 }],
      total: 57,
      start: 0,
      perPage: 50,
      aggregations: { agg_terms_color: { buckets: [] } },
      attributeMetadata: [],
    },
  })
})

it('requests compact replies for filter queries and restores the long names', async () => {
  const { caller, sent } = callerWith({ hits: [{ id: 1, nm: 'Oak clock', p: 10, _score: 2 }], total: 1 })
  const outcome = await searchCatalog(caller, {
    ...target,
    form: 'search-query',
    request: { _searchText: '' },
    size: 24,
    from: 48,
  })
  expect(sent[0]?.url.searchParams.get('response_format')).toBe('compact')
  expect(outcome).toMatchObject({
    result: { items: [{ id: 1, name: 'Oak clock', price: 10, slug: '', _score: 2 }], total: 1, start: 48, perPage: 24 },
  })
})

it('sends a long query in the body', async () => {
  const { caller, sent } = callerWith({ hits: [], total: 0 })
  const request = { ids: Array.from({ length: 2000 }, (_, i) => i) }
  await searchCatalog(caller, { ...target, form: 'dsl', request })
  expect(sent[0]).toMatchObject({ method: 'POST', body: JSON.stringify(request) })
  expect(sent[0]?.url.searchParams.has('request')).toBe(false)
})

it('never puts a group token into the URL', async () => {
  const { caller, sent } = callerWith({ hits: [], total: 0 })
  await searchCatalog(caller, { ...target, form: 'search-query', request: { _searchText: 'a', groupToken: 'secret' } })
  expect(sent[0]).toMatchObject({ method: 'POST', body: '{"_searchText":"a","groupToken":"secret"}' })
  expect(sent[0]?.url.href).not.toContain('secret')
})

it('restores the fields that a variant inherits in the compact form', async () => {
  const { caller } = callerWith({
    hits: [{ id: 1, p: 10, i: '/a.jpg', configurable_children: [{ id: 2, i: '/b.jpg' }] }],
    total: 1,
  })
  const outcome = await searchCatalog(caller, { ...target, form: 'search-query', request: {} })
  expect(outcome).toMatchObject({
    result: { items: [{ configurable_children: [{ id: 2, price: 10, image: '/b.jpg' }] }] },
  })
})

it('returns a failure for a reply without hits and passes refusals on', async () => {
  const unreadable = await searchCatalog(callerWith({ took: 1 }).caller, { ...target, form: 'dsl', request: {} })
  expect(unreadable).toMatchObject({ ok: false, message: 'wrong_response_format' })
  const refused = await searchCatalog(callerWith({ code: 404, result: 'no index' }, 404).caller, {
    ...target,
    form: 'dsl',
    request: {},
  })
  expect(refused).toMatchObject({ ok: false, reason: 'refused', shown: 'no index' })
})
