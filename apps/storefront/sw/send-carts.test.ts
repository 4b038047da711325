import 'fake-indexeddb/auto'
import { type CartRecord, createStorage, type WorkerView } from '@mantel/client'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { WorkerScope } from './scope.ts'
import { sendCarts } from './send-carts.ts'

const viewOf = (code: string): WorkerView => ({
  code,
  website: 'w',
  baseUrl: `https://${code}.example`,
  endpointPaths: {},
  settings: {
    tokenIn: 'header',
    autoRefreshTokens: true,
    serverMergeByDefault: true,
    serverSyncCanRemoveLocalItems: false,
    serverSyncCanModifyLocalItems: false,
    forceClientState: false,
  },
})

const scopeOf = (...codes: string[]) =>
  ({ indexedDB, workerSettings: { views: codes.map(viewOf) } }) as unknown as WorkerScope

const databases = async () => (await indexedDB.databases()).map(({ name }) => name).sort()

/** Stores a cart with one queued addition. */
async function queueAddition(code: string): Promise<void> {
  const cart = {
    revision: 1,
    epoch: 0,
    owner: 'guest',
    customer: null,
    heldBy: null,
    coupon: null,
    messages: [],
    lines: [],
    queue: [{ id: 'm1', kind: 'add', key: '["a"]', qty: 1 }],
    goods: { '["a"]': { sku: 'a' } },
  } as unknown as CartRecord
  await createStorage({ storeCode: code, website: 'w' }).collection('carts').set('current-cart', cart)
}

const queueLength = async (code: string) => {
  const carts = createStorage({ storeCode: code, website: 'w' }).collection<CartRecord>('carts')
  return (await carts.get('current-cart'))?.queue.length
}

/** The replies of a server with one cart. */
function answer(url: string): Response {
  const { pathname } = new URL(url)
  const line = { item_id: 1, sku: 'a', qty: 1, product_type: 'simple' }
  const replies: Record<string, unknown> = {
    '/api/cart/create': 'g1',
    '/api/cart/pull': [],
    '/api/cart/update': line,
    '/api/cart/totals': { grand_total: 1, items: [line], total_segments: [] },
  }
  return Response.json({ code: 200, result: replies[pathname] })
}

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => vi.unstubAllGlobals())

it('sends the carts of visited store views and opens no other databases', async () => {
  await queueAddition('de')
  const calledUrls: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    calledUrls.push(url.split('?')[0] ?? '')
    return answer(url)
  })
  await sendCarts(scopeOf('never-visited', 'de'))
  const calls = ['create', 'update', 'totals']
  expect(calledUrls).toEqual(calls.map((call) => `https://de.example/api/cart/${call}`))
  expect(await queueLength('de')).toBe(0)
  expect(await databases()).toEqual(['de-shop', 'w-session'])
})

it('sends the other carts and rejects when one cannot be sent, so that the browser retries', async () => {
  await queueAddition('en')
  await queueAddition('it')
  vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit) => {
    expect(signal).toBeInstanceOf(AbortSignal)
    if (url.includes('//en.')) throw new TypeError('Failed to fetch')
    return answer(url)
  })
  await expect(sendCarts(scopeOf('en', 'it'))).rejects.toThrow('still queued')
  expect([await queueLength('en'), await queueLength('it')]).toEqual([1, 0])
})
