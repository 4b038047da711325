import { naiveIds } from '@mantel/search/testing'
import { SearchQuery } from '@vue-storefront/storefront-query-builder'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type BuiltBody, buildBody } from './testing/build-body.ts'
import type { Document } from './testing/memory-source.ts'
import { memorySource } from './testing/memory-source.ts'
import { matchesClause } from './testing/naive-dsl.ts'
import { searchApp } from './testing/search-app.ts'

const config = {
  products: {
    priceFilterKey: 'final_price',
    filterFieldMapping: { 'category.name': 'category.name.keyword' },
    filterAggregationSize: { default: 50 },
    priceFilters: { ranges: [{ from: 0, to: 50 }, { from: 50, to: 100 }, { from: 100, to: 150 }, { from: 150 }] },
  },
  elasticsearch: {
    queryMethod: 'GET',
    searchScoring: { attributes: {}, fuzziness: 2, prefix_length: 2 },
    searchableAttributes: { name: { boost: 4 }, sku: { boost: 2 }, 'category.name': { boost: 1 } },
  },
}

const colors = [49, 50, 51]
const products: Document[] = Array.from({ length: 60 }, (_, at) => {
  const id = at + 1
  const configurable = id % 3 === 0
  const price = (id * 17) % 200
  return {
    id,
    rank: id,
    sku: `CLK-${id % 7}-${id}`,
    name: `${['Oak', 'Brass', 'Walnut'][id % 3]} ${['clock', 'frame', 'print', 'card'][id % 4]}`,
    type_id: configurable ? 'configurable' : 'simple',
    status: id % 11 === 0 ? 2 : id % 2,
    visibility: (id % 4) + 1,
    price,
    final_price: price,
    size: id % 5 === 0 ? undefined : String(100 + (id % 4)),
    color: configurable ? undefined : colors[id % 3],
    color_options: configurable ? [colors[id % 2], colors[(id + 1) % 3]] : undefined,
    category_ids: [2, 20 + (id % 5)],
    category: [{ category_id: 20 + (id % 5), name: `Category ${id % 5}` }],
    stock: { is_in_stock: id % 6 !== 0 },
    updated_at: `2026-0${(id % 9) + 1}-11 10:00:00`,
  }
})
const memory = memorySource({ product: products })
const { app, find } = await searchApp({ source: memory.source })

const operand = fc.oneof(
  fc.constantFrom<unknown>(49, '50', 51, 'simple', true, 'true', 2, 1, 'Category 3', 101, '102', 21, '24'),
  fc.integer({ min: 0, max: 60 }),
)
const bound = fc.integer({ min: 0, max: 200 })
const listed = fc.array(operand, { minLength: 1, maxLength: 4 })
const value = fc.oneof(
  operand,
  operand.map((eq) => ({ eq })),
  listed.map((values) => ({ in: values })),
  operand.map((neq) => ({ neq })),
  listed.map((nin) => ({ nin })),
  listed.map((or) => ({ or })),
  listed.map((nor) => ({ nor })),
  listed.map((like) => ({ like })),
  fc.constantFrom({ eq: null }, { neq: null }, { or: null }, { nor: null }),
  fc.record(
    { gt: bound, gte: bound, lt: bound, lte: bound, moreq: bound, from: bound, to: bound },
    { requiredKeys: [] },
  ),
  fc.record({ orGt: bound, orLt: bound, orGte: bound, orLte: bound }, { requiredKeys: [] }),
)
const plainFilter = fc.record({
  key: fc.constantFrom(
    'rank',
    'color',
    'size',
    'category_ids',
    'category.name',
    'stock.is_in_stock',
    'type_id',
    'price',
    'nothing',
    'status',
  ),
  value,
  scope: fc.constant('default'),
})
const chosenFacet = fc.record({
  key: fc.constantFrom('color', 'size', 'nothing'),
  value: fc.oneof(
    listed.map((values) => ({ in: values })),
    operand.map((eq) => ({ eq })),
    listed.map((like) => ({ like })),
  ),
  scope: fc.constant('catalog'),
})
const chosenPrice = fc.record({
  key: fc.constant('price'),
  value: fc.record({ gte: bound, lte: bound }),
  scope: fc.constant('catalog'),
})
const sort = fc.array(
  fc.record({
    field: fc.constantFrom('updated_at', 'price', 'final_price', 'name', 'nothing'),
    options: fc.constantFrom('asc', 'desc'),
  }),
  { maxLength: 2 },
)

it('answers queries of the published query builder like a search engine, in both request forms', async () => {
  const facets = ['color', 'size', 'price']
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(plainFilter, chosenFacet, chosenPrice), { minLength: 1, maxLength: 4 }),
      sort,
      async (filters, sort) => {
        const requestFilters = structuredClone(filters)
        const searchQuery = new SearchQuery()
        for (const filter of requestFilters) searchQuery.applyFilter({ ...filter, options: {} })
        for (const { field, options } of sort) searchQuery.applySort({ field, options })
        for (const field of facets) searchQuery.addAvailableFilter({ field, scope: 'catalog' })
        const shortForm = structuredClone({ ...searchQuery })
        const body = await buildBody(searchQuery, config)

        const raw = JSON.stringify(body)
        const reply = await app.inject(
          `/api/catalog/catalog_default/product/_search?size=100&request=${encodeURIComponent(raw)}`,
        )
        expect(reply.statusCode).toBe(200)
        const answer = reply.json()
        const expected = expectedIds(body, sort)
        expect(answer.hits.hits.map((hit: { _source: Document }) => hit._source.id)).toEqual(expected)
        expect(answer.hits.total).toBe(expected.length)

        const short = await find(shortForm, { parameters: 'size=100' })
        expect(short.hits.map(({ id }) => id)).toEqual(expected)
        expect(short.aggregations.agg_range_price?.buckets.slice(0, 4)).toEqual(
          answer.aggregations.agg_range_price.buckets.slice(0, 4),
        )
        expect(short.aggregations.agg_terms_color_options).toEqual(answer.aggregations.agg_terms_color_options)
      },
    ),
    { numRuns: 250 },
  )
})

/** Computes the expected ids from the filter in the body and the rules that apply to every listing. */
function expectedIds(body: BuiltBody, sort: { field: string; options: string }[]): number[] {
  const filter = body.query ? body.query.bool.filter : { bool: {} }
  const matching = products.filter(
    (document) =>
      matchesClause(mapped(document), filter) &&
      (document.status as number) < 2 &&
      [2, 3, 4].includes(document.visibility as number),
  )
  return naiveIds(
    matching,
    { kind: 'all' },
    sort.map(({ field, options }) => ({ field, descending: options === 'desc' })),
  )
}

const mapped = (document: Document): Document => ({
  ...document,
  category: (document.category as { name: string }[]).map((one) => ({ ...one, name: { keyword: one.name } })),
})
