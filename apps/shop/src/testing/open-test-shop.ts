import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Connection, createBackend, createLog, importDocuments, openDatabase, rowsOf } from '@mantel/backend'
import { copyEmbeddedDatabase } from '@mantel/backend/database/testing'
import { createDownloadFile, demoDocuments, drawOriginal } from '@mantel/demo'
import { type Seller, type Stores, type StoreView, websiteOf } from '@mantel/domain/store'
import { type ServePagesOptions, servePages } from '../serve-pages.ts'
import { loadTestStores } from './load-test-stores.ts'
import { copyFilledFolder, writeDataDirMarker } from './seeded-shop.ts'

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
  /** Public addresses as an operator's settings give them. If undefined, the shop uses those of stores/websites. */
  addresses?: Parameters<typeof loadTestStores>[0]
}
export type TestShop = Awaited<ReturnType<typeof openTestShop>>

/**
 * Opens a whole shop with its own data: pages, back end and a sample of the demo catalogue in every store view. Importing a sample takes
 * many seconds, so each sample is imported into an embedded database once per day, and every shop gets a copy. Prefer a sample that another
 * test uses.
 */
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
  const stores = await loadTestStores(addresses)
  const views = stores.views.filter(({ code }) => filled?.includes(code) ?? true)
  const skipped = ['review', ...(withContent ? [] : contentTypes)]
  const sampling = { views: views.map(({ code }) => code), everyNth, skipped }
  const isCopy = !databaseUrl && now().toDateString() === new Date().toDateString()
  if (isCopy) await copySample(dataDir, stores, sampling)
  const savesIndex = isCopy && isStarted
  const { backend, connection, close } = await openBackend({ dataDir, databaseUrl, stores, now, savesIndex })
  const pages = servePages({ backend, stores, dataDir, now, openBuilt })
  const built = pages.open(() => {})
  if (!isCopy) await importSample(connection.db, stores, { ...sampling, now: now() })
  if (isStarted) await backend.start()
  await built
  return {
    ...backend,
    stores,
    db: connection.db,
    async close() {
      await close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Gives DATA_DIR the sample that the page tests use most, for a shop in a process of its own. */
export async function copySmallShop(dataDir: string): Promise<void> {
  const stores = await loadTestStores()
  await copySample(dataDir, stores, { views: stores.views.map(({ code }) => code), everyNth: 60, skipped: ['review'] })
  await writeDataDirMarker(dataDir)
}

async function copySample(dataDir: string, stores: Stores, sampling: Omit<Sampling, 'now'>): Promise<void> {
  const code = await readFile(import.meta.filename, 'utf8')
  const now = () => new Date()
  await copyFilledFolder(dataDir, { ...sampling, code }, async (folder) => {
    await copyEmbeddedDatabase(folder)
    const template = await openBackend({ dataDir: folder, stores, now, savesIndex: true })
    await importSample(template.connection.db, stores, { ...sampling, now: now() })
    await template.backend.start()
    await template.close()
  })
}

type BackendSettings = {
  dataDir: string
  databaseUrl?: string
  stores: Stores
  now: () => Date
  savesIndex: boolean
}

async function openBackend({ databaseUrl, ...settings }: BackendSettings) {
  const log = createLog({ level: 'silent' })
  const connection = await openDatabase({ dataDir: settings.dataDir, databaseUrl, log })
  const backend = await createBackend({
    ...settings,
    connection,
    secretKey: testSecretKey,
    log,
    version: '0.0.0-test',
    drawOriginal,
    createDownloadFile,
  })
  return {
    backend,
    connection,
    async close() {
      await backend.close()
      await connection.close()
    },
  }
}

/** `views`: codes of the store views to fill. `skipped`: types of documents. */
type Sampling = { views: readonly string[]; everyNth: number; skipped: readonly string[]; now: Date }

async function importSample(db: Connection['db'], stores: Stores, sampling: Sampling): Promise<void> {
  for (const view of stores.views.filter(({ code }) => sampling.views.includes(code))) {
    const rows = rowsOf(sample(view, websiteOf(stores, view).seller, sampling))
    await importDocuments({ db }, { rows, views: stores.views })
  }
}

function* sample(view: StoreView, seller: Seller, { everyNth, skipped, now }: Sampling) {
  let products = 0
  for (const { type, doc } of demoDocuments(view, seller, now)) {
    if (skipped.includes(type) || (type === 'product' && products++ % everyNth !== 0)) continue
    yield { _index: view.catalog.index, _type: type, _id: String(doc.id), _source: doc }
  }
}
