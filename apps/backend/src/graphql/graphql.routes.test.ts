import type { Stores } from '@mantel/domain/store'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CartShop, openCartShop } from '../cart/testing/cart-shop.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { unlimitedStores } from '../store/testing.ts'

/** The default store view speaks GraphQL, the others do not. */
const stores: Stores = {
  ...unlimitedStores,
  views: unlimitedStores.views.map((view) =>
    view.code === 'default' ? { ...view, settings: { ...view.settings, serverApi: 'graphql' } } : view,
  ),
}

const skus = ['CLOCK', 'CARD', 'LAST', 'GONE', 'BOOK', 'SALE', 'POSTER', 'ENGRAVED', 'SET', 'FILE', 'GIFT', 'NONE']
const types = ['simple', 'configurable', 'bundle', 'grouped', 'downloadable', 'virtual', 'amgiftcard']
const amount = fc.integer({ min: 0, max: 70 })
const condition = fc.oneof(
  fc.record({ attribute: fc.constant('sku'), value: fc.record({ in: fc.subarray(skus, { minLength: 1 }) }) }),
  fc.record({ attribute: fc.constant('sku'), value: fc.record({ nin: fc.subarray(skus, { minLength: 1 }) }) }),
  fc.record({ attribute: fc.constant('type_id'), value: fc.record({ eq: fc.constantFrom(...types) }) }),
  fc.record({ attribute: fc.constant('type_id'), value: fc.record({ neq: fc.constantFrom(...types) }) }),
  fc.record({ attribute: fc.constant('price'), value: fc.record({ gte: amount, lte: amount }) }),
  fc.record({ attribute: fc.constant('final_price'), value: fc.record({ gt: amount }) }),
  fc.record({
    attribute: fc.constant('visibility'),
    value: fc.record({ in: fc.subarray([1, 2, 3, 4], { minLength: 1 }) }),
  }),
  fc.record({ attribute: fc.constant('category_ids'), value: fc.record({ in: fc.constant([7]) }) }),
  fc.record({
    attribute: fc.constant('color'),
    value: fc.record({ in: fc.constant([49, 50]) }),
    scope: fc.constant('catalog'),
  }),
)
const question = fc.record({
  conditions: fc.uniqueArray(condition, { maxLength: 3, selector: ({ attribute }) => attribute }),
  search: fc.option(fc.constantFrom('clock', 'the', 'card poster', 'xyzzy'), { nil: undefined }),
  sort: fc.option(
    fc.record({ field: fc.constantFrom('price', 'name', 'id', 'sku'), order: fc.constantFrom('ASC', 'DESC') }),
    { nil: undefined },
  ),
  pageSize: fc.integer({ min: 1, max: 30 }),
  currentPage: fc.integer({ min: 1, max: 3 }),
  include: fc.option(fc.subarray(['sku', 'name', 'price', 'type_id'], { minLength: 1 }), { nil: undefined }),
  facets: fc.subarray(['color', 'type_id', 'price']),
  options: fc.option(fc.constant({ allWordsFirst: true }), { nil: undefined }),
})

withTestDb('GraphQL', (_, getConnection) => {
  let shop: CartShop
  beforeAll(async () => {
    shop = await openCartShop(getConnection(), { stores })
  })
  afterAll(() => shop?.close())

  async function post(body: object, path = '/graphql', headers: Record<string, string> = {}) {
    const reply = await shop.app.inject({
      method: 'POST',
      url: path,
      headers: { host: 'localhost', 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(body),
    })
    return { status: reply.statusCode, headers: reply.headers, body: reply.json() }
  }
  const errorsOf = async (query: string, variables = {}) =>
    ((await post({ query, variables })).body.errors ?? []).map(({ message }: { message: string }) => message)

  it('gives the same answers as REST for 200 random queries', async () => {
    const query = `query ($search: String, $filter: ProductFilterInput, $pageSize: Int, $currentPage: Int, $sort: ProductSortInput, $include: [String!], $facets: JSON, $options: JSON) {
      products(search: $search, filter: $filter, pageSize: $pageSize, currentPage: $currentPage, sort: $sort, _sourceInclude: $include, availableFilters: $facets, searchOptions: $options) {
        items total_count aggregations attribute_metadata page_info { page_size current_page } } }`
    await fc.assert(
      fc.asyncProperty(
        question,
        async ({ conditions, search, sort, pageSize, currentPage, include, facets, options }) => {
          const available = facets.map((field) => ({ field, scope: 'catalog', options: {} }))
          const request = {
            _searchText: search,
            _searchOptions: options,
            _appliedFilters: conditions,
            _appliedSort: sort ? [{ field: sort.field, options: sort.order.toLowerCase() }] : [],
            _availableFilters: available,
          }
          const parameters = new URLSearchParams({
            size: String(pageSize),
            from: String((currentPage - 1) * pageSize),
            request_format: 'search-query',
            ...(include && { _source_include: include.join(',') }),
            request: JSON.stringify(request),
          })
          const rest = await shop.app.inject({
            method: 'GET',
            url: `/api/catalog/catalog_default/product/_search?${parameters}`,
            headers: { host: 'localhost' },
          })
          const { hits, aggregations = null, attribute_metadata = null } = rest.json()
          const filter = Object.fromEntries(
            conditions.map((one) => [one.attribute, { ...one.value, scope: 'scope' in one ? [one.scope] : undefined }]),
          )
          const variables = {
            search,
            filter,
            pageSize,
            currentPage,
            include,
            facets: available,
            options,
            sort: sort && { [sort.field]: sort.order },
          }
          const { body } = await post({ query, variables })
          expect(body.errors).toBeUndefined()
          expect(body.data.products).toEqual({
            items: hits.hits.map(({ _source }: { _source: object }) => _source),
            total_count: typeof hits.total === 'number' ? hits.total : hits.total.value,
            aggregations,
            attribute_metadata,
            page_info: { page_size: pageSize, current_page: currentPage },
          })
        },
      ),
      { numRuns: 200, seed: 18 },
    )
  }, 60_000)

  it('answers every other kind of query, with filters in the query text instead of variables', async () => {
    const { body } = await post({
      query: `{ taxrule { hits } customAttributeMetadata(attributes: {attribute_code: {in: ["color"]}}) { hits }
        one: products(filter: {sku: {eq: "CLOCK"}, price: {gteq: 1}}) { items }
        categories { hits } reviews { hits } cmsPages { items { page_id title } } cmsBlocks { items { id } } cmsHierarchies { items { node_id } } }`,
    })
    expect(body.errors).toBeUndefined()
    expect(body.data.one.items).toMatchObject([{ sku: 'CLOCK', price: 20 }])
    expect(body.data.taxrule.hits.hits.length).toBe(2)
  })

  it('sends the cache tags of all searches of a query', async () => {
    const query = '{ products(filter: {sku: {eq: "CLOCK"}}) { items } categories { hits } }'
    const { headers } = await post({ query }, '/graphql/default', { 'x-vs-cache-tags': 'all' })
    expect(headers['x-vs-cache-tags']).toMatch(/product .*category|category .*product/)
  })

  it('answers 404 in store views without GraphQL', async () => {
    const query = '{ taxrule { hits } }'
    expect((await post({ query }, '/graphql/de')).status).toBe(404)
    expect((await post({ query }, '/graphql/nowhere')).status).toBe(404)
    const page = (host: string) => shop.app.inject({ method: 'GET', url: '/graphiql', headers: { host } })
    expect((await page('localhost')).statusCode).toBe(200)
    expect((await page('trade.localhost')).statusCode).toBe(404)
  })

  it.each([
    ['too many searches', `{ ${Array.from({ length: 11 }, (_, at) => `a${at}: taxrule { hits }`).join(' ')} }`],
    ['too many documents', '{ a: products(pageSize: 4000) { items } b: products { items } }'],
    ['too many fields', `{ products { ${Array.from({ length: 600 }, (_, at) => `f${at}: items`).join(' ')} } }`],
    ['too deep', `{ __schema { types ${'{ fields { type '.repeat(9)}{ name }${' } }'.repeat(9)} } }`],
  ])('refuses a query with %s before it runs', async (problem, query) => {
    const errors = await errorsOf(query)
    expect(errors[0]).toContain(problem)
  })

  it('refuses exponentially nested fragments quickly', async () => {
    const fragments = Array.from(
      { length: 60 },
      (_, at) => `fragment F${at} on Products { ...F${at + 1} ...F${at + 1} }`,
    )
    const query = `{ products { ...F0 } } ${fragments.join(' ')} fragment F60 on Products { items }`
    const started = performance.now()
    expect((await errorsOf(query))[0]).toContain('too many fields')
    expect(performance.now() - started).toBeLessThan(3000)
    const loop = '{ products { ...A } } fragment A on Products { ...B } fragment B on Products { ...A }'
    expect(await errorsOf(loop)).not.toEqual([])
    expect((await errorsOf(`{ ${'products { items } '.repeat(900)} }`))[0]).toContain('2000 tokens')
    // Fields are counted before the validation, which would compare every pair of fields.
    expect(await errorsOf(`{ ${'products { items } '.repeat(400)} }`)).toEqual([
      'the query is too large: it has too many fields',
    ])
    expect((await post({ query: `{ products { items } } # ${'x'.repeat(20_001)}` })).status).toBe(400)
    const variables = { pageSize: 5000 }
    expect(await errorsOf('query ($pageSize: Int) { products(pageSize: $pageSize) { items } }', variables)).not.toEqual(
      [],
    )
  })
})
