import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBackend, createLog, importDocuments, openDatabase, rowsOf } from '@mantel/backend'
import { createDownloadFile, demoDocuments, drawOriginal } from '@mantel/demo'
import { type Seller, type StoreView, websiteOf } from '@mantel/domain/store'
import { type ServePagesOptions, servePages } from '../serve-pages.ts'
import { loadTestStores } from './load-test-stores.ts'

/** The shop imports every nth demo product, with its categories and attributes. */
const defaultEveryNth = 11
const contentTypes = ['cms_blog', 'cms_blog_category', 'cms_hierarchy']

export const testSecretKey = 'a key for tests only'

export type TestShopOptions = {
  now?: () => Date
  everyNth?: number
  /** True: the shop also gets the blog and the page tree, which the footer shows. */
  withContent?: boolean
  openBuilt?: ServePagesOptions['openBuilt']
  /** If undefined, the shop gets its own embedded database. */
  databaseUrl?: string
  /** Codes of the store views to fill; all if undefined. */
  filled?: readonly string[]
  /** False: background work, and with it the build of the search index, starts only with `start()`. */
  isStarted?: boolean
  /** Addresses of the settings; without them those of stores/websites. */
  addresses?: Parameters<typeof loadTestStores>[0]
}
export type TestShop = Awaited<ReturnType<typeof openTestShop>>

/** Opens a whole shop with its own data: pages, back end and a sample of the demo catalogue in every store view. */
export async function openTestShop({
  now = () => new Date(),
  everyNth = defaultEveryNth,
  withContent = false,
  openBuilt,
  databaseUrl,
  filled,
  isStarted = true,
  addresses,
}: TestShopOptions = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'mantel-pages-'))
  const log = createLog({ level: 'silent' })
  const stores = await loadTestStores(addresses)
  const connection = await openDatabase({ dataDir, databaseUrl, log })
  const backend = await createBackend({
    connection,
    stores,
    dataDir,
    secretKey: testSecretKey,
    log,
    version: '0.0.0-test',
    now,
    drawOriginal: drawOriginal,
    createDownloadFile,
  })
  const skipped = new Set(['review', ...(withContent ? [] : contentTypes)])
  const pages = servePages({ backend, stores, dataDir, now, openBuilt })
  const built = pages.open(() => {})
  for (const view of stores.views.filter(({ code }) => filled?.includes(code) ?? true))
    await importDocuments(
      { db: connection.db },
      {
        rows: rowsOf(sample(view, { seller: websiteOf(stores, view).seller, now: now(), everyNth, skipped })),
        views: stores.views,
      },
    )
  if (isStarted) await backend.start()
  await built
  return {
    ...backend,
    stores,
    db: connection.db,
    async close() {
      await backend.close()
      await connection.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

type Sampling = { seller: Seller; now: Date; everyNth: number; skipped: ReadonlySet<string> }

function* sample(view: StoreView, { seller, now, everyNth, skipped }: Sampling) {
  let products = 0
  for (const { type, doc } of demoDocuments(view, seller, now)) {
    if (skipped.has(type) || (type === 'product' && products++ % everyNth !== 0)) continue
    yield { _index: view.catalog.index, _type: type, _id: String(doc.id), _source: doc }
  }
}
