import { type ChildProcess, fork } from 'node:child_process'
import { hkdfSync } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import {
  type Connection,
  changeStock,
  createLog,
  editBlock,
  importDocuments,
  inTransaction,
  moveCategory,
  openDatabase,
  renameProduct,
  rowsOf,
  setPrice,
} from '@mantel/backend'
import type { CategoryDocument, ProductDocument } from '@mantel/contract'
import { demoDocuments } from '@mantel/demo'
import { type Seller, type StoreView, websiteOf } from '@mantel/domain/store'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { visibleText } from './testing/fetch-pages.ts'
import { openTestShop, testSecretKey } from './testing/open-test-shop.ts'

/** Milliseconds from a change until both processes show it. */
const goalMs = 2000

type ShopProcess = { port: number; child: ChildProcess }
type Shown = { product: ProductDocument; page: string; list: string }

const databaseUrl = inject('pageDatabaseUrl') ?? ''
let connection: Connection
let shops: ShopProcess[] = []
let view: StoreView
let seller: Seller
let roots: number[]
let shown: Shown[]
let category: { moved: CategoryDocument; to: CategoryDocument }
const log = createLog({ level: 'silent' })

describe.runIf(databaseUrl)('two processes', () => {
  beforeAll(async () => {
    const shop = await openTestShop({ databaseUrl, filled: ['default'] })
    view = shop.stores.views.find(({ code }) => code === 'default') as StoreView
    seller = websiteOf(shop.stores, view).seller
    roots = shop.stores.views.map(({ catalog }) => catalog.rootCategoryId)
    const documentOf = async <T>(type: 'product' | 'category', id: number) =>
      (await shop.catalog.findOne(view, type, 'id', id))?.document as T
    shown = []
    for (const listed of Object.values(view.catalog.categories)) {
      const list = await documentOf<CategoryDocument>('category', listed)
      const first = visibleText((await shop.app.inject(`/${list.url_path}`)).body)
      for (const id of shop.catalog.idsWith(view, 'product', 'category_ids', [listed])) {
        const product = await documentOf<ProductDocument>('product', id)
        const isPlain = product.type_id === 'simple' && !product.special_price && product.stock.is_in_stock
        if (isPlain && first.includes(product.name))
          shown.push({ product, page: `/${product.url_path}`, list: `/${list.url_path}` })
      }
    }
    const to = await documentOf<CategoryDocument>('category', view.catalog.categories.clocks ?? 0)
    const from = await documentOf<CategoryDocument>('category', view.catalog.categories.wallart ?? 0)
    const moved = await documentOf<CategoryDocument>('category', from.children_data?.[0]?.id ?? 0)
    category = { moved, to }
    await shop.close()
    connection = await openDatabase({ dataDir: '', databaseUrl, log })
    shops = await Promise.all([start(), start()])
  })
  afterAll(async () => {
    await Promise.all(shops.map((shop) => end(shop)))
    await connection?.close()
  })

  async function start(): Promise<ShopProcess> {
    const child = fork(join(import.meta.dirname, 'testing/pages-process.ts'), [databaseUrl], { stdio: 'ignore' })
    const [port] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [])])
    if (typeof port !== 'number') throw new Error('a shop process did not start')
    return { port, child }
  }

  async function end({ child }: ShopProcess, signal?: 'SIGKILL'): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    if (signal) child.kill(signal)
    else child.disconnect()
    await gone
  }

  const context = (db = connection.db) => ({ view, db, log, now: () => new Date() })
  const request = ({ port }: ShopProcess, path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })
  const read = async (shop: ShopProcess, path: string) => visibleText(await (await request(shop, path)).text())

  /** A product that no other test has changed. */
  function next(): Shown {
    const one = shown.shift()
    if (!one) throw new Error('the sample has too few products')
    return one
  }

  /** Requests the pages in both processes, so that their caches hold them. */
  async function fillCaches(paths: readonly string[]): Promise<void> {
    for (const shop of shops) for (const path of paths) expect((await request(shop, path)).status, path).toBe(200)
  }

  /** Waits until every page is right in all given processes. Fails if that takes longer than the goal. */
  async function expectInBoth(
    paths: readonly string[],
    isRight: (text: string) => boolean,
    targets = shops,
  ): Promise<void> {
    const started = performance.now()
    await Promise.all(
      targets.flatMap((shop) =>
        paths.map(async (path) => {
          while (!isRight(await read(shop, path))) {
            const late = performance.now() - started
            expect(late, `${path} in the process on port ${shop.port} is not right`).toBeLessThan(goalMs)
            await delay(25)
          }
        }),
      ),
    )
  }
  const has = (text: string) => (read: string) => read.includes(text)

  it('shows an imported price in both processes', async () => {
    const { product, page, list } = next()
    await fillCaches([page, list])
    const written = [...demoDocuments(view, seller, new Date())].find(
      ({ type, doc }) => type === 'product' && doc.id === product.id,
    )
    const hit = { _index: view.catalog.index, _type: 'product', _id: String(product.id) }
    const rows = rowsOf([{ ...hit, _source: { ...written?.doc, price: 4321.99 } }])
    expect(await importDocuments({ db: connection.db }, { rows, views: [view] })).toMatchObject({
      errors: 0,
      changed: 1,
    })
    await expectInBoth([page, list], has('£4,321.99'))
  })

  it('shows a special price in both processes from its start to its end', async () => {
    const { product, page, list } = next()
    const [from, to] = [new Date(Date.now() + 2500), new Date(Date.now() + 6000)]
    await setPrice(context(), { sku: product.sku, price: 2000.5, special: { price: 1234.56, from, to } })
    await expectInBoth([page, list], has('£2,000.50'))
    await delay(from.getTime() - Date.now())
    await expectInBoth([page, list], has('£1,234.56'))
    await delay(to.getTime() - Date.now())
    await expectInBoth([page, list], (text) => has('£2,000.50')(text) && !has('£1,234.56')(text))
  })

  it('shows a sold-out product in both processes', async () => {
    const { product, page } = next()
    await fillCaches([page])
    await changeStock({ db: connection.db }, { sku: product.sku, qty: 0 })
    await expectInBoth([page], has('Sold out'))
  })

  it('shows a new product name in both processes and redirects the old URL', async () => {
    const { product, page, list } = next()
    await fillCaches([page, list])
    await renameProduct(context(), { sku: product.sku, name: 'The very last of them' })
    await expectInBoth([list], (text) => has('The very last of them')(text) && !has(product.name)(text))
    for (const shop of shops)
      await vi.waitFor(
        async () => expect((await request(shop, page)).headers.get('location')).toMatch(/the-very-last-of-them$/),
        goalMs,
      )
  })

  it('serves a moved category at its new URL in both processes', async () => {
    const { moved, to } = category
    await fillCaches([`/${moved.url_path}`, `/${to.url_path}`])
    await moveCategory({ ...context(), roots }, { id: moved.id, parentId: to.id })
    const now = `/${to.url_path}/${moved.url_key}`
    await expectInBoth([now], has(moved.name))
    for (const shop of shops)
      await vi.waitFor(
        async () => expect((await request(shop, `/${moved.url_path}`)).headers.get('location')).toBe(now),
        goalMs,
      )
  })

  it('shows an edited block in both processes', async () => {
    const { page, list } = next()
    await fillCaches([page, list])
    await editBlock(context(), { identifier: 'promo-bar', content: '<p>Everything must go</p>' })
    await expectInBoth([page, list], has('Everything must go'))
  })

  it('purges the pages of both processes when one gets an invalidate call', async () => {
    const [purged, other] = [next(), next()]
    await fillCaches([purged.page, other.page])
    const [first] = shops as [ShopProcess, ShopProcess]
    const cacheState = async (shop: ShopProcess, path: string) => (await request(shop, path)).headers.get('x-vs-cache')
    for (const shop of shops) expect(await cacheState(shop, purged.page)).toBe('Hit')
    // The key that the shop derives from its secret.
    const key = Buffer.from(hkdfSync('sha256', testSecretKey, '', 'mantel invalidate key', 24)).toString('base64url')
    const wrong = await request(first, `/invalidate?key=wrong&tag=P${purged.product.id}`)
    expect(wrong.status).toBe(400)
    // Starts asking each process before the purge and ends when it has rendered the page again; until then it sends the cached page.
    const rendered = shops.map((shop) =>
      vi.waitFor(async () => expect(await cacheState(shop, purged.page)).toBe('Miss'), {
        timeout: goalMs,
        interval: 10,
      }),
    )
    const done = await request(first, `/invalidate?key=${key}&tag=P${purged.product.id}`)
    expect(done.status).toBe(200)
    await Promise.all(rendered)
    for (const shop of shops) expect(await cacheState(shop, other.page)).toBe('Hit')
  })

  it('recovers when the database ends the connections that listen for events', async () => {
    const { product, page } = next()
    await fillCaches([page])
    const { rows } = await connection.executeSql(
      `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and pid <> pg_backend_pid()`,
    )
    expect(rows).toHaveLength(2)
    await setPrice(context(), { sku: product.sku, price: 77.77 })
    await expectInBoth([page], has('£77.77'))
  })

  it('misses no change whose transaction commits after a transaction that started later', async () => {
    const [slow, fast] = [next(), next()]
    await fillCaches([slow.page, fast.page])
    const written = Promise.withResolvers<void>()
    const mayCommit = Promise.withResolvers<void>()
    const late = inTransaction(connection.db, async (tx) => {
      await setPrice(context(tx), { sku: slow.product.sku, price: 66.66 })
      written.resolve()
      await mayCommit.promise
    })
    await written.promise
    await setPrice(context(), { sku: fast.product.sku, price: 55.55 })
    await expectInBoth([fast.page], has('£55.55'))
    mayCommit.resolve()
    await late
    await expectInBoth([slow.page], has('£66.66'))
  })

  it('shows the current price in both processes after one was killed during changes', async () => {
    const { product, page } = next()
    await fillCaches([page])
    const [first, second] = shops as [ShopProcess, ShopProcess]
    for (let turn = 1; turn <= 10; turn++) {
      await setPrice(context(), { sku: product.sku, price: 100 + turn })
      if (turn === 5) await end(first, 'SIGKILL')
    }
    await expectInBoth([page], has('£110.00'), [second])
    shops = [await start(), second]
    await setPrice(context(), { sku: product.sku, price: 88.88 })
    await expectInBoth([page], has('£88.88'))
  })
})
