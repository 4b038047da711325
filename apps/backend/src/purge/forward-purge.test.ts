import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Dispatcher } from '../platform/events/index.ts'
import { silentLog } from '../platform/log.ts'
import { createPurgeForwarder } from './forward-purge.ts'
import { subscribePurge } from './purge.events.ts'
import { createPurge, type PurgeRequest } from './purge.ts'

const requestedUrls: string[] = []
/** The replies that the server holds back until the test calls answer(); null: it replies immediately. */
let held: ServerResponse[] | null
const server = createServer((request, reply) => {
  requestedUrls.push(request.url!)
  if (held) held.push(reply)
  else reply.end()
})
let address: string

beforeEach(async () => {
  requestedUrls.length = 0
  held = null
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  address = `http://127.0.0.1:${port}/invalidate?key=k`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const request = (...tags: PurgeRequest['tags']): PurgeRequest => ({ all: false, tags })
const products = (count: number) => Array.from({ length: count }, (_, id) => `P${id}` as const)
const requestedTags = () => requestedUrls.map((url) => new URL(url, address).searchParams.get('tag')!)

/** Forwards one purge request, which the server has received but not answered yet. */
async function openWaiting(timeout?: number) {
  held = []
  const forwarding = createPurgeForwarder([address], silentLog, timeout)
  forwarding.forward(request('P0'))
  await vi.waitFor(() => expect(requestedUrls).toHaveLength(1), 10_000)
  return forwarding
}

function answer(): void {
  for (const reply of held ?? []) reply.end()
  held = null
}

it('sends the tags and a forwarded mark, and ignores a server that is down', async () => {
  const { forward, close } = createPurgeForwarder(['http://127.0.0.1:1/', address], silentLog)
  forward(request('P1', 'C2'))
  await close()
  expect(requestedUrls).toEqual(['/invalidate?key=k&tag=P1%2CC2&forwardedFrom=vs'])
})

it('sends purge requests that waited for a server in one call', async () => {
  const { forward, close } = await openWaiting()
  forward(request('P1', 'product-list'))
  forward(request('P2', 'product-list'))
  answer()
  await close()
  expect(requestedTags()).toEqual(['P0', 'P1,product-list,P2'])
})

it('sends at most 1,000 tags in a call', async () => {
  const { forward, close } = await openWaiting()
  forward(request(...products(1500)))
  answer()
  await close()
  expect(requestedTags().map((tags) => tags.split(',').length)).toEqual([1, 1000, 500])
})

it.each([
  ['a request to purge everything', { all: true, tags: [] }],
  ['too many tags', request(...products(20_001))],
])('purges everything once after %s', async (_, everything) => {
  const { forward, close } = await openWaiting()
  forward(request('P1'))
  forward(everything)
  forward(request('P2'))
  answer()
  await close()
  expect(requestedTags()).toEqual(['P0', '*'])
})

it('handles events while a server does not answer', async () => {
  const { forward, close } = await openWaiting(120_000)
  const purge = createPurge()
  const purged = vi.fn()
  purge.on(purged)
  const handlers: ((event: { type: 'product.changed'; ids: number[] }) => Promise<void> | void)[] = []
  const dispatcher = { everywhere: (_: string, handler: never) => handlers.push(handler), onRebuild() {} }
  subscribePurge(dispatcher as unknown as Dispatcher, { purge: purge.purge, forward }, ['product.changed'])
  for (const id of [1, 2]) await handlers[0]?.({ type: 'product.changed', ids: [id] })
  expect(purged).toHaveBeenCalledTimes(2)
  expect(requestedTags()).toEqual(['P0'])
  answer()
  await close()
})

it('gives up a server that does not answer when it is closed', async () => {
  const { forward, close } = await openWaiting(200)
  forward(request('P1'))
  await expect(close()).resolves.toBeUndefined()
})
