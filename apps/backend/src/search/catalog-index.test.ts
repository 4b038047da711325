import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { silentLog } from '../platform/log.ts'
import { NotReadyError } from '../platform/not-ready.ts'
import { stores, viewOf } from '../store/testing.ts'
import { createCatalogIndex } from './catalog-index.ts'
import { subscribeIndex } from './search.events.ts'
import { createSourceFilter } from './source-filter.ts'
import { type Document, memorySource } from './testing/memory-source.ts'
import { searchApp } from './testing/search-app.ts'
import { textRequest } from './text-request.ts'

const view = viewOf('default')
const product = (id: number, more: object = {}): Document => ({
  id,
  sku: `S-${id}`,
  name: 'Clock',
  status: 1,
  visibility: 4,
  price: id,
  ...more,
})
const open = (memory: ReturnType<typeof memorySource>, more = {}) =>
  createCatalogIndex({ views: [view], source: memory.source, log: silentLog, now: () => new Date(0), ...more })
const everything = { filter: { kind: 'all' } as const, sort: [], random: false, facets: [] }
const whole = { groupId: null, source: createSourceFilter([], []), compact: false }
const found = async (catalog: ReturnType<typeof open>, query = {}, showing = whole) => {
  const { result, documents } = await catalog.search(
    view,
    'product',
    { ...everything, ...query },
    { from: 0, size: 50 },
    showing,
  )
  return { result, documents: (documents ?? []).map((bytes) => bytes && JSON.parse(bytes.toString())) }
}

it('returns the same results after refreshes as a newly built index', async () => {
  const body = fc.record({
    color: fc.integer({ min: 1, max: 3 }),
    name: fc.constantFrom('Oak clock', 'Clock', 'Frame'),
    price: fc.integer({ min: 1, max: 5 }),
  })
  const changes = fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.option(body)), { maxLength: 20 })
  const query = {
    text: textRequest('clock') ?? undefined,
    facets: [{ name: 'c', facet: { kind: 'terms' as const, fields: ['color'] as [string], size: 9 } }],
  }
  await fc.assert(
    fc.asyncProperty(changes, async (changes) => {
      const memory = memorySource({ product: [product(1), product(2), product(3, { color: 2 })] })
      const kept = open(memory)
      await kept.buildAll()
      for (const [id, body] of changes) {
        if (body) memory.put('product', product(id, body))
        else memory.remove('product', id)
        await kept.refresh(view, 'product', [id])
      }
      const fresh = open(memory)
      await fresh.buildAll()
      expect(await found(kept)).toEqual(await found(fresh))
      expect(await found(kept, query)).toEqual(await found(fresh, query))
    }),
    { numRuns: 60 },
  )
})

it('includes changes made during a rebuild once the rebuild is complete', async () => {
  const memory = memorySource({ product: Array.from({ length: 250 }, (_, at) => product(at + 1)) })
  const catalog = open(memory)
  await catalog.buildAll()
  const pages = memory.source.pages
  memory.source.pages = async function* (...scope) {
    for await (const page of pages(...scope)) {
      yield page
      if (page[0]?.id !== 1) continue
      memory.put('product', product(5, { name: 'Changed' }))
      memory.remove('product', 6)
      await catalog.refresh(view, 'product', [5, 6])
      expect((await catalog.findOne(view, 'product', 'sku', 'S-5'))?.document).toHaveProperty('name', 'Changed')
    }
  }
  await catalog.rebuild(view, 'product')
  expect((await catalog.findOne(view, 'product', 'sku', 'S-5'))?.document).toHaveProperty('name', 'Changed')
  expect(await catalog.findOne(view, 'product', 'sku', 'S-6')).toBeNull()
})

it('answers only from types that were read completely', async () => {
  const memory = memorySource({ product: Array.from({ length: 150 }, (_, at) => product(at + 1)) })
  const catalog = open(memory)
  await catalog.refresh(view, 'product', [1])
  await expect(found(catalog)).rejects.toThrow(NotReadyError)
  await expect(catalog.findOne(view, 'product', 'sku', 'S-1')).rejects.toThrow(NotReadyError)
  await catalog.rebuild(view, 'product')
  expect((await found(catalog)).result.total).toBe(150)
  await expect(catalog.findOne(view, 'category', 'id', 1)).rejects.toThrow(NotReadyError)
  expect(catalog.ready()).toBe(false)
  await catalog.buildAll()
  expect(catalog.ready()).toBe(true)
})

it('waits for the first build within firstBuildTimeout', async () => {
  const memory = memorySource({ product: Array.from({ length: 150 }, (_, at) => product(at + 1)) })
  const catalog = open(memory, { firstBuildTimeout: 60_000 })
  const early = found(catalog)
  await catalog.buildAll()
  expect((await early).result.total).toBe(150)
})

it('stops waiting after firstBuildTimeout and does not answer from the partial index', async () => {
  const memory = memorySource({ product: [product(1)] })
  memory.setFailing(true)
  const catalog = open(memory, { firstBuildTimeout: 1 })
  await expect(catalog.buildAll()).rejects.toThrow('connection lost')
  await expect(found(catalog)).rejects.toThrow(NotReadyError)
  expect(await catalog.waitUntilReady([view])).toBe(false)
})

it('keeps the served index when a rebuild fails', async () => {
  const memory = memorySource({ product: [product(1)] })
  const catalog = open(memory)
  await catalog.buildAll()
  memory.setFailing(true)
  await expect(catalog.rebuild(view, 'product')).rejects.toThrow('connection lost')
  expect((await found(catalog)).documents).toEqual([product(1)])
  memory.setFailing(false)
  memory.put('product', product(2))
  await catalog.rebuild(view, 'product')
  expect((await found(catalog)).result.total).toBe(2)
})

it('reads uncached documents from the database and serves cached ones without it', async () => {
  const memory = memorySource({
    product: Array.from({ length: 60 }, (_, at) => product(at + 1, { text: 'x'.repeat(900) })),
  })
  const { app, catalog } = await searchApp({ source: memory.source, documentBytes: 20_000 })
  expect(catalog.status().documentBytes).toBeLessThanOrEqual(20_000)
  const search = (from: number) => app.inject(`/api/catalog/catalog_default/product/_search?size=5&from=${from}`)
  expect((await search(40)).json().hits.hits[0]._source).toMatchObject({ id: 41, name: 'Clock' })
  expect(catalog.status().documentBytes).toBeLessThanOrEqual(20_000)
  memory.setFailing(true)
  expect((await search(40)).json().hits.hits).toHaveLength(5)
  expect((await search(20)).statusCode).toBe(503)
  const filtered = await app.inject('/api/catalog/catalog_default/product/_search?size=5&from=40&_source_include=sku')
  expect(filtered.json().hits.hits[0]._source).toEqual({ sku: 'S-41' })
})

it('returns the next price boundary of the shown products', async () => {
  const memory = memorySource()
  memory.put('product', product(1), { nextPriceBoundary: 500 })
  memory.put('product', product(2), { nextPriceBoundary: 300 })
  const catalog = open(memory)
  await catalog.buildAll()
  expect(catalog.nextPriceBoundary(view, [1, 2, 3])).toBe(300)
  memory.put('product', product(2))
  await catalog.refresh(view, 'product', [2])
  expect(catalog.nextPriceBoundary(view, [1, 2])).toBe(500)
  expect(catalog.nextPriceBoundary(view, [2])).toBeNull()
})

it('updates the index after events of every type', async () => {
  const memory = memorySource({
    product: [product(1, { category_ids: [20], category: [{ category_id: 20, name: 'Clocks' }], color: 49 })],
    category: [{ id: 20, name: 'Clocks' }],
    cms_block: [{ id: 7, identifier: 'hello', title: 'Hello' }],
  })
  const { catalog } = await searchApp({ source: memory.source })
  const handlers = new Map<string, (event: object) => unknown>()
  subscribeIndex(
    { everywhere: (type: string, handler: never) => void handlers.set(type, handler), onRebuild() {} } as never,
    catalog,
    stores.views,
  )
  const raise = (type: string, event: object) => handlers.get(type)?.(event)
  const name = async (type: 'product' | 'category' | 'cms_block', field = 'name') =>
    (await catalog.findOne(view, type, 'id', type === 'product' ? 1 : type === 'category' ? 20 : 7))?.document[
      field as 'id'
    ]

  memory.put('product', product(1, { name: 'Renamed', category_ids: [20] }))
  await raise('product.changed', { ids: [1], storeCode: 'default' })
  expect(await name('product')).toBe('Renamed')
  expect((await catalog.findOne(viewOf('de'), 'product', 'id', 1))?.document).toHaveProperty('name', 'Clock')

  memory.put('product', product(1, { name: 'In category', category_ids: [20] }))
  memory.put('category', { id: 20, name: 'Watches' })
  await raise('category.changed', { ids: [20] })
  expect([await name('category'), await name('product')]).toEqual(['Watches', 'In category'])

  memory.put('category', { id: 20, name: 'Watches', children_count: 1 })
  const { reads } = memory
  await raise('category.changed', { ids: [20], storeCode: 'default', isOnlyChildren: true })
  expect(await name('category', 'children_count')).toBe(1)
  expect(memory.reads, 'does not read products again').toBe(reads + 1)

  memory.put('cms_block', { id: 7, title: 'Bye' })
  await raise('content.changed', { contentType: 'cms_block', ids: [7] })
  expect(await name('cms_block', 'title')).toBe('Bye')

  memory.put('product', product(1, { color: 49 }))
  memory.put('attribute', {
    id: 93,
    attribute_code: 'color',
    is_user_defined: true,
    options: [{ value: '49', label: 'Vermilion' }],
  })
  await raise('attribute.changed', { ids: [93] })
  expect((await found(catalog, { text: textRequest('vermilion') ?? undefined })).result.ids).toEqual([1])

  memory.put('product', product(2))
  await raise('catalog.imported', { storeCode: 'default', catalogType: 'product' })
  expect((await found(catalog)).result.total).toBe(2)
})

it('sorts in-stock products first if the store requires it, but always sorts by the text score before that', async () => {
  const sorted = { ...view, catalog: { ...view.catalog, sortInStockFirst: true } }
  const memory = memorySource({
    product: [
      product(1, { name: 'Oak clock', stock: { is_in_stock: false } }),
      product(2, { name: 'A clock in oak with a long name', stock: { is_in_stock: true } }),
    ],
  })
  const catalog = createCatalogIndex({ views: [sorted], source: memory.source, log: silentLog, now: () => new Date(0) })
  await catalog.buildAll()
  const ids = async (query: object) =>
    (await catalog.search(sorted, 'product', { ...everything, ...query }, { from: 0, size: 9 }, whole)).result.ids
  expect(await ids({ sort: [{ field: 'id', descending: false }] })).toEqual([2, 1])
  expect(await ids({ text: textRequest('oak clock') ?? undefined })).toEqual([1, 2])
})

it('sets timed_out when the work budget is exceeded', async () => {
  let clock = 0
  const memory = memorySource({ product: [product(1)] })
  const { app } = await searchApp({ source: memory.source, clock: () => (clock += 2000) })
  const reply = await app.inject('/api/catalog/catalog_default/product/_search')
  expect(reply.json()).toMatchObject({ timed_out: true, hits: { hits: [] } })
})

const many = memorySource({ product: Array.from({ length: 450 }, (_, at) => product(at + 1)) })
const allHits = { from: 0, size: 4000 }

it('reads the documents of many hits later, in slices between which other work runs', async () => {
  const catalog = open(many)
  await catalog.buildAll()
  const answer = await catalog.search(view, 'product', everything, allHits, whole)
  if (answer.documents !== null) throw new Error('the documents were read at once')
  // The test clock uses up a whole time slice whenever it is read.
  let clock = 0
  const now = vi.spyOn(performance, 'now').mockImplementation(() => (clock += 10))
  let turns = 0
  let isReading = true
  const countTurns = () => {
    turns++
    if (isReading) setImmediate(countTurns)
  }
  countTurns()
  const documents = await answer.readDocuments(1_000_000)
  isReading = false
  now.mockRestore()
  expect(documents?.map((bytes) => JSON.parse(String(bytes)).id)).toEqual(answer.result.ids)
  expect(turns).toBeGreaterThanOrEqual(450 / 50 - 1)
  expect(await answer.readDocuments(1000)).toBeNull()
})
