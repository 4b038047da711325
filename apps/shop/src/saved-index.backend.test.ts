import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Backend,
  type Connection,
  changeStock,
  createBackend,
  createLog,
  importDocuments,
  renameProduct,
  rowsOf,
  setPrice,
} from '@mantel/backend'
import { openTestDatabase } from '@mantel/backend/database/testing'
import { demoDocuments } from '@mantel/demo'
import { type Stores, websiteOf } from '@mantel/domain/store'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { loadTestStores } from './testing/load-test-stores.ts'

/** Every nth product of the demo. */
const everyNth = 48
/** One store view of each website, because with all five every start would read three times as much. */
const testedViews = ['de', 'trade']
const log = createLog({ level: 'silent' })
let connection: Connection
let stores: Stores
let folder: string
let dataDir: string
let time = Date.parse('2026-11-15T12:00:00Z')
const now = () => new Date(time)
const skus: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mantel-saved-index-'))
  dataDir = join(folder, 'data')
  const all = await loadTestStores()
  stores = { ...all, views: all.views.filter(({ code }) => testedViews.includes(code)) }
  connection = await openTestDatabase()
  const first = await createBackend({
    connection,
    stores,
    dataDir,
    secretKey: 'a key for tests only',
    log,
    version: '0',
  })
  for (const view of stores.views)
    await importDocuments({ db: connection.db }, { rows: rowsOf(sample(view.code)), views: stores.views })
  await first.close()
}, 180_000)
afterAll(async () => {
  await connection.close()
  await rm(folder, { recursive: true })
})

function* sample(code: string) {
  const view = stores.views.find((one) => one.code === code)!
  let products = 0
  const kept = new Set<number>()
  for (const { type, doc } of demoDocuments(view, websiteOf(stores, view).seller, now())) {
    if (type === 'product' && products++ % everyNth !== 0) continue
    if (type === 'review' && !kept.has((doc as { product_id?: number }).product_id ?? 0)) continue
    if (type === 'product') kept.add(Number(doc.id))
    if (type === 'product' && code === testedViews[0]) skus.push((doc as { sku: string }).sku)
    yield { _index: view.catalog.index, _type: type, _id: String(doc.id), _source: doc }
  }
}

const opened: Backend[] = []
afterEach(async () => {
  for (const backend of opened.splice(0)) await backend.close()
})

async function start(options: { savesIndex?: boolean; stores?: Stores; dataDir?: string } = {}): Promise<Backend> {
  const shared = { connection, stores, dataDir, secretKey: 'a key for tests only', log, version: '0', now }
  const backend = await createBackend({ ...shared, savesIndex: true, ...options })
  opened.push(backend)
  await backend.start()
  return backend
}
const stop = async (backend: Backend) => {
  opened.splice(opened.indexOf(backend), 1)
  await backend.close()
}
/** A start that builds its index writes this file; so does an orderly stop after changes. */
const file = () => join(dataDir, 'index', 'search-index')
const builtIndexes = (backend: Backend) =>
  backend.catalog.status().indexes.filter(({ buildMilliseconds }) => buildMilliseconds !== null).length

const texts = [
  'clock',
  'oak',
  'uhr',
  'bilderrahmen',
  'orologio',
  'birthday card',
  'clok',
  'walnut fra',
  ...['CLK', '30'],
]
const searches = [
  ...texts.map((text) => ({ _appliedSearch: text, text })),
  ...['price:asc', 'price:desc', 'name:asc', 'updated_at:desc', 'bestseller_attr:desc'].map((sort) => ({ sort })),
]

/** Returns the replies to many searches in every store view, without the values that differ between two processes. */
async function answersOf(backend: Backend): Promise<unknown[]> {
  const answers: unknown[] = []
  for (const view of stores.views) {
    const host = websiteOf(stores, view).hosts[0] ?? 'localhost'
    const searchCatalog = async (type: string, body: object, parameters = '') => {
      const url = `/api/catalog/${view.catalog.index}/${type}/_search?${parameters}`
      const reply = await backend.app.inject({ method: 'POST', url, payload: body, headers: { host } })
      const { took: _, ...rest } = reply.json()
      answers.push({ type, parameters, status: reply.statusCode, rest })
    }
    const facets = Object.fromEntries(
      ['color', 'category_ids', 'price', 'material'].map((field) => [field, { terms: { field, size: 20 } }]),
    )
    for (const search of searches) {
      const query = 'text' in search ? { multi_match: { query: search.text, fields: ['name^4', 'sku^2'] } } : undefined
      const sort = 'sort' in search ? `&sort=${search.sort}` : ''
      await searchCatalog('product', { query: query ?? { match_all: {} }, aggs: facets }, `from=0&size=30${sort}`)
    }
    await searchCatalog('product', { query: { range: { price: { gte: 10, lte: 60 } } } }, 'from=0&size=200&sort=id:asc')
    for (const type of ['category', 'attribute', 'taxrule', 'cms_page', 'cms_block', 'cms_blog', 'review'])
      await searchCatalog(type, { query: { match_all: {} } }, 'from=0&size=200')
  }
  return answers
}

async function expectFreshAnswers(backend: Backend, options: { stores?: Stores } = {}): Promise<void> {
  const fresh = await start({ savesIndex: false, dataDir: join(folder, 'fresh'), ...options })
  const expected = await answersOf(fresh)
  await stop(fresh)
  expect(expected.some((answer) => JSON.stringify(answer).length > 1000)).toBe(true)
  expect(await answersOf(backend)).toEqual(expected)
}

async function saveOnce(): Promise<void> {
  await stop(await start())
  expect(existsSync(file())).toBe(true)
}

it('loads the saved index instead of building it, with the same answers', async () => {
  await saveOnce()
  const loaded = await start()
  expect(builtIndexes(loaded)).toBe(0)
  await expectFreshAnswers(loaded)
}, 120_000)

it('loads the saved index on another port and replies with the addresses of that port', async () => {
  await saveOnce()
  const moved = (url: string) => url.replace(/:\d+$/, ':1234')
  const websites = stores.websites.map((one) => ({
    ...one,
    publicUrl: moved(one.publicUrl),
    apiUrl: moved(one.apiUrl),
  }))
  expect(websites).not.toEqual(stores.websites)
  const onOtherPort = { stores: { ...stores, websites } }
  const loaded = await start(onOtherPort)
  expect(builtIndexes(loaded)).toBe(0)
  await expectFreshAnswers(loaded, onOtherPort)
}, 120_000)

it('applies all changes that were made since the index was saved', async () => {
  await saveOnce()
  const change = fc.record({
    sku: fc.constantFrom(...skus),
    kind: fc.constantFrom('price', 'stock', 'name'),
    value: fc.integer({ min: 1, max: 900 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
      const editor = await createBackend({
        connection,
        stores,
        dataDir,
        secretKey: 'a key for tests only',
        log,
        version: '0',
        now,
      })
      const ctx = editor.context(stores.views[0]!)
      for (const { sku, kind, value } of changes) {
        if (kind === 'price') await setPrice(ctx, { sku, price: value })
        else if (kind === 'stock') await changeStock(ctx, { sku, qty: value % 3 })
        else await renameProduct(ctx, { sku, name: `Renamed ${value} ${sku}` })
      }
      await editor.close()
      const saved = await readFile(file())
      const loaded = await start()
      expect(builtIndexes(loaded)).toBe(0)
      await expectFreshAnswers(loaded)
      await stop(loaded)
      // Simulates a crash: the next run starts from the older snapshot.
      await writeFile(file(), saved)
    }),
    { numRuns: 3 },
  )
}, 180_000)

it('shows a special price that started while no process ran', async () => {
  const editor = await start()
  const special = { price: 1, from: new Date(time + 3_600_000), to: null }
  await setPrice(editor.context(stores.views[0]!), { sku: skus[0]!, price: 50, special })
  await editor.settle()
  await stop(editor)
  time += 7_200_000
  const loaded = await start()
  expect(builtIndexes(loaded)).toBe(0)
  await expectFreshAnswers(loaded)
}, 120_000)

const damage: Record<string, () => Promise<unknown>> = {
  'a changed byte': async () => {
    const bytes = await readFile(file())
    bytes[Math.floor(bytes.length / 3)]! ^= 1
    await writeFile(file(), bytes)
  },
  'a missing end': async () => truncate(file(), (await readFile(file())).length - 1000),
  'an empty file': () => truncate(file(), 0),
  'another outbox table': () => connection.executeSql('truncate outbox'),
}

it.each(Object.keys(damage))(
  'builds the index after %s',
  async (kind) => {
    await saveOnce()
    await damage[kind]!()
    const built = await start()
    expect(builtIndexes(built)).toBeGreaterThan(0)
    // A part of the file that was loaded before the damage was noticed would change the answers.
    if (kind === 'a missing end') await expectFreshAnswers(built)
  },
  120_000,
)

it('builds the index after a change of the settings', async () => {
  await saveOnce()
  const views = stores.views.map((view) => ({ ...view, name: `${view.name} 2` }))
  const built = await start({ stores: { ...stores, views } })
  expect(builtIndexes(built)).toBeGreaterThan(0)
}, 120_000)

it('uses the saved index after a change of settings that it does not depend on', async () => {
  await saveOnce()
  const views = stores.views.map((view) => ({
    ...view,
    settings: { ...view.settings, serverApi: 'graphql' as const },
    tags: { plugins: [], consentDialog: 'always' as const, purchase: 'browser' as const },
  }))
  const loaded = await start({ stores: { ...stores, views } })
  expect(builtIndexes(loaded)).toBe(0)
  await expectFreshAnswers(loaded)
}, 120_000)

it('works without a folder to save the index in', async () => {
  const blocked = join(folder, 'blocked')
  await mkdir(blocked)
  await writeFile(join(blocked, 'index'), 'a file where the folder should be')
  const built = await start({ dataDir: blocked })
  expect(built.catalog.ready()).toBe(true)
  await stop(built)
  expect(await readdir(blocked)).toContain('index')
  expect(await readFile(join(blocked, 'index'), 'utf8')).toBe('a file where the folder should be')
}, 120_000)
