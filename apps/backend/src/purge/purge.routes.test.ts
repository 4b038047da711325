import { expect, it, vi } from 'vitest'
import { buildTestHttp } from '../platform/http/testing.ts'
import { tagsOfEvent } from './event-tags.ts'
import { invalidateKey } from './invalidate-key.ts'
import { purgeHandlers } from './purge.routes.ts'
import { createPurge } from './purge.ts'

const key = invalidateKey('a secret key of the shop that is long enough')

function open({ cached = true, forward = vi.fn() } = {}) {
  const purge = createPurge()
  const forgotten = vi.fn()
  if (cached) purge.on(forgotten)
  return { app: buildTestHttp({ handlers: purgeHandlers({ purge, key, forward }) }), forgotten, forward, purge }
}

const refusalCodes: Record<string, string> = {
  'Invalid parameters for Clear cache request': 'invalidate_parameters',
  'Invalid cache invalidation key': 'invalidate_key',
}

const refusalCode = (result: string) => (result in refusalCodes ? { error: refusalCodes[result] } : {})

it.each([
  ['GET', `key=${key}&tag=P1,C2`, 200, 'Tags invalidated successfully [P1,C2]', { all: false, tags: ['P1', 'C2'] }],
  ['POST', `key=${key}&tag=P1,C2`, 200, 'Tags invalidated successfully [P1,C2]', { all: false, tags: ['P1', 'C2'] }],
  ['GET', `key=${key}&tag=*`, 200, 'Tags invalidated successfully [*]', { all: true, tags: [] }],
  ['GET', `key=${key}&tag=home,nonsense`, 200, 'Tags invalidated successfully [home]', { all: false, tags: ['home'] }],
  ['GET', `key=${key}&tag=nonsense`, 400, 'Invalid parameters for Clear cache request', null],
  ['GET', `key=${key}`, 400, 'Invalid parameters for Clear cache request', null],
  ['GET', 'key=wrong&tag=P1', 400, 'Invalid cache invalidation key', null],
  ['GET', `key=${key}x&tag=P1`, 400, 'Invalid cache invalidation key', null],
  ['GET', 'tag=P1', 400, 'Invalid cache invalidation key', null],
  ['GET', `key=${key}&key=${key}&tag=P1`, 400, 'Invalid parameters for Clear cache request', null],
] as const)('answers %s %s with %d', async (method, query, code, result, purged) => {
  const { app, forgotten } = open()
  const reply = await app.inject({ method, url: `/invalidate?${query}` })
  expect([reply.statusCode, reply.json()]).toEqual([code, { code, result, ...refusalCode(result) }])
  expect(reply.headers['cache-control']).toContain('no-store')
  expect(forgotten.mock.calls).toEqual(purged ? [[purged]] : [])
})

it('purges nothing if there are no caches', async () => {
  const { app } = open({ cached: false })
  const reply = await app.inject(`/invalidate?key=${key}&tag=P1`)
  expect(reply.json()).toEqual({ code: 200, result: 'Cache invalidation is not required, output cache is disabled' })
})

it('forwards a call once, and never a forwarded or rejected call', async () => {
  const { app, forward } = open()
  await app.inject(`/invalidate?key=wrong&tag=P1`)
  await app.inject(`/invalidate?key=${key}&tag=P1&forwardedFrom=vs`)
  expect(forward).not.toHaveBeenCalled()
  await app.inject(`/invalidate?key=${key}&tag=P1`)
  expect(forward).toHaveBeenCalledExactlyOnceWith({ all: false, tags: ['P1'] })
})

it('derives the key from the secret without revealing it', () => {
  expect(key).toBe(invalidateKey('a secret key of the shop that is long enough'))
  expect(key).not.toBe(invalidateKey('another secret key of the shop, also long'))
  expect(key).toMatch(/^[\w-]{32}$/)
})

it('notifies every subscriber even if one fails, and reports the failure', async () => {
  const { purge, forgotten } = open()
  const stop = purge.on(() => {
    throw new Error('broken')
  })
  await expect(purge.purge({ all: false, tags: ['P1'] })).rejects.toThrow('may be outdated')
  expect(forgotten).toHaveBeenCalledTimes(1)
  stop()
  await purge.purge({ all: false, tags: ['P1'] })
  await purge.purge({ all: false, tags: [] })
  expect(forgotten).toHaveBeenCalledTimes(2)
})

it('maps events to cache tags', () => {
  expect(tagsOfEvent({ type: 'stock.changed', ids: [7, 9] })).toEqual(['P7', 'P9', 'product-list'])
  expect(tagsOfEvent({ type: 'category.changed', ids: [20] })).toEqual(['C20', 'category-list'])
  expect(tagsOfEvent({ type: 'content.changed', contentType: 'cms_block', ids: [3] })).toEqual([
    'cms_block-3',
    'cms_block-list',
  ])
  expect(tagsOfEvent({ type: 'taxrule.changed' })).toEqual(['taxrule', 'product', 'product-list'])
  expect(tagsOfEvent({ type: 'catalog.imported', storeCode: 'de', catalogType: 'cms_page' })).toEqual([
    'cms_page',
    'cms_page-list',
  ])
})
