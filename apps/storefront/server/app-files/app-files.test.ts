import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import type { StoreView } from '@mantel/domain/store'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import type { CurrentStore } from '../../app/store/current-store.ts'
import { listStaticFiles } from '../files/static-files.ts'
import { serveAppFile } from './serve-app-file.ts'

const folder = join(import.meta.dirname, '../../public')
const store = (prefix: string, theme: 'consumer' | 'trade') =>
  ({
    view: { prefix, name: 'Mantel Deutschland' },
    website: { name: 'Mantel', theme, publicUrl: 'https://shop.example', apiUrl: 'https://shop.example' },
    locale: 'de-DE',
  }) as CurrentStore

const settings = {
  tokenIn: 'header',
  autoRefreshTokens: true,
  serverMergeByDefault: true,
  serverSyncCanRemoveLocalItems: false,
  serverSyncCanModifyLocalItems: false,
  forceClientState: false,
}
const views = [
  { code: 'default', prefix: '', website: 'w', endpoints: {}, settings: { ...settings, minicartCount: 'items' } },
  { code: 'de', prefix: '/de', website: 'w', endpoints: { cartPull: '/pull' }, settings },
] as unknown as StoreView[]

const worker = {
  code: '(() => { self.ran = true })()',
  settings: { build: 'b1', pages: 'p1', files: ['/assets/a-1.js'], packed: '/assets/small-files-1.json' },
}

async function request(path: string, at = store('/de', 'consumer'), headers = {}, withWorker = true) {
  const site = {
    files: await listStaticFiles(folder),
    worker,
    offlinePage: async () => ({ document: 'offline', scriptHashes: ["'sha256-x'"] }),
  }
  const app = Fastify()
  app.get('/*', async (request, reply) => {
    const file = { store: at, pathname: request.url, path: request.url.replace(/^\/de(?=\/)/, '') }
    const sent = await serveAppFile(request, reply, file, {
      site,
      withWorker,
      paymentOrigins: [],
      viewsOf: () => views,
    })
    return sent ?? reply.code(404).send()
  })
  return app.inject({ url: path, headers })
}

it('describes each store view as its own app that starts at the view’s home page', async () => {
  const reply = await request('/manifest.webmanifest')
  expect(reply.headers).toMatchObject({
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'no-cache',
  })
  const manifest = reply.json()
  expect(manifest).toMatchObject({ lang: 'de-DE', start_url: '/de', id: '/de', scope: '/', name: 'Mantel Deutschland' })
  for (const { src } of manifest.icons) expect(existsSync(join(folder, src)), src).toBe(true)
  expect((await request('/manifest.webmanifest', store('', 'trade'))).json()).toMatchObject({
    start_url: '/',
    icons: expect.arrayContaining([expect.objectContaining({ src: '/icons/trade-512.png' })]),
  })
})

it('replies 304 to a matching manifest etag', async () => {
  const { etag } = (await request('/manifest.webmanifest')).headers
  expect((await request('/manifest.webmanifest', undefined, { 'if-none-match': etag })).statusCode).toBe(304)
})

it('serves the website’s own favicon.ico', async () => {
  const [consumer, trade] = [await request('/favicon.ico'), await request('/favicon.ico', store('', 'trade'))]
  expect([consumer.statusCode, consumer.headers['content-type']]).toEqual([200, 'image/x-icon'])
  // The magic bytes of an .ico file.
  expect([...consumer.rawPayload.subarray(0, 4)]).toEqual([0, 0, 1, 0])
  expect(trade.rawPayload).not.toEqual(consumer.rawPayload)
  expect((await request('/favicon.png')).statusCode).toBe(404)
})

it('writes build and store views into the service worker and forbids caching it', async () => {
  const { headers, body } = await request('/service-worker.js')
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' })
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
  const scope: { workerSettings?: unknown; ran?: boolean } = {}
  runInNewContext(body, { self: scope })
  const own = { website: 'w', baseUrl: '', settings }
  expect(scope).toEqual({
    ran: true,
    workerSettings: {
      ...worker.settings,
      prefixes: ['', '/de'],
      views: [
        { ...own, code: 'default', endpointPaths: {} },
        { ...own, code: 'de', endpointPaths: { cartPull: '/pull' } },
      ],
    },
  })
  expect((await request('/de/service-worker.js')).statusCode).toBe(404)
})

it('allows the service worker to call an API on another origin', async () => {
  const at = store('/de', 'consumer')
  const separateApi = { ...at, website: { ...at.website, apiUrl: 'https://api.example' } }
  const { headers, body } = await request('/service-worker.js', separateApi)
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self' https://api.example")
  const scope: { workerSettings?: { views: { baseUrl: string }[] } } = {}
  runInNewContext(body, { self: scope })
  expect(scope.workerSettings?.views.map(({ baseUrl }) => baseUrl)).toEqual(Array(2).fill('https://api.example'))
})

it('serves a service worker that deletes all caches and unregisters itself when workers are off', async () => {
  const { headers, body } = await request('/service-worker.js', undefined, {}, false)
  expect(headers['cache-control']).toBe('no-cache')
  const done: string[] = []
  const listeners: Record<string, (event: { waitUntil(work: Promise<void>): void }) => void> = {}
  const self = {
    addEventListener: (name: string, listener: (typeof listeners)[string]) => {
      listeners[name] = listener
    },
    skipWaiting: () => done.push('skipWaiting'),
    registration: { unregister: async () => done.push('unregister') },
  }
  const caches = { keys: async () => ['a', 'b'], delete: async (name: string) => done.push(`delete ${name}`) }
  runInNewContext(body, { self, caches })
  expect(Object.keys(listeners)).toEqual(['install', 'activate'])
  const work: Promise<void>[] = []
  for (const listener of Object.values(listeners)) listener({ waitUntil: (one) => work.push(one) })
  await Promise.all(work)
  expect(done).toEqual(['skipWaiting', 'delete a', 'delete b', 'unregister'])
})

it('allows the script of the offline page in its content security policy', async () => {
  const { headers, body } = await request('/de/offline.html')
  expect(body).toBe('offline')
  expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-x'")
})
