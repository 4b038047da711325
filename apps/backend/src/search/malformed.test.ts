import fc from 'fast-check'
import { expect, test } from 'vitest'
import { memorySource } from './testing/memory-source.ts'
import { searchApp } from './testing/search-app.ts'

const memory = memorySource({ product: [{ id: 1, sku: 'A', name: 'Oak clock', status: 1, visibility: 4, price: 5 }] })
const { app, find } = await searchApp({ source: memory.source })
const address = '/api/catalog/catalog_default/product/_search'

async function post(payload: object, parameters = '') {
  const reply = await app.inject({ method: 'POST', url: `${address}?${parameters}`, payload })
  return { status: reply.statusCode, body: reply.json() }
}

/** Words of both languages thrown together at random: nearly right is where parsers break. */
const word = fc.constantFrom(
  ...['query', 'bool', 'must', 'should', 'filter', 'must_not', 'terms', 'term', 'range', 'exists', 'field', 'match'],
  ...['multi_match', 'function_score', 'functions', 'fields', 'aggs', 'sort', 'size', 'from', '_source', 'min_score'],
  ...[
    'gt',
    'lte',
    'minimum_should_match',
    'order',
    'ranges',
    'weight',
    'random_score',
    'script',
    'price',
    'name',
    'sku',
  ],
  ...['_appliedFilters', '_availableFilters', '_appliedSort', '_searchText', 'attribute', 'value', 'scope', 'options'],
  ...['in', 'eq', 'catalog', 'default', 'groupToken', '__proto__', 'constructor', '', '@price', 'a.b.c'],
)
const { junk } = fc.letrec<{ junk: unknown }>((tie) => ({
  junk: fc.oneof(
    { depthSize: 'medium' },
    word,
    fc.integer(),
    fc.constantFrom(null, true, 1e308, '75%25', 'name^4', '49', '%', '\u0000'),
    fc.array(tie('junk'), { maxLength: 4 }),
    fc.dictionary(word, tie('junk'), { maxKeys: 4 }),
  ),
}))

test('whatever is sent, the answer is a reply or a refusal', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(word, junk), fc.boolean(), async (payload, short) => {
      const { status, body } = await post(payload, short ? 'request_format=search-query' : '')
      expect([200, 400]).toContain(status)
      if (status === 400) expect(body).toMatchObject({ code: 400, result: expect.any(String) })
      else expect(body.hits).toBeDefined()
    }),
    { numRuns: 600 },
  )
})

test.each([
  ['scripts', { query: { script: { source: 'x' } } }],
  ['wildcards', { query: { wildcard: { name: '*' } } }],
  ['query strings', { query: { query_string: { query: 'a OR b' } } }],
  ['two kinds in one clause', { query: { terms: { a: [1] }, exists: { field: 'b' } } }],
  ['an unknown key of bool', { query: { bool: { musst: [] } } }],
  ['values without a list', { query: { terms: { a: 1 } } }],
  ['an unknown bound', { query: { range: { price: { above: 1 } } } }],
  ['nested aggregations', { aggs: { a: { terms: { field: 'x' }, aggs: {} } } }],
  ['unknown aggregations', { aggs: { a: { cardinality: { field: 'x' } } } }],
  ['a silly aggregation', { aggs: { a: { terms: { field: 'x', size: 1e9 } } } }],
  [
    'two texts',
    { query: { bool: { must: [1, 2].map((n) => ({ multi_match: { query: `${n}`, fields: ['name'] } })) } } },
  ],
  ['an unknown key', { explain: true }],
  ['a silly size', { size: 100_000 }],
])('the search engine’s language beyond the shop’s needs is refused: %s', async (_, payload) => {
  expect((await post(payload)).status).toBe(400)
})

test('silly depth, width and length are refused', async () => {
  let deep: object = { terms: { a: [1] } }
  for (let level = 0; level < 30; level++) deep = { bool: { must: [deep] } }
  expect((await post({ query: deep })).status).toBe(400)
  const wide = { bool: { should: Array.from({ length: 1100 }, (_, at) => ({ terms: { a: [at] } })) } }
  expect((await post({ query: wide })).status).toBe(400)
  expect((await post({ query: { terms: { a: Array.from({ length: 11_000 }, (_, at) => at) } } })).status).toBe(400)
  expect((await find({ _searchText: 'a'.repeat(2000) })).status).toBe(400)
  expect(
    (await find({ _availableFilters: Array.from({ length: 200 }, (_, at) => ({ field: `f${at}`, scope: 'catalog' })) }))
      .status,
  ).toBe(400)
})

test('a pattern of many stars costs no time to speak of', async () => {
  const reply = await app.inject(`${address}?_source_include=${'*a'.repeat(90)}b`)
  expect(reply.statusCode).toBe(200)
})
