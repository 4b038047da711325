import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { type Handlers, type LargeReply, rawReply } from './handler.ts'
import { refuse } from './index.ts'
import { createMetrics } from './metrics.ts'
import { defaultOverload, type OverloadSettings } from './overload-settings.ts'
import { ReplyPieces } from './reply-pieces.ts'
import { buildTestHttp, recordingLog } from './testing.ts'

const search = '/api/catalog/any/product/_search'
const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

/** More bytes than the buffers of a connection on this machine hold. All chunks of the reply share the same bytes. */
const largeBytes = 32 * 1024 * 1024

function largeReply(): LargeReply {
  return {
    ok: true,
    async build() {
      const pieces = new ReplyPieces()
      const shared = Buffer.alloc(1024 * 1024, ' ')
      for (let at = 0; at < largeBytes / shared.length; at++) pieces.bytes(shared)
      return { ok: true, raw: pieces, status: 200, headers: { 'content-type': 'application/json' } }
    },
  }
}

async function open(handlers: Handlers, settings: Partial<OverloadSettings>) {
  const metrics = createMetrics({ defaultMetrics: false })
  const app: FastifyInstance = buildTestHttp({ handlers, metrics, overload: { ...defaultOverload, ...settings } })
  cleanUps.push(() => app.close())
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    app,
    get: (path: string) => fetch(`${address}${path}`),
    counted: async (name: string) => (await metrics.registry.metrics()).match(new RegExp(`${name}{.*`))?.[0],
    /** Sends a request and reads nothing of the reply. */
    async neverRead(path: string): Promise<Socket> {
      const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
      cleanUps.push(() => socket.destroy())
      socket.on('error', () => {})
      await once(socket, 'connect')
      socket.pause()
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
      return socket
    },
  }
}

it('answers large searches with 503 while slow readers use up the reply memory, and still serves small requests', async () => {
  let built = 0
  const catalogSearch = () => {
    const { ok, build } = largeReply()
    return {
      ok,
      build() {
        built++
        return build()
      },
    }
  }
  const { get, neverRead, counted } = await open({ catalogSearch }, { replyBytes: largeBytes, maxWaitMs: 50 })
  const [first] = await Promise.all([1, 2, 3, 4].map(() => neverRead(search)))
  await vi.waitFor(() => expect(built).toBe(1), 20_000)
  const refused = await get(search)
  expect([
    refused.status,
    refused.headers.get('retry-after'),
    (await refused.json()) as { error: string },
  ]).toMatchObject([503, '5', { error: 'busy' }])
  expect(refused.headers.get('cache-control')).toContain('no-store')
  expect((await get('/healthz')).status).toBe(200)
  expect(built).toBe(1)
  expect(await counted('http_requests_shed_total')).toContain('reason="large-replies"')
  first?.destroy()
  await vi.waitFor(async () => {
    const { status, body } = await get(search)
    await body?.cancel()
    expect(status).toBe(200)
  }, 20_000)
})

it('drops a client that does not read a large reply', async () => {
  const { neverRead, counted } = await open({ catalogSearch: largeReply }, { stallMs: 50 })
  const socket = await neverRead(search)
  socket.resume()
  await once(socket, 'data')
  socket.pause()
  await vi.waitFor(async () => expect(await counted('http_clients_dropped_total')).toContain('reads-slowly'), 20_000)
})

it('drops a client that does not read a reply that is sent as one buffer', async () => {
  const bytes = Buffer.alloc(largeBytes)
  const catalogSearch = () => ({ ok: true, raw: bytes, status: 200, headers: {} }) as const
  const { neverRead, counted } = await open({ catalogSearch }, { stallMs: 50 })
  await neverRead(search)
  await vi.waitFor(async () => expect(await counted('http_clients_dropped_total')).toContain('reads-slowly'), 20_000)
})

it('sends a large reply with its length and all its bytes, over the network and to pages of the same process', async () => {
  const { app, get } = await open({ catalogSearch: largeReply }, {})
  const reply = await get(search)
  expect([reply.headers.get('content-length'), (await reply.arrayBuffer()).byteLength]).toEqual([
    String(largeBytes),
    largeBytes,
  ])
  expect((await app.inject(search)).rawPayload.length).toBe(largeBytes)
})

it('refuses API requests above the limit of requests under way, but no health check', async () => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  const found = { ok: true, raw: '{}', status: 200, headers: {} } as const
  const catalogSearch = () => held.then(() => found)
  const { get, app } = await open({ catalogSearch }, { maxRequests: 2 })
  const underWay = [get(search), get(search)]
  await vi.waitFor(async () => expect((await get(search)).status).toBe(503), 20_000)
  expect((await get('/healthz')).status).toBe(200)
  // A call that a page in the same process makes counts as part of that page, which was admitted before.
  const internal = app.inject(search)
  answer()
  expect((await Promise.all(underWay)).map(({ status }) => status)).toEqual([200, 200])
  expect((await internal).statusCode).toBe(200)
  expect((await get(search)).status).toBe(200)
})

it('does not count requests whose body has not arrived', async () => {
  const { get, app } = await open(
    { catalogSearch: () => ({ ok: true, raw: '{}', status: 200, headers: {} }) },
    { maxRequests: 1 },
  )
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  cleanUps.push(() => socket.destroy())
  const received = once(app.server, 'request')
  socket.write(
    'POST /api/cart/create HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{',
  )
  await received
  expect((await get(search)).status).toBe(200)
})

it('builds the next large reply after an aborted one is built', async () => {
  const builds: (() => void)[] = []
  const catalogSearch = (): LargeReply => ({
    ok: true,
    async build() {
      await new Promise<void>((resolve) => builds.push(resolve))
      return { ok: true, raw: new ReplyPieces().text('{}'), status: 200, headers: {} }
    },
  })
  const { get, neverRead } = await open({ catalogSearch }, {})
  const aborted = await neverRead(search)
  await vi.waitFor(() => expect(builds).toHaveLength(1), 20_000)
  aborted.destroy()
  const next = get(search)
  await get('/healthz')
  expect(builds).toHaveLength(1)
  builds[0]?.()
  await vi.waitFor(() => expect(builds).toHaveLength(2), 20_000)
  builds[1]?.()
  expect((await next).status).toBe(200)
})

it('answers a health check before reads that arrived earlier and wait for their turn', async () => {
  const order: string[] = []
  const spin = () => {
    const end = performance.now() + 15
    while (performance.now() < end);
    order.push('search')
    return { ok: true, raw: '{}', status: 200, headers: {} } as const
  }
  const { get, app } = await open({ catalogSearch: spin }, {})
  // Connects before the searches are sent, because the event loop accepts only one new connection per turn.
  const health = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  cleanUps.push(() => health.destroy())
  await once(health, 'connect')
  await get('/healthz')
  const searches = Array.from({ length: 40 }, () => get(search))
  health.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(health, 'data')
  order.push('health')
  await Promise.all(searches)
  expect(order.indexOf('health')).toBeLessThan(order.length - 1)
})

it('refuses reads that wait too long for their turn, but never requests for pictures', async () => {
  const spin = () => {
    const end = performance.now() + 10
    while (performance.now() < end);
    return { ok: true, raw: '{}', status: 200, headers: {} } as const
  }
  const image = () => ({ ok: true, raw: Buffer.from('picture'), status: 200, headers: {} }) as const
  const { get } = await open({ catalogSearch: spin, image }, { maxWaitMs: 1 })
  // Opens the connections before the searches are sent, because the event loop accepts only one new connection per turn.
  const clients = Array.from({ length: 80 })
  await Promise.all(clients.map(() => get('/healthz').then((reply) => reply.text())))
  const pictures: number[] = []
  let isOver = false
  const searches = Promise.all(clients.map(() => get(search))).finally(() => {
    isOver = true
  })
  while (!isOver) pictures.push((await get('/img/160/160/resize/a.jpg')).status)
  expect((await searches).map(({ status }) => status)).toContain(503)
  expect(new Set(pictures)).toEqual(new Set([200]))
})

it('aborts handlers after 30 seconds, except searches, whose client may still be reading the reply', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    const found = { ok: true, raw: '{}', status: 200, headers: {} } as const
    const handle = () => held.then(() => found)
    const app = buildTestHttp({ handlers: { catalogSearch: handle, stockCheck: handle } })
    cleanUps.push(() => app.close())
    await app.ready()
    const searched = app.inject(search)
    const checked = app.inject('/api/stock/check?sku=A')
    await vi.advanceTimersByTimeAsync(31_000)
    expect((await checked).statusCode).toBe(503)
    answer()
    expect((await searched).statusCode).toBe(200)
  } finally {
    vi.useRealTimers()
  }
})

it('discards the answer of a handler that finishes after its request has timed out', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    const { log, lines } = recordingLog()
    const file = Readable.from(['%PDF-'])
    const handlers: Handlers = {
      cataloguePdf: () => held.then(() => rawReply(file, { 'content-type': 'application/pdf' })),
      stockCheck: () => held.then(() => refuse('no_stock_information')),
    }
    const app = buildTestHttp({ handlers, log })
    cleanUps.push(() => app.close())
    await app.ready()
    const replies = ['/api/ext/catalogue/pdf', '/api/stock/check?sku=A'].map((url) => app.inject(url))
    await vi.advanceTimersByTimeAsync(31_000)
    for (const reply of replies) expect((await reply).headers['retry-after']).toBe('5')
    const closed = once(file, 'close')
    answer()
    await closed
    await held
    expect(lines.filter(({ level }) => level === 'warn' || level === 'error')).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})

it('drops a client that sends its request too slowly', async () => {
  const { app, counted } = await open({}, {})
  expect([app.server.headersTimeout, app.server.requestTimeout]).toEqual([10_000, 20_000])
  app.server.headersTimeout = 50
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  cleanUps.push(() => socket.destroy())
  socket.write('GET /healthz HTTP/1.1\r\nHost: local')
  const [reply] = await once(socket, 'data')
  expect(String(reply)).toMatch(/^HTTP\/1.1 408 /)
  expect(await counted('http_clients_dropped_total')).toContain('sends-slowly')
})
