import { expect, test, vi } from 'vitest'
import { createPageCache, type Rendered } from './page-cache.ts'

const never = Number.POSITIVE_INFINITY

function open({ mostBytes = 1_000_000, lifetime = 100 } = {}) {
  const clock = { now: 0 }
  const onFailure = vi.fn()
  const cache = createPageCache<string>({
    bytesOf: (page) => page.length,
    mostBytes,
    lifetime,
    now: () => clock.now,
    onFailure,
  })
  return { cache, clock, onFailure }
}

const page = (text: string, tags: string[] = [], freshUntil = never): Rendered<string> => ({
  page: text,
  keep: { tags, freshUntil },
})

/** A render that ends when it is told to. */
function slow() {
  const { promise, resolve, reject } = Promise.withResolvers<Rendered<string>>()
  return { render: vi.fn(() => promise), resolve, reject }
}

test('a page is rendered once and shown again', async () => {
  const { cache } = open()
  const render = vi.fn(async () => page('a'))
  expect(await cache.get('k', render)).toEqual({ page: 'a', isHit: false })
  expect(await cache.get('k', render)).toEqual({ page: 'a', isHit: true })
  expect(render).toHaveBeenCalledOnce()
  expect(await cache.get('other', async () => page('b'))).toEqual({ page: 'b', isHit: false })
})

test('whoever asks while it is rendered waits for the same page', async () => {
  const { cache } = open()
  const { render, resolve } = slow()
  const asked = [cache.get('k', render), cache.get('k', render), cache.get('k', render)]
  resolve(page('a'))
  expect((await Promise.all(asked)).map((got) => got.page)).toEqual(['a', 'a', 'a'])
  expect(render).toHaveBeenCalledOnce()
})

test('a page that may not be kept is not, and a failure is nobody else’s', async () => {
  const { cache } = open()
  await cache.get('k', async () => ({ page: 'personal', keep: null }))
  await expect(cache.get('k', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cache.get('k', async () => page('a'))).toEqual({ page: 'a', isHit: false })
})

test('a purge forgets what carries one of its tags, and nothing else', async () => {
  const { cache } = open()
  await cache.get('clock', async () => page('clock', ['product', 'P1']))
  await cache.get('list', async () => page('list', ['category', 'C2', 'P1', 'P2']))
  await cache.get('frame', async () => page('frame', ['product', 'P3']))
  cache.purge({ all: false, tags: ['P1', 'nobody'] })
  expect((await cache.get('clock', async () => page('new'))).page).toBe('new')
  expect((await cache.get('list', async () => page('new'))).page).toBe('new')
  expect((await cache.get('frame', async () => page('new'))).page).toBe('frame')
  cache.purge({ all: true, tags: [] })
  expect(cache.status()).toEqual({ pages: 0, bytes: 0, tags: 0, rendering: 0 })
})

test('what was being rendered when it was purged is not kept, nor shown to whoever asks afterwards', async () => {
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

test('a purge of other tags does not spoil what is being rendered', async () => {
  const { cache } = open()
  const { render, resolve } = slow()
  const asked = cache.get('k', render)
  cache.purge({ all: false, tags: ['P2'] })
  resolve(page('a', ['P1']))
  await asked
  expect(await cache.get('k', async () => page('b'))).toEqual({ page: 'a', isHit: true })
})

test('past its lifetime a page is shown while its successor is rendered, and only that long again', async () => {
  const { cache, clock } = open({ lifetime: 100 })
  await cache.get('k', async () => page('old'))
  clock.now = 100
  const { render, resolve } = slow()
  expect(await cache.get('k', render)).toEqual({ page: 'old', isHit: true })
  expect(await cache.get('k', render)).toEqual({ page: 'old', isHit: true })
  expect(render).toHaveBeenCalledOnce()
  resolve(page('new'))
  await vi.waitFor(async () => expect((await cache.get('k', render)).page).toBe('new'))
  clock.now = 300
  expect((await cache.get('k', async () => page('newest'))).page).toBe('newest')
})

test('a successor that fails is told, and the old page stays', async () => {
  const { cache, clock, onFailure } = open()
  await cache.get('k', async () => page('old'))
  clock.now = 150
  expect((await cache.get('k', () => Promise.reject(new Error('away')))).page).toBe('old')
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledWith(expect.any(Error), 'k'))
  expect((await cache.get('k', async () => page('new'))).page).toBe('old')
})

test('past the date of a price a page is never shown, whatever its lifetime', async () => {
  const { cache, clock } = open()
  await cache.get('k', async () => page('cheap', [], 40))
  clock.now = 39
  expect((await cache.get('k', async () => page('dear'))).page).toBe('cheap')
  clock.now = 40
  expect(await cache.get('k', async () => page('dear'))).toEqual({ page: 'dear', isHit: false })
})

test('all pages together stay within their bound; what was asked for longest ago goes first', async () => {
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

test('a page that would push out all others is not kept', async () => {
  const { cache } = open({ mostBytes: 100_000 })
  await cache.get('k', async () => page('x'.repeat(50_000)))
  expect(cache.status().pages).toBe(0)
})
