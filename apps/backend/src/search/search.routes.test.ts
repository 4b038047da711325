import { SearchQuery } from '@vue-storefront/storefront-query-builder'
import { expect, it } from 'vitest'
import { buildBody } from './testing/build-body.ts'
import { memorySource } from './testing/memory-source.ts'
import { searchApp } from './testing/search-app.ts'

const product = (id: number, more: object = {}) => ({
  id,
  sku: `SKU-${id}`,
  name: `Clock ${id}`,
  type_id: 'simple',
  status: 1,
  visibility: 4,
  price: id * 10,
  category_ids: [20],
  stock: { is_in_stock: true },
  ...more,
})
const memory = memorySource({
  product: [
    product(1, { name: 'Oak clock', color: 49, url_path: 'clocks/oak.html', updated_at: '2026-01-05 00:00:00' }),
    product(2, { name: 'Brass clock', color: 50, stock: { is_in_stock: false }, updated_at: '2026-01-04 00:00:00' }),
    product(3, {
      name: 'Frame 50% off',
      type_id: 'configurable',
      image: '/f.jpg',
      color_options: [49, 51],
      configurable_children: [
        { id: 31, sku: 'SKU-3-RED', color: '49', price: 30, image: '/f.jpg' },
        { id: 32, sku: 'SKU-3-BLUE', color: '51', price: 55, image: '/blue.jpg' },
      ],
      updated_at: '2026-01-03 00:00:00',
    }),
    product(4, { name: 'Hidden part', visibility: 1 }),
    product(5, { name: 'Switched off clock', status: 2 }),
    product(6, { name: 'Old clock', status: 0, color: 49, features: '7,8', updated_at: '2026-01-01 00:00:00' }),
  ],
  attribute: [
    {
      id: 93,
      attribute_id: 93,
      attribute_code: 'color',
      frontend_input: 'select',
      default_frontend_label: 'Colour',
      is_user_defined: true,
      is_visible: true,
      is_visible_on_front: '1',
      is_comparable: '0',
      options: ['', '49', '50', '51', '52'].map((value) => ({ value, label: value && 'Teal' })),
    },
    {
      id: 94,
      attribute_id: 94,
      attribute_code: 'features',
      frontend_input: 'multiselect',
      is_user_defined: true,
      options: [],
    },
  ],
  review: [
    { id: 1, product_id: 1, title: 'Lovely', review_status: 1 },
    { id: 2, product_id: 1, title: 'Spam', review_status: 2 },
    { id: 3, product_id: 1, title: 'Worse', review_status: 3 },
  ],
  category: [
    { id: 20, name: 'Clocks', url_path: 'clocks', parent_id: 2, level: 2, position: 2, is_active: true },
    { id: 21, name: 'Frames', url_path: 'frames', parent_id: 2, level: 2, position: 1, is_active: 1 },
  ],
})
const { app, find } = await searchApp({ source: memory.source })

const address = '/api/catalog/catalog_default/product/_search'
async function get(parameters: Record<string, string>, url = address) {
  const reply = await app.inject(`${url}?${new URLSearchParams(parameters)}`)
  return { status: reply.statusCode, headers: reply.headers, body: reply.json() }
}
const idsOf = (body: { hits: { hits: { _id: string }[] } }) => body.hits.hits.map((hit) => Number(hit._id))
const filter = (attribute: string, value: unknown, scope = 'default') => ({
  _appliedFilters: [{ attribute, value, scope }],
})

it('replies in the Elasticsearch format by default', async () => {
  const { status, body, headers } = await get({ size: '2', sort: 'updated_at:desc' })
  expect(status).toBe(200)
  expect(headers['content-type']).toContain('application/json')
  expect(body).toMatchObject({ timed_out: false, _shards: { failed: 0 }, hits: { total: 4, max_score: 1 } })
  expect(Number.isInteger(body.took)).toBe(true)
  expect(body.hits.hits[0]).toEqual({
    _index: 'catalog_default',
    _type: 'product',
    _id: '1',
    _score: 1,
    _source: memory.documents('product')[0],
  })
})

it('returns the same reply for GET and POST', async () => {
  const request = { query: { bool: { filter: { terms: { color: ['49'] } } } } }
  const posted = await app.inject({ method: 'POST', url: address, payload: request })
  const { took: _t, ...body } = posted.json()
  const { took: _u, ...same } = (await get({ request: JSON.stringify(request) })).body
  expect(body).toEqual(same)
  expect(idsOf(posted.json())).toEqual([1, 6])
})

it("returns a compact reply with short names and without child fields that equal the parent's", async () => {
  const { hits, total, body } = await find(filter('sku', { eq: 'SKU-3' }))
  expect(total).toBe(1)
  expect(Object.keys(body)).toEqual(['hits', 'total'])
  expect(hits[0]).toMatchObject({ _score: 1, nm: 'Frame 50% off', p: 30, i: '/f.jpg', s: 1 })
  expect(hits[0]?.configurable_children).toEqual([
    { id: 31, sku: 'SKU-3-RED', color: '49' },
    { id: 32, sku: 'SKU-3-BLUE', color: '51', p: 55, i: '/blue.jpg' },
  ])
})

it('supports both reply formats with both request forms', async () => {
  const request = JSON.stringify({ query: { terms: { sku: ['SKU-1'] } } })
  expect((await get({ request, response_format: 'compact' })).body.hits[0].nm).toBe('Oak clock')
  const short = JSON.stringify(filter('sku', 'SKU-1'))
  expect(idsOf((await get({ request: short, request_format: 'search-query' })).body)).toEqual([1])
})

it('hides disabled and invisible products from listings but finds parts by key', async () => {
  expect((await find({})).hits.map(({ id }) => id)).toEqual([1, 2, 3, 6])
  expect((await find(filter('status', { in: [2] }))).total).toBe(0)
  expect((await find(filter('sku', { in: ['SKU-4', 'SKU-1', 'SKU-5'] }))).hits.map(({ id }) => id)).toEqual([1, 4])
  expect((await find(filter('configurable_children.sku', { eq: 'SKU-3-RED' }))).hits.map(({ id }) => id)).toEqual([3])
  expect((await find(filter('url_path', { eq: 'clocks/oak.html' }))).total).toBe(1)
  expect((await find({ _searchText: 'hidden part' })).total).toBe(0)
})

it('finds only published reviews', async () => {
  expect((await find({}, { type: 'review' })).hits.map(({ id }) => id)).toEqual([1])
  expect((await find(filter('review_status', { eq: 2 }), { type: 'review' })).total).toBe(0)
})

it('uses the default page size for sizes of 0 or less and rejects excessive sizes', async () => {
  for (const size of ['0', '-5']) expect((await get({ size, from: '-3' })).body.hits.hits).toHaveLength(4)
  expect((await get({ size: '4000' })).status).toBe(200)
  for (const parameters of [{ size: '4001' }, { size: 'x' }, { size: '1.5' }, { from: '99999999999' }])
    expect((await get(parameters as unknown as Record<string, string>)).body.code).toBe(400)
  expect((await get({ from: '3', size: '2' })).body.hits.hits).toHaveLength(1)
  expect((await get({ from: '300' })).body.hits).toMatchObject({ total: 4, hits: [] })
})

it('includes and excludes fields by path and wildcard, and exclusion wins', async () => {
  const source = async (parameters: Record<string, string>) =>
    (await get({ request: '{"query":{"terms":{"sku":["SKU-3"]}}}', ...parameters })).body.hits.hits[0]._source
  expect(await source({ _source_include: 'name,configurable_children.sku' })).toEqual({
    name: 'Frame 50% off',
    configurable_children: [{ sku: 'SKU-3-RED' }, { sku: 'SKU-3-BLUE' }],
  })
  expect(await source({ _source_exclude: '*' })).toEqual({})
  expect(await source({ _source_include: '*image,sku', _source_exclude: 'image' })).toEqual({
    sku: 'SKU-3',
    configurable_children: [{ image: '/f.jpg' }, { image: '/blue.jpg' }],
  })
  expect(await source({ _source_include: 'stock.*' })).toEqual({ stock: { is_in_stock: true } })
})

it('counts facets over the whole result and returns their attributes', async () => {
  const facet = (field: string, options = {}) => ({ field, scope: 'catalog', options })
  const { aggregations, body } = await find(
    { _availableFilters: [facet('color'), facet('price'), facet('features')] },
    { parameters: 'size=1' },
  )
  expect(aggregations.agg_terms_color?.buckets).toEqual([
    { key: 49, doc_count: 3 },
    { key: 50, doc_count: 1 },
    { key: 51, doc_count: 1 },
  ])
  expect(aggregations.agg_terms_color_options?.buckets).toEqual([
    { key: 49, doc_count: 1 },
    { key: 51, doc_count: 1 },
  ])
  expect(aggregations.agg_terms_features?.buckets).toEqual([
    { key: 7, doc_count: 1 },
    { key: 8, doc_count: 1 },
  ])
  expect(aggregations.agg_range_price?.buckets).toEqual([
    { key: '0.0-50.0', from: 0, to: 50, doc_count: 3 },
    { key: '50.0-100.0', from: 50, to: 100, doc_count: 1 },
    { key: '100.0-150.0', from: 100, to: 150, doc_count: 0 },
    { key: '150.0-*', from: 150, doc_count: 0 },
  ])
  expect(aggregations.agg_max_price?.value).toBe(60)
  expect(body.attribute_metadata).toMatchObject([
    {
      attribute_code: 'color',
      default_frontend_label: 'Colour',
      options: [{ value: '49' }, { value: '50' }, { value: '51' }],
    },
    { attribute_code: 'features', options: [] },
  ])
})

it('counts a facet without its own filter only if requested', async () => {
  const counted = async (options: object) => {
    const { aggregations, hits } = await find({
      _appliedFilters: [{ attribute: 'color', value: { in: ['51'] }, scope: 'catalog' }],
      _availableFilters: [{ field: 'color', scope: 'catalog', options }],
    })
    expect(hits.map(({ id }) => id)).toEqual([3])
    return aggregations.agg_terms_color?.buckets.map(({ key, doc_count }) => `${key}:${doc_count}`)
  }
  expect(await counted({})).toEqual(['49:1', '51:1'])
  expect(await counted({ excludeSelf: true })).toEqual(['49:3', '50:1', '51:1'])
})

it('matches nothing, sorts nothing and returns no buckets for an unknown field', async () => {
  expect((await find(filter('nothing', { eq: 1 }))).total).toBe(0)
  expect((await find(filter('nothing', { neq: 1 }))).total).toBe(4)
  const { body } = await get({ sort: 'nothing:desc', request: '{"aggs":{"a":{"terms":{"field":"nothing"}}}}' })
  expect(idsOf(body)).toEqual([1, 2, 3, 6])
  expect(body.aggregations.a.buckets).toEqual([])
})

it('finds text in builder queries, also with a doubly encoded percentage and a literal %', async () => {
  for (const queryMethod of ['GET', 'POST']) {
    const searchQuery = new SearchQuery().applyFilter({ key: 'visibility', value: { in: [3, 4] }, options: {} })
    const config = {
      products: {},
      elasticsearch: {
        queryMethod,
        searchScoring: { attributes: { color: { scoreValues: { 49: { weight: 3 } } } }, fuzziness: 2 },
        searchableAttributes: { name: { boost: 4 }, sku: { boost: 2 }, 'category.name': { boost: 1 } },
      },
    }
    const bodyOf = (text: string) => buildBody(searchQuery.setSearchText(text), config)
    const ids = async (text: string) =>
      idsOf((await get({ request: JSON.stringify({ ...(await bodyOf(text)), min_score: 0.02 }) })).body)
    expect(await ids('oak clocks')).toEqual([1, 6, 2])
    expect(await ids('50%')).toEqual([3])
    expect(await ids('sku-3-blue')).toEqual([3])
    expect(await ids('framme')).toEqual([3])
  }
})

it('honours min_score as sent', async () => {
  const searched = { query: { bool: { must: { multi_match: { query: 'oak clock', fields: ['name'] } } } } }
  const hits = async (more: object) => {
    const { body } = await get({ request: JSON.stringify({ ...searched, ...more }) })
    return (body as { hits: { hits: { _id: string; _score: number }[] } }).hits.hits
  }
  const all = await hits({ min_score: 0 })
  expect(all.length).toBeGreaterThan(1)
  expect(all[0]!._score).toBeGreaterThan(all.at(-1)!._score)
  for (const { _score } of all) {
    expect((await hits({ min_score: _score })).length).toBe(all.filter((hit) => hit._score >= _score).length)
  }
  expect(await hits({ min_score: all[0]!._score + 1 })).toEqual([])
})

it('finds products by option labels as well as by name', async () => {
  expect((await find({ _searchText: 'teal clock' })).hits.map(({ id }) => id).sort()).toEqual([1, 2, 3, 6])
})

it('applies the sort to a text query', async () => {
  const { hits } = await find({ _searchText: 'clock', _appliedSort: [{ field: 'price', options: 'desc' }] })
  expect(hits.map(({ id }) => id)).toEqual([6, 2, 1])
})

it('returns the same set of documents when sorted randomly', async () => {
  const searchQuery = new SearchQuery()
    .applyFilter({ key: 'color', value: { in: [49] }, options: {} })
    .applySort({ field: 'random' })
  const body = await buildBody(searchQuery, { elasticsearch: {} })
  expect(idsOf((await get({ request: JSON.stringify(body) })).body).sort()).toEqual([1, 6])
})

it('matches flags in every spelling', async () => {
  for (const value of [true, 'true', 1, '1'])
    expect((await find(filter('is_active', { eq: value }), { type: 'category' })).total).toBe(2)
  expect((await find(filter('stock.is_in_stock', { eq: false }))).hits.map(({ id }) => id)).toEqual([2])
})

it.each([
  ['an unknown index', 'GET', '/api/catalog/nowhere/product/_search', 404],
  ['an index of another website', 'GET', '/api/catalog/catalog_trade/product/_search', 404],
  ['an unknown type', 'GET', '/api/catalog/catalog_default/secrets/_search', 404],
  ['a missing type', 'GET', '/api/catalog/catalog_default/_search', 400],
  ['an unknown endpoint', 'GET', '/api/catalog/catalog_default/product/_mapping', 400],
  ['an unsupported method', 'PUT', '/api/catalog/catalog_default/product/_search', 405],
  ['invalid JSON', 'GET', `${address}?request=%7B`, 400],
  ['a list as the request', 'GET', `${address}?request=[]`, 400],
  ['an unknown format', 'GET', `${address}?request_format=sql`, 400],
  ['an invalid sort direction', 'GET', `${address}?sort=price:sideways`, 400],
] as const)('returns an error envelope for %s', async (_, method, url, code) => {
  const reply = await app.inject({ method, url })
  expect(reply.statusCode).toBe(code)
  expect(reply.json()).toMatchObject({ code, result: expect.any(String) })
})
