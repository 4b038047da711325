import { type CatalogType, compactProduct } from '@mantel/contract'
import { createCaller, type Fetch } from '../caller.ts'
import { createEngine, type Engine, type EngineView } from '../engine.ts'
import type { Online } from '../online.ts'
import { createOnline } from '../online.ts'
import { createStorage } from '../storage/create-storage.ts'
import { type FakeDriver, fakeDriver } from './fake-driver.ts'
import { searchDocuments } from './fake-search.ts'
import { type ManualClock, manualClock } from './manual-clock.ts'
import { testView } from './test-view.ts'

type Fields = Record<string, unknown>
export type SentRequest = { method: string; path: string; query: Record<string, string>; request: Fields; body: Fields }

export type FakeShop = {
  documents: Partial<Record<CatalogType, Fields[]>>
  stock: Record<string, Fields>
  /** All calls that reached the server, in order. */
  sent: SentRequest[]
  /** down: calls fail. silent: calls get no reply. broken: calls are refused. */
  failure: 'down' | 'silent' | 'broken' | null
  /** Number of next calls that get a 503 with Retry-After. */
  busyReplies: number
  clock: ManualClock
  driver: FakeDriver
  logged: string[]
  held: { part: string; until: Promise<void> }[]
}

/** A server that answers catalogue calls from a few documents, and a browser with a disk. */
export function fakeShop(documents: FakeShop['documents'] = {}): FakeShop {
  return {
    documents,
    stock: {},
    sent: [],
    failure: null,
    busyReplies: 0,
    clock: manualClock(Date.UTC(2026, 10, 15, 12)),
    driver: fakeDriver(),
    logged: [],
    held: [],
  }
}

/** Holds replies to URLs that contain this part until the returned function is called. */
export function holdReplies(shop: FakeShop, part: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  shop.held.push({ part, until: promise })
  return resolve
}

export type VisitOptions = {
  runtime?: 'browser' | 'server'
  view?: Partial<EngineView>
  online?: Online
  groupToken?: string | null
}

/** Opens a page: a new engine with the same server and the same disk. */
export function openPage(
  shop: FakeShop,
  { runtime = 'browser', view, online, groupToken = null }: VisitOptions = {},
): Engine {
  const { clock, driver } = shop
  const log = {
    warn: (message: string) => void shop.logged.push(message),
    error: (message: string) => void shop.logged.push(message),
  }
  return createEngine({
    caller: createCaller({ fetch: createFetch(shop), baseUrl: '', storeCode: 'de', tokenIn: 'header' }),
    view: { ...testView, ...view },
    runtime,
    clock,
    log,
    online: online ?? createOnline({ isConnected: () => shop.failure !== 'down', events: null, clock }),
    groupToken: () => groupToken,
    storage:
      runtime === 'server'
        ? null
        : createStorage({ storeCode: 'de', website: 'w', openDriver: () => driver, clock, log }),
  })
}

const json = (value: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json', ...headers } })

function createFetch(shop: FakeShop): Fetch {
  return async (url, { method, body = '{}', signal }) => {
    const { pathname, searchParams } = new URL(url, 'http://shop')
    const query = Object.fromEntries(searchParams)
    const parsedBody = JSON.parse(body)
    const request = query.request === undefined ? parsedBody : JSON.parse(query.request)
    shop.sent.push({ method, path: pathname, query, request, body: parsedBody })
    await Promise.all(shop.held.filter(({ part }) => url.includes(part)).map(({ until }) => until))
    if (shop.failure === 'down') throw new TypeError('fetch failed')
    if (shop.failure === 'silent') await new Promise((_, reject) => signal?.addEventListener('abort', reject))
    if (shop.busyReplies-- > 0) return json({ code: 503, result: 'busy' }, 503, { 'retry-after': '5' })
    if (shop.failure === 'broken') return json({ code: 500, result: 'no' }, 500)
    const type = /\/api\/catalog\/[^/]+\/(\w+)\/_search/.exec(pathname)?.[1] as CatalogType | undefined
    if (type) {
      const found = searchDocuments(shop.documents, type, request, query)
      return json({ ...found, hits: found.hits.map((hit) => (type === 'product' ? compactProduct(hit) : hit)) })
    }
    if (pathname === '/api/url/map') return json(mapUrl(shop, String(parsedBody.url)))
    if (pathname === '/api/stock/list') {
      const items = (query.skus ?? '').split(',').map((sku) => shop.stock[sku])
      return items.every(Boolean) ? json({ code: 200, result: items }) : json({ code: 404, result: 'none' }, 404)
    }
    return json({ code: 200, result: true })
  }
}

function mapUrl({ documents }: FakeShop, url: string) {
  for (const [type, field] of [
    ['product', 'url_path'],
    ['category', 'url_path'],
    ['cms_page', 'identifier'],
  ] as const) {
    const hit = documents[type]?.find((document) => document[field] === url)
    if (hit) return { _index: 'i', _type: type, _id: String(hit.id), _score: 1, _source: hit }
  }
  return null
}
