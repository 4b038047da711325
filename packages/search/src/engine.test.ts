import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { createBudget } from './budget.ts'
import { Engine, type EngineOptions } from './engine.ts'
import type { Facet } from './facets.ts'
import type { Filter } from './filter.ts'
import { type Document, naiveCount, naiveIds, naiveMatches } from './naive-search.fixture.ts'
import type { Sort } from './sort-key.ts'

// The tests use hundreds of random documents and changes: a busy machine needs more than the default five seconds.
vi.setConfig({ testTimeout: 30_000 })

const plenty = () => createBudget(60_000)
const options: EngineOptions = { language: 'en', textFields: ['name'], codeField: 'sku' }
const newEngine = () => new Engine(options)
/** Saves an engine and loads a copy, as a restart does. */
const reloaded = (engine: Engine) =>
  new Engine(options, Array.from(engine.save(), (part) => structuredClone(part)).values())
const entry = (document: Document) => ({ id: document.id, document, texts: [[]], codes: [] })

const scalar = fc.oneof(
  fc.integer({ min: -3, max: 12 }),
  fc.integer({ min: -3, max: 12 }).map(String),
  fc.boolean(),
  fc.constantFrom('oak', 'Oak', 'über', '日本', '', '2026-01-02', '2026-01-02 10:00:00', '2025-12-31', '4.50'),
  fc.double({ min: 0, max: 200, noNaN: true }).map((value) => Math.round(value * 100) / 100),
)
const value = fc.oneof({ weight: 3, arbitrary: scalar }, fc.array(scalar, { maxLength: 3 }), fc.constant(null))
const body = fc.record(
  {
    color: value,
    size: value,
    price: scalar,
    stock: fc.record({ on: fc.boolean() }),
    children: fc.array(fc.record({ sku: scalar, color: value }, { requiredKeys: [] }), { maxLength: 3 }),
  },
  { requiredKeys: [] },
)
const field = fc.constantFrom(
  'id',
  'color',
  'size',
  'price',
  'stock.on',
  'children.sku',
  'children.color',
  'nothing',
  'stock',
)

const bound = scalar.filter((bound) => typeof bound !== 'boolean') as fc.Arbitrary<string | number>
const { filter } = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({
      kind: fc.constant('terms' as const),
      field,
      values: fc.array(scalar.map(String), { minLength: 1, maxLength: 4 }),
    }),
    fc.record({ kind: fc.constant('exists' as const), field }),
    fc.record({
      kind: fc.constant('range' as const),
      field,
      bounds: fc.record({ gt: bound, gte: bound, lt: bound, lte: bound }, { requiredKeys: [] }),
    }),
    fc.record({ kind: fc.constant('not' as const), of: tie('filter') }),
    fc.record({ kind: fc.constant('and' as const), of: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }) }),
    fc.array(tie('filter'), { minLength: 1, maxLength: 4 }).chain((of) =>
      fc.record({
        kind: fc.constant('some' as const),
        of: fc.constant(of),
        atLeast: fc.integer({ min: 1, max: of.length }),
      }),
    ),
  ),
}))
const sort: fc.Arbitrary<Sort> = fc.array(fc.record({ field, descending: fc.boolean() }), { maxLength: 3 })
const facet: fc.Arbitrary<Facet> = fc.oneof(
  fc.record({
    kind: fc.constant('terms' as const),
    fields: fc.oneof(
      field.map((only): [string] => [only]),
      fc.tuple(field, field),
    ),
    size: fc.integer({ min: 1, max: 5 }),
  }),
  fc.record({
    kind: fc.constant('ranges' as const),
    field,
    ranges: fc.array(
      fc.record({ from: fc.integer({ max: 100 }), to: fc.integer({ max: 100 }) }, { requiredKeys: [] }),
      { maxLength: 3 },
    ),
  }),
  fc.record({ kind: fc.constant('extent' as const), field }),
)
const question = fc.record({
  filter,
  sort,
  from: fc.integer({ min: 0, max: 8 }),
  size: fc.integer({ min: 1, max: 8 }),
  facets: fc.array(fc.record({ facet, filter: fc.option(filter, { nil: undefined }) }), { maxLength: 3 }),
})
/** Puts and removals over a few ids, so that documents are replaced and slots are reused. */
const changes = fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.option(body, { freq: 4 })), {
  minLength: 1,
  maxLength: 40,
})

it('returns the same results as a naive scan, whatever the history of the index, also when saved and loaded', () => {
  const questionLists = fc.array(question, { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(changes, questionLists, fc.nat({ max: 60 }), (changes, questions, reloadAt) => {
      let engine = newEngine()
      const documents = new Map<number, Document>()
      // Searching between changes fills the caches, which later changes must update.
      for (const [at, [id, body]] of changes.entries()) {
        if (body) documents.set(id, { ...body, id })
        else documents.delete(id)
        if (body) engine.put(entry({ ...body, id }))
        else engine.remove(id)
        if (at === reloadAt) engine = reloaded(engine)
        if (at % 7 === 3) for (const one of questions) runQuestion(engine, one)
      }
      const all = [...documents.values()]
      for (const one of questions) {
        const answer = runQuestion(engine, one)
        const expected = naiveIds(all, one.filter, one.sort)
        expect(answer.total).toBe(expected.length)
        expect(answer.ids).toEqual(expected.slice(one.from, one.from + one.size))
        for (const [at, { facet, filter }] of one.facets.entries()) {
          const counted = all.filter((document) => naiveMatches(document, filter ?? one.filter))
          expect(answer.facets.get(String(at))).toEqual(naiveCount(counted, facet))
        }
      }
    }),
    { numRuns: 400 },
  )
})

function runQuestion(engine: Engine, { facets, ...query }: typeof question extends fc.Arbitrary<infer Q> ? Q : never) {
  const named = facets.map((facet, at) => ({ name: String(at), ...facet }))
  return engine.search({ ...query, facets: named }, plenty())
}

it('returns the same page from a cached sort order as from sorting again, also after changes', async () => {
  let engine = newEngine()
  const documents = new Map<number, Document>()
  const write = (id: number, seed: number) => {
    const document = { id, price: (seed * 7919) % 997, name: `n${(seed * 31) % 50}`, odd: seed % 2 }
    documents.set(id, document)
    engine.put(entry(document))
  }
  for (let id = 1; id <= 3000; id++) write(id, id)
  const sorts: Sort[] = [
    [{ field: 'price', descending: true }],
    [
      { field: 'name', descending: false },
      { field: 'price', descending: true },
    ],
    [],
  ]
  const filter: Filter = { kind: 'terms', field: 'odd', values: ['1'] }
  const check = () => {
    for (const sort of sorts)
      for (const from of [0, 700]) {
        const { ids } = engine.search({ filter, sort, from, size: 20, facets: [] }, plenty())
        expect(ids).toEqual(naiveIds([...documents.values()], filter, sort).slice(from, from + 20))
      }
  }
  check()
  await engine.settled()
  check()
  for (let id = 5; id <= 3000; id += 11) write(id, id * 3)
  for (let id = 7; id <= 3000; id += 13) if (documents.delete(id)) engine.remove(id)
  for (let id = 4000; id < 4400; id++) write(id, id)
  check()
  engine = reloaded(engine)
  check()
  await engine.settled()
  check()
})

it('discards a sort order that becomes outdated while it is being computed', async () => {
  const engine = newEngine()
  for (let id = 1; id <= 5000; id++) engine.put(entry({ id, price: id % 100 }))
  const query = {
    filter: { kind: 'all' } as const,
    sort: [{ field: 'price', descending: false }],
    from: 0,
    size: 3,
    facets: [],
  }
  engine.search(query, plenty())
  engine.put(entry({ id: 4711, price: -1 }))
  await engine.settled()
  expect(engine.search(query, plenty()).ids).toEqual([4711, 100, 200])
})

it('stops and sets timedOut when the budget ends between clauses', () => {
  const engine = newEngine()
  engine.put(entry({ id: 1, color: 'red' }))
  let clock = 0
  const of = Array.from(
    { length: 50 },
    (_, at): Filter => ({ kind: 'range', field: 'color', bounds: { gte: `a${at}` } }),
  )
  const query = { filter: { kind: 'and', of } as const, sort: [], from: 0, size: 5, facets: [] }
  expect(
    engine.search(
      query,
      createBudget(1000, () => (clock += 100)),
    ),
  ).toMatchObject({ total: 0, timedOut: true })
  expect(engine.search(query, plenty())).toMatchObject({ total: 1, timedOut: false })
})

it('returns partial results and sets timedOut when the budget is used up', () => {
  const engine = newEngine()
  engine.put(entry({ id: 1, color: 'red' }))
  let clock = 0
  const budget = createBudget(1000, () => (clock += 600))
  const facets = ['a', 'b', 'c'].map((name) => ({
    name,
    facet: { kind: 'terms', fields: ['color'], size: 5 } as const,
  }))
  const answer = engine.search({ filter: { kind: 'all' }, sort: [], from: 0, size: 5, facets }, budget)
  expect(answer).toMatchObject({ ids: [1], timedOut: true })
  expect(answer.facets.size).toBeLessThan(3)
})

it('counts correctly when a search uses more filters than the caches hold', () => {
  const engine = newEngine()
  const prices = Array.from({ length: 700 }, (_, at) => at + 1)
  for (const price of prices) engine.put(entry({ id: price, price }))
  const upTo = (lte: number): Filter => ({ kind: 'range', field: 'price', bounds: { lte } })
  const extent = { kind: 'extent', field: 'price' } as const
  const expected = (most: number) => ({ kind: 'extent', min: 1, max: most })
  const rest = { sort: [], from: 0, size: 0 }
  for (const most of [...prices, ...prices]) {
    const facets = [{ name: 'price', facet: extent }]
    const { total, facets: counted } = engine.search({ ...rest, filter: upTo(most), facets }, plenty())
    expect([total, counted.get('price')]).toEqual([most, expected(most)])
  }
  // The results of one search are in use together, although the cache holds fewer.
  const facets = [...prices, ...prices].map((most, at) => ({ name: `${at}`, facet: extent, filter: upTo(most) }))
  const { facets: counted } = engine.search({ ...rest, filter: { kind: 'all' }, facets }, plenty())
  expect([...counted.values()]).toEqual([...prices, ...prices].map(expected))
})
