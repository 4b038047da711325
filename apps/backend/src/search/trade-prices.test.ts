import type { CatalogDocument } from '@mantel/contract'
import { expect, it } from 'vitest'
import { memorySource } from './testing/memory-source.ts'
import { searchApp } from './testing/search-app.ts'

/** Guest documents have no price; group 11 pays 17.77 and 33.33, group 12 the other way round. */
const memory = memorySource()
const prices = { 1: { 11: 17.77, 12: 33.33 }, 2: { 11: 33.33, 12: 17.77 } } as Record<number, Record<number, number>>
for (const id of [1, 2]) {
  const guest = { id, sku: `T-${id}`, name: 'Card', status: 1, visibility: 4, type_id: 'simple' }
  memory.put('product', guest, {
    shownPrice: { base: null, byGroup: prices[id] as Record<number, number> },
    forGroup: (group) =>
      ({ ...guest, price: prices[id]?.[group], final_price: prices[id]?.[group] }) as unknown as CatalogDocument,
  })
}
const { find, app } = await searchApp({ source: memory.source })
const trade = { index: 'catalog_trade', host: 'trade.localhost' }
const priceFacet = { _availableFilters: [{ field: 'price', scope: 'catalog' }] }

const nosy = [
  {},
  priceFacet,
  { _appliedFilters: [{ attribute: 'price', value: { gte: 20 }, scope: 'catalog' }] },
  { _appliedFilters: [{ attribute: '@price:11', value: { gte: 20 }, scope: 'default' }] },
  { _appliedSort: [{ field: 'final_price', options: 'asc' }] },
  { _appliedSort: [{ field: '@price:11', options: 'desc' }] },
]

it.each([{}, { groupId: 11 }, { groupToken: 'forged' }, { groupToken: 'group-' }])(
  'exposes no price in hits, facets, filters or sort order without a proven group: %o',
  async (who) => {
    for (const query of nosy) {
      const { text, status, hits } = await find({ ...query, ...who }, trade)
      expect(status).toBe(200)
      expect(text).not.toMatch(/17[.,]7|33[.,]3/)
      expect(hits.map(({ id }) => id)).toEqual('_appliedFilters' in query ? [] : [1, 2])
    }
    const { aggregations } = await find({ ...priceFacet, ...who }, trade)
    expect(aggregations.agg_range_price?.buckets.every(({ doc_count }) => doc_count === 0)).toBe(true)
    expect(aggregations.agg_max_price?.value).toBeNull()
  },
)

it("uses a proven group's own price in results, filters, facets and sorting, and forbids caching", async () => {
  for (const [group, cheap, dear] of [
    [11, 1, 2],
    [12, 2, 1],
  ] as const) {
    const groupToken = `group-${group}`
    const { hits, headers, aggregations } = await find(
      { _appliedSort: [{ field: 'price', options: 'asc' }], ...priceFacet, groupToken },
      trade,
    )
    expect(hits.map(({ id, p }) => [id, p])).toEqual([
      [cheap, 17.77],
      [dear, 33.33],
    ])
    expect(aggregations.agg_min_price?.value).toBe(17.77)
    expect(headers['cache-control']).toBe('private, no-store')
    const over = await find(
      { _appliedFilters: [{ attribute: 'price', value: { gt: 20 }, scope: 'catalog' }], groupToken },
      trade,
    )
    expect(over.hits.map(({ id }) => id)).toEqual([dear])
  }
  expect((await find({}, trade)).text).not.toMatch(/17[.,]7|33[.,]3/)
})

it('filters and sorts by guest prices for a group without its own prices', async () => {
  const consumer = memorySource({
    product: [1, 2].map((id) => ({ id, sku: `C-${id}`, status: 1, visibility: 4, price: 30 - id })),
  })
  const shop = await searchApp({ source: consumer.source })
  const { hits } = await shop.find(
    {
      _appliedSort: [{ field: 'price', options: 'asc' }],
      _appliedFilters: [{ attribute: 'price', value: { gt: 1 }, scope: 'catalog' }],
      groupToken: 'group-1',
    },
    trade,
  )
  expect(hits.map(({ id }) => id)).toEqual([2, 1])
})

it('accepts the group token in the body of an Elasticsearch query', async () => {
  const request = encodeURIComponent(JSON.stringify({ groupToken: 'group-11', sort: [{ price: { order: 'desc' } }] }))
  const reply = await app.inject({
    url: `/api/catalog/catalog_trade/product/_search?request=${request}`,
    headers: { host: trade.host },
  })
  expect(reply.json().hits.hits.map((hit: { _source: { price: number } }) => hit._source.price)).toEqual([33.33, 17.77])
})
