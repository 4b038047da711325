import { expect, it, vi } from 'vitest'
import { createPageCache, type RenderResult } from './page-cache.ts'

const never = Number.POSITIVE_INFINITY

function open({ mostBytes = 1_000_000, lifetime = 100 } = {}) {
  const clock = { now: 0 }
  const onFailure = vi.fn()
  const cache = createPageCache<string>({
    bytesOf: (page) => page.length,
    maxBytes: mostBytes,
    lifetimeMs: lifetime,
    now: () => clock.now,
    onFailure,
  })
  return { cache, clock, onFailure }
}

const page = (text: string, tags: string[] = [], freshUntil = never): RenderResult<string> => ({
  page: text,
  cachePolicy: { tags, freshUntil },
})

/** A render that the test resolves or rejects. */
function slow() {
  const { promise, resolve, reject } = Promise.withResolvers<RenderResult<string>>()
  return { render: vi.fn(() => promise), resolve, reject }
}

it('renders a page once and serves it from the cache', async () => {
  const { cache } = open()
  const render = vi.fn(async () => page('a'))
  expect(await cache.get('k', render)).toEqual({ page: 'a', isHit: false })
  expect(await cache.get('k', render)).toEqual({ page: 'a', isHit: true })
  expect(render).toHaveBeenCalledOnce()
  expect(await cache.get('other', async () => page('b'))).toEqual({ page: 'b', isHit: false })
})

it('finds a page without rendering until it is stale, expired or purged', async () => {
  const { cache, clock } = open({ lifetime: 100 })
  expect(cache.find('k')).toBeNull()
  await cache.get('k', async () => page('a', ['P1']))
  await cache.get('short', async () => page('b', [], 50))
  expect([cache.find('k'), cache.find('short')]).toEqual(['a', 'b'])
  clock.now = 50
  expect([cache.find('k'), cache.find('short')]).toEqual(['a', null])
  clock.now = 100
  expect(cache.find('k')).toBeNull()
  clock.now = 0
  cache.purge({ all: false, tags: ['P1'] })
  expect(cache.find('k')).toBeNull()
})

it('shares one render between concurrent requests', async () => {
  const { cache } = open()
  const { render, resolve } = slow()
  const requests = [cache.get('k', render), cache.get('k', render), cache.get('k', render)]
  resolve(page('a'))
  expect((await Promise.all(requests)).map((got) => got.page)).toEqual(['a', 'a', 'a'])
  expect(render).toHaveBeenCalledOnce()
})

it('caches neither pages without a cache policy nor failures', async () => {
  const { cache } = open()
  await cache.get('k', async () => ({ page: 'personal', cachePolicy: null }))
  await expect(cache.get('k', () => Promise.reject(new Error('connection refused')))).rejects.toThrow(
    'connection refused',
  )
  expect(await cache.get('k', async () => page('a'))).toEqual({ page: 'a', isHit: false })
})

it('purges exactly the pages with one of the tags', async () => {
  const { cache } = open()
  await cache.get('clock', async () => page('clock', ['product', 'P1']))
  await cache.get('list', async () => page('list', ['category', 'C2', 'P1', 'P2']))
  await cache.get('frame', async () => page('frame', ['product', 'P3']))
  cache.purge({ all: false, tags: ['P1', 'unused'] })
  expect((await cache.get('clock', async () => page('new'))).page).toBe('new')
  expect((await cache.get('list', async () => page('new'))).page).toBe('new')
  expect((await cache.get('frame', async () => page('new'))).page).toBe('frame')
  cache.purge({ all: true, tags: [] })
  expect(cache.status()).toEqual({ pages: 0, bytes: 0, tags: 0, rendering: 0 })
})

it('neither caches a render that started before a purge nor shares it with later requests', async () => {
  const { cache } = open()
  const before = slow()
  const waiting = cache.get('k', before.render)
  cache.purge({ all: false, tags: ['P1'] })
  const after = cache.get('k', async () => page('new', ['P1']))
  expect((await after).page).toBe('new')
  before.resolve(page('old', ['P1']))
  expect((await waiting).page).toBe('old')
  expect((await cache.get('k', async () => page('newest'))).page).toBe('new')
})

it('caches a running render after a purge of other tags', async () => {
  const { cache } = open()
  const { render, resolve } = slow()
  const requests = cache.get('k', render)
  cache.purge({ all: false, tags: ['P2'] })
  resolve(page('a', ['P1']))
  await requests
  expect(await cache.get('k', async () => page('b'))).toEqual({ page: 'a', isHit: true })
})

it('serves a stale page during its re-render, for at most one more lifetime', async () => {
  const { cache, clock } = open({ lifetime: 100 })
  await cache.get('k', async () => page('old'))
  clock.now = 100
  const { render, resolve } = slow()
  expect(await cache.get('k', render)).toEqual({ page: 'old', isHit: true })
  expect(await cache.get('k', render)).toEqual({ page: 'old', isHit: true })
  expect(render).toHaveBeenCalledOnce()
  resolve(page('new'))
  await vi.waitFor(async () => expect((await cache.get('k', render)).page).toBe('new'), 20_000)
  clock.now = 300
  expect((await cache.get('k', async () => page('newest'))).page).toBe('newest')
})

it('reports a failed re-render and keeps the old page', async () => {
  const { cache, clock, onFailure } = open()
  await cache.get('k', async () => page('old'))
  clock.now = 150
  expect((await cache.get('k', () => Promise.reject(new Error('connection refused')))).page).toBe('old')
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledWith(expect.any(Error), 'k'), 20_000)
  expect((await cache.get('k', async () => page('new'))).page).toBe('old')
})

it('never serves a page after its freshUntil time', async () => {
  const { cache, clock } = open()
  await cache.get('k', async () => page('cheap', [], 40))
  clock.now = 39
  expect((await cache.get('k', async () => page('dear'))).page).toBe('cheap')
  clock.now = 40
  expect(await cache.get('k', async () => page('dear'))).toEqual({ page: 'dear', isHit: false })
})

it('stays within its size limit and evicts the least recently used pages', async () => {
  const { cache } = open({ mostBytes: 100_000 })
  const large = 'x'.repeat(3000)
  for (let key = 0; key < 100; key++) {
    await cache.get('first', async () => page(large, ['P1']))
    await cache.get(`k${key}`, async () => page(large, [`P${key}`]))
    expect(cache.status().bytes).toBeLessThanOrEqual(100_000)
  }
  expect((await cache.get('first', async () => page(''))).isHit).toBe(true)
  expect((await cache.get('k99', async () => page(''))).isHit).toBe(true)
  expect((await cache.get('k1', async () => page(''))).isHit).toBe(false)
  expect(cache.status().tags).toBeLessThan(30)
})

it('does not cache a page that exceeds its share of the limit', async () => {
  const { cache } = open({ mostBytes: 100_000 })
  await cache.get('k', async () => page('x'.repeat(50_000)))
  expect(cache.status().pages).toBe(0)
})
