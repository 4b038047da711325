import fc from 'fast-check'
import { expect, it } from 'vitest'
import { memorySource } from './testing/memory-source.ts'
import { searchApp } from './testing/search-app.ts'

const memory = memorySource({ product: [{ id: 1, sku: 'A', name: 'Oak clock', status: 1, visibility: 4, price: 5 }] })
const { app, find } = await searchApp({ source: memory.source })
const address = '/api/catalog/catalog_default/product/_search'

async function post(payload: object, parameters = '') {
  const reply = await app.inject({ method: 'POST', url: `${address}?${parameters}`, payload })
  return { status: reply.statusCode, body: reply.json() }
}

/** Random combinations of the keywords of both request forms: almost valid input is most likely to break a parser. */
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

it('answers every input with a result or a validation error', async () => {
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

it.each([
  ['scripts', { query: { script: { source: 'x' } } }],
  ['wildcards', { query: { wildcard: { name: '*' } } }],
  ['query strings', { query: { query_string: { query: 'a OR b' } } }],
  ['two clause types in one clause', { query: { terms: { a: [1] }, exists: { field: 'b' } } }],
  ['an unknown key of bool', { query: { bool: { musst: [] } } }],
  ['terms without a list of values', { query: { terms: { a: 1 } } }],
  ['an unknown bound', { query: { range: { price: { above: 1 } } } }],
  ['nested aggregations', { aggs: { a: { terms: { field: 'x' }, aggs: {} } } }],
  ['unknown aggregations', { aggs: { a: { cardinality: { field: 'x' } } } }],
  ['an excessive aggregation size', { aggs: { a: { terms: { field: 'x', size: 1e9 } } } }],
  [
    'two text queries',
    { query: { bool: { must: [1, 2].map((n) => ({ multi_match: { query: `${n}`, fields: ['name'] } })) } } },
  ],
  ['an unknown key', { explain: true }],
  ['an excessive page size', { size: 100_000 }],
])('rejects a body with %s', async (_, payload) => {
  expect((await post(payload)).status).toBe(400)
})

it('rejects excessive depth, width and length', async () => {
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

it('matches a pattern with many stars without exponential backtracking', async () => {
  const reply = await app.inject(`${address}?_source_include=${'*a'.repeat(90)}b`)
  expect(reply.statusCode).toBe(200)
})
