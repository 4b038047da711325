import { createRequire } from 'node:module'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { loadStores } from '@mantel/backend'
import { buildHttp } from '@mantel/backend/http'
import { createCatalogIndex, readRequest, searchHandlers } from '@mantel/backend/search'
import { resolveStore, type StoreView } from '@mantel/domain/store'
import { createCatalogSource } from './search-catalog.ts'
import { type EngineKind, engineKinds, type LatencyFigures } from './search-figures.ts'
import { type BenchQuery, createListingQueries, createTextQueries, searchPathOf } from './search-queries.ts'

/** A shop with catalogue search only, in a separate process, so that the load generator does not slow it. */

const products = Number(process.argv[2])
const silent = { debug() {}, info() {}, warn() {}, error() {} }
const stores = await loadStores(fileURLToPath(new URL('../stores', import.meta.url)), { port: 3000 })
const view = stores.views.find(({ code }) => code === 'default') as StoreView

const memoryBefore = settledMemory()
const catalog = createCatalogIndex({
  views: [view],
  source: createCatalogSource(products),
  log: silent,
  now: () => new Date(),
  documentBytes: 128 * 1024 * 1024,
})
const delays = monitorEventLoopDelay({ resolution: 1 })
delays.enable()
const started = performance.now()
const cpuBefore = process.cpuUsage()
await catalog.rebuild(view, 'attribute')
await catalog.rebuild(view, 'product')
const buildMilliseconds = performance.now() - started
const buildCpu = process.cpuUsage(cpuBefore)
delays.disable()
const documentBytes = catalog.status().documentBytes
const memory = settledMemory()

const questionsByKind: Record<EngineKind, BenchQuery[]> = {
  leaf: createListingQueries('leaf', 'new', 200),
  top: createListingQueries('top', 'new', 200),
  all: createListingQueries('all', 'new', 200),
  again: createListingQueries('top', 'again', 200),
  text: createTextQueries(400),
}
const engine = {} as Record<EngineKind, LatencyFigures>
for (const kind of engineKinds) engine[kind] = await engineTime(questionsByKind[kind])

const shop = buildHttp({
  handlers: searchHandlers({ catalog, stores, resolveGroup: () => null }),
  resolveView: (where) => resolveStore(stores, where).view,
  createContext: (base) => ({ ...base, db: {} as never, now: () => new Date() }),
  log: silent,
  version: '0',
})
const address = await shop.listen({ port: 0, host: '127.0.0.1' })

/** Baseline: a route that only returns as many bytes as the median listing and text reply. */
const empty = shopsFastify()()
for (const kind of ['top', 'text'] as const) {
  const sizes = await Promise.all(
    questionsByKind[kind].map(async (question) => (await shop.inject(searchPathOf(question))).rawPayload),
  )
  const bytes = sizes.sort((a, b) => a.length - b.length)[Math.floor(sizes.length / 2)] as Buffer
  empty.get(`/${kind}`, (_, reply) => reply.type('application/json; charset=utf-8').send(bytes))
}
const emptyAddress = await empty.listen({ port: 0, host: '127.0.0.1' })

process.send?.({
  address,
  emptyAddress,
  engine,
  products,
  buildMilliseconds,
  buildCpuMilliseconds: (buildCpu.user + buildCpu.system) / 1000,
  longestPause: delays.max / 1e6,
  indexBytes: held(memory) - held(memoryBefore) - documentBytes,
  documentBytes,
  processBytes: memory.rss,
})
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuMicroseconds: user + system })
})
process.on('disconnect', () => process.exit())

/** The same Fastify version that the shop uses. */
function shopsFastify(): () => typeof shop {
  return createRequire(import.meta.resolve('@mantel/backend/http'))('fastify')
}

/** Median and 95th percentile, in milliseconds, of searching and assembling the reply, without HTTP. */
async function engineTime(questions: BenchQuery[]): Promise<LatencyFigures> {
  const times: number[] = []
  for (let round = 0; round < 3; round++) {
    for (const { query, parameters } of questions) {
      const read = readRequest({ ...Object.fromEntries(new URLSearchParams(parameters)), size: 24, from: 0 }, query)
      if (!read.ok) throw new Error('invalid benchmark query')
      const began = performance.now()
      await catalog.search(view, 'product', read.query, read.page, {
        groupId: null,
        source: read.source,
        compact: true,
      })
      // The first round fills caches and sort orders, as the first visitors of a day do, so it does not count.
      if (round > 0) times.push(performance.now() - began)
    }
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] as number
  return { median: at(0.5), p95: at(0.95) }
}

/**
 * Memory used by objects in the heap and outside it. Unlike the resident memory it does not include free memory that
 * the process has not returned to the system.
 */
function held({ heapUsed, external }: NodeJS.MemoryUsage): number {
  return heapUsed + external
}

function settledMemory(): NodeJS.MemoryUsage {
  globalThis.gc?.()
  return process.memoryUsage()
}
