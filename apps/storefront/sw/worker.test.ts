import { expect, it } from 'vitest'
import { createMemoryCaches } from './testing/memory-caches.ts'
import { createWorker, type ServiceWorkerOptions } from './worker.ts'

const origin = 'https://shop.example'
const settings = {
  build: 'b1',
  pages: 'p1',
  files: ['/assets/a-1.js'],
  packed: '/assets/small-files-1.json',
  prefixes: ['', '/de'],
  views: [],
}
const html = { 'content-type': 'text/html' }

type Parts = Partial<ServiceWorkerOptions> & {
  store?: ReturnType<typeof createMemoryCaches>
  packedContents?: Record<string, string>
}

function setUp({ packedContents, ...parts }: Parts = {}) {
  const { caches, kept } = parts.store ?? createMemoryCaches()
  /** `pages`: the manifest hash of the server's pages. */
  const net = { online: true, pages: 'p1', called: [] as string[], calledWithoutCredentials: [] as string[] }
  const fetch = async (request: Request | string, init?: RequestInit) => {
    const url = typeof request === 'string' ? request : request.url
    const path = url.slice(origin.length)
    if (!net.online) throw new TypeError('Failed to fetch')
    net.called.push(path)
    if (init?.credentials === 'omit') net.calledWithoutCredentials.push(path)
    if (path === settings.packed)
      return packedContents ? Response.json(packedContents) : new Response('', { status: 404 })
    const kind = path.startsWith('/assets/') ? 'text/javascript' : path.startsWith('/img/') ? 'image/webp' : 'text/html'
    const screen = path.startsWith('/de/uhren') ? '<html data-screen="category">' : ''
    const files = kind === 'text/html' ? `|/assets/manifest-${net.pages}.js ${screen}` : ''
    return new Response(`${path} of the network${files}`, { headers: { 'content-type': kind } })
  }
  const worker = createWorker({ caches, fetch, origin, settings, ...parts })
  const request = async (path: string, mode = 'navigate') => {
    // Node cannot create a request with mode navigate.
    const request = Object.defineProperty(new Request(`${origin}${path}`), 'mode', { value: mode })
    const answer = worker.answer(request)
    const reply = await answer?.reply
    const text = reply?.headers.get('location') ?? (await reply?.text())?.split('|')[0]
    await answer?.rest
    return text
  }
  return { worker, net, request, kept }
}

it('serves pages from the network and, offline, from the cache or as the store’s offline page', async () => {
  const { worker, net, request } = setUp()
  await worker.install()
  expect(await request('/de/uhren')).toBe('/de/uhren of the network')
  net.online = false
  expect(await request('/de/uhren#top')).toBe('/de/uhren of the network')
  expect(await request('/de/bilder')).toBe('/de/offline.html of the network')
  expect(await request('/clocks')).toBe('/offline.html of the network')
})

it('redirects, offline, from the variants of a product to its page, with the chosen variant as fragment', async () => {
  const { worker, net, request } = setUp()
  await worker.install()
  for (const path of ['/oak-clock', '/oak-clock?childSku=OAK-S']) await request(path)
  net.online = false
  expect(await request('/oak-clock?childSku=OAK-S')).toBe('/oak-clock?childSku=OAK-S of the network')
  expect(await request('/oak-clock/')).toBe(`${origin}/oak-clock`)
  const edit = '?childSku=OAK-L&edit=1&qty=2'
  expect(await request(`/oak-clock${edit}`)).toBe(`${origin}/oak-clock#${edit}`)
  expect(await request('/oak-clock?token=abc')).toBe('/offline.html of the network')
})

it('redirects, offline, from a filtered category to the category without filters, but redirects no other page', async () => {
  const { worker, net, request } = setUp()
  await worker.install()
  for (const path of ['/de/uhren', '/de/uhren?color=1', '/de/wishlist']) await request(path)
  net.online = false
  expect(await request('/de/uhren?color=1')).toBe('/de/uhren?color=1 of the network')
  expect(await request('/de/uhren?color=2&page=3')).toBe(`${origin}/de/uhren`)
  expect(await request('/de/wishlist?share=abc')).toBe('/de/offline.html of the network')
})

it('serves account pages from the network and never caches them', async () => {
  const { worker, net, request, kept } = setUp()
  await worker.install()
  expect(await request('/my-account/orders')).toBe('/my-account/orders of the network')
  expect(kept()['mantel-pages-b1']).toBeUndefined()
  net.online = false
  expect(await request('/my-account/orders')).toBe('/offline.html of the network')
})

const shells = ['/cart', '/checkout', '/de/cart', '/de/checkout', '/de/success', '/success']

it('serves cart, checkout and thank-you page offline from app shells fetched without credentials', async () => {
  const { worker, net, request } = setUp()
  await worker.install()
  expect(net.calledWithoutCredentials.sort()).toEqual(shells)
  expect(await request('/de/success?key=secret')).toBe('/de/success?key=secret of the network')
  await worker.handleMessage({ type: 'forget' })
  net.online = false
  expect(await request('/checkout')).toBe('/checkout of the network')
  expect(await request('/de/cart?from=mail'), 'never visited').toBe('/de/cart of the network')
  expect(await request('/de/success?key=secret')).toBe('/de/success of the network')
  expect(await request('/payment-error?key=secret')).toBe('/offline.html of the network')
})

it('does not cache an app shell of another build', async () => {
  const { worker, net, request } = setUp()
  net.pages = 'p2'
  await worker.install()
  net.online = false
  expect(await request('/checkout')).toBe('/offline.html of the network')
})

it('uses the navigation preload response', async () => {
  const { worker, net } = setUp()
  const request = Object.defineProperty(new Request(`${origin}/`), 'mode', { value: 'navigate' })
  const answer = worker.answer(request, Promise.resolve(new Response('ahead', { headers: html })))
  expect(await (await answer?.reply)?.text()).toBe('ahead')
  expect(net.called).toEqual([])
})

it('caches all build files at install and fetches each once', async () => {
  const { worker, net, request } = setUp()
  await worker.install()
  expect(net.called.sort()).toEqual(['/assets/a-1.js', '/de/offline.html', '/offline.html', ...shells].sort())
  net.online = false
  expect(await request('/assets/a-1.js', 'cors')).toBe('/assets/a-1.js of the network')
  await expect(request('/assets/unknown-1.js', 'cors')).rejects.toThrow('Failed to fetch')
})

const small = Array.from({ length: 30 }, (_, at) => `/assets/small-${at}.js`)

it('fetches many small files in one request, stores them as one entry and serves each', async () => {
  const packedContents = Object.fromEntries(small.map((path) => [path, `packed ${path}`]))
  const store = createMemoryCaches()
  const files = ['/assets/a-1.js', ...small]
  const { worker, net, request } = setUp({ store, settings: { ...settings, files }, packedContents })
  await worker.install()
  expect(net.called.filter((path) => path.startsWith('/assets/'))).toEqual([settings.packed, '/assets/a-1.js'])
  expect(store.kept()['mantel-files-b1']?.filter((url) => url.includes('/assets/'))).toHaveLength(2)
  net.online = false
  expect(await request('/assets/small-29.js', 'cors')).toBe('packed /assets/small-29.js')
  expect(await request('/assets/a-1.js', 'cors')).toBe('/assets/a-1.js of the network')
})

it('keeps packed files for the next build and for tabs of the previous one', async () => {
  const store = createMemoryCaches()
  const packedContents = Object.fromEntries(small.map((path) => [path, `packed ${path}`]))
  await setUp({ store, settings: { ...settings, files: small }, packedContents }).worker.install()
  const files = [...small.slice(1), '/assets/small-new.js']
  const next = setUp({ store, settings: { ...settings, build: 'b2', files } })
  await next.worker.install()
  await next.worker.activate()
  expect(next.net.called.filter((path) => path.startsWith('/assets/'))).toEqual(['/assets/small-new.js'])
  next.net.online = false
  for (const path of ['/assets/small-0.js', '/assets/small-29.js'])
    expect(await next.request(path, 'cors')).toBe(`packed ${path}`)
  const third = setUp({ store, settings: { ...settings, build: 'b3', files } })
  await third.worker.install()
  await third.worker.activate()
  expect(third.net.called.filter((path) => path.startsWith('/assets/'))).toEqual([])
  third.net.online = false
  expect(await third.request('/assets/small-29.js', 'cors')).toBe('packed /assets/small-29.js')
  await expect(third.request('/assets/small-0.js', 'cors'), 'of a build that is gone').rejects.toThrow(
    'Failed to fetch',
  )
})

it('fetches files from the network when their stored entry cannot be read', async () => {
  const store = createMemoryCaches()
  const packedContents = Object.fromEntries(small.map((path) => [path, `packed ${path}`]))
  await setUp({ store, settings: { ...settings, files: small }, packedContents }).worker.install()
  const damaged = await store.caches.open('mantel-files-b1')
  await damaged.put(`${origin}/assets/packed-files`, new Response('{"/assets/sma'))
  const { request } = setUp({ store })
  expect(await request('/assets/small-29.js', 'cors')).toBe('/assets/small-29.js of the network')
  const next = setUp({ store, settings: { ...settings, build: 'b2', files: small }, packedContents })
  await next.worker.install()
  next.net.online = false
  expect(await next.request('/assets/small-29.js', 'cors')).toBe('packed /assets/small-29.js')
})

it('fetches small files one by one when the request for all of them fails', async () => {
  const { worker, net, request } = setUp({ settings: { ...settings, files: small } })
  await worker.install()
  net.online = false
  expect(await request('/assets/small-29.js', 'cors')).toBe('/assets/small-29.js of the network')
})

it('fetches files one by one after an update that changes only a few', async () => {
  const store = createMemoryCaches()
  const files = ['/assets/a-1.js', ...small]
  await setUp({ store, settings: { ...settings, files } }).worker.install()
  const next = setUp({ store, settings: { ...settings, build: 'b2', files: [...files, '/assets/b-2.js'] } })
  await next.worker.install()
  expect(next.net.called.filter((path) => path.startsWith('/assets/'))).toEqual(['/assets/b-2.js'])
})

it('does not cache a page of a newer build, whose files are missing', async () => {
  const { worker, net, request } = setUp()
  await worker.install()
  await request('/clocks')
  net.pages = 'p2'
  expect(await request('/wall-art')).toBe('/wall-art of the network')
  await worker.handleMessage({ type: 'keep', page: `${origin}/clocks`, files: [] })
  net.online = false
  expect(await request('/wall-art')).toBe('/offline.html of the network')
  expect(await request('/clocks')).toBe('/clocks of the network')
})

it('reuses files of the previous build and keeps the caches of the last two builds', async () => {
  const store = createMemoryCaches()
  const first = setUp({ store })
  await first.worker.install()
  await first.request('/clocks')
  const second = setUp({ store, settings: { ...settings, build: 'b2', files: ['/assets/a-1.js', '/assets/b-2.js'] } })
  await second.worker.install()
  await second.worker.activate()
  expect(second.net.called).not.toContain('/assets/a-1.js')
  second.net.online = false
  expect(await second.request('/clocks')).toBe('/clocks of the network')
  const third = setUp({ store, settings: { ...settings, build: 'b3' } })
  await third.worker.install()
  await third.worker.activate()
  expect(Object.keys(store.kept())).toEqual(['mantel-files-b2', 'mantel-files-b3'])
})

it('serves images from the network and caches the newest 200', async () => {
  const { net, request, kept } = setUp()
  for (let number = 1; number <= 205; number++) await request(`/img/300/300/fit/${number}.jpg`, 'no-cors')
  const pictures = kept()['mantel-pictures'] ?? []
  expect([pictures.length, pictures[0]]).toEqual([200, `${origin}/img/300/300/fit/6.jpg`])
  net.online = false
  expect(await request('/img/300/300/fit/205.jpg', 'no-cors')).toBe('/img/300/300/fit/205.jpg of the network')
  expect(await request('/img/510/510/fit/205.jpg', 'no-cors'), 'another size').toBe(
    '/img/300/300/fit/205.jpg of the network',
  )
  expect(await request('/img/300/300/fit/1.jpg', 'no-cors')).toContain('<svg')
})

it('caches the newest 60 pages', async () => {
  const { request, kept } = setUp()
  for (let number = 1; number <= 62; number++) await request(`/clock-${number}`)
  await request('/clock-10')
  const pages = kept()['mantel-pages-b1'] ?? []
  expect([pages.length, pages[0], pages.at(-1)]).toEqual([60, `${origin}/clock-3`, `${origin}/clock-10`])
})

it('deletes the images when the quota is exceeded and still sends the reply', async () => {
  let room = false
  const store = createMemoryCaches({ isFull: (name) => name.startsWith('mantel-pages') && !room })
  const { request, kept } = setUp({ store })
  await request('/img/300/300/fit/1.jpg', 'no-cors')
  expect(await request('/clocks')).toBe('/clocks of the network')
  expect(kept()['mantel-pictures']).toBeUndefined()
  room = true
  await request('/clocks')
  expect(kept()['mantel-pages-b1']).toEqual([`${origin}/clocks`])
})

it('caches a page and its images on a keep message, but no uncacheable URLs', async () => {
  const { worker, net, kept } = setUp()
  const files = [`${origin}/img/1/1/fit/a.jpg`, `${origin}/api/catalog`, 'https://other.example/img/x.jpg']
  await worker.handleMessage({ type: 'keep', page: `${origin}/clocks`, files })
  await worker.handleMessage({ type: 'keep', page: `${origin}/checkout`, files: [] })
  expect(net.called).toEqual(['/clocks', '/img/1/1/fit/a.jpg'])
  expect(kept()).toEqual({ 'mantel-pages-b1': [`${origin}/clocks`], 'mantel-pictures': [files[0]] })
  net.online = false
  await worker.handleMessage({ type: 'keep', page: `${origin}/frames`, files })
})

it('reports its build and deletes visited pages on a forget message', async () => {
  const { worker, request, kept } = setUp()
  await worker.install()
  await request('/clocks')
  const replies: unknown[] = []
  await worker.handleMessage({ type: 'which-build' }, { postMessage: (message: unknown) => replies.push(message) })
  expect(replies).toEqual([{ pages: 'p1' }])
  await worker.handleMessage({ type: 'forget' })
  expect(Object.keys(kept())).toEqual(['mantel-files-b1'])
})
