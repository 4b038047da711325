import type { Fetch } from '@mantel/client'
import { expect, it } from 'vitest'
import { createReplyCache } from './reply-cache.ts'

const get = { method: 'GET', headers: {} }

function open(headers: Record<string, string> = { 'x-vs-cache-tags': 'category C3' }, status = 200) {
  let calls = 0
  const replies = createReplyCache({ lifetimeMs: 1000, now: () => 0, onFailure: () => {} })
  const fetch: Fetch = async () =>
    new Response(JSON.stringify({ calls: ++calls, names: ['Clocks'] }), { status, headers })
  const callIn = (code: string) => replies.wrapFetch({ code, endpoints: {} }, fetch)
  return { replies, call: callIn('default'), callGerman: callIn('de') }
}
const readValue = async (reply: Awaited<ReturnType<Fetch>>) =>
  (await reply.json()) as { calls: number; names: string[] }

it('caches a reply per store view and URL', async () => {
  const { call, callGerman } = open()
  expect(await readValue(await call('/api/menu', get))).toMatchObject({ calls: 1 })
  const again = await call('/api/menu', get)
  expect(await readValue(again)).toMatchObject({ calls: 1 })
  expect(again.headers.get('x-vs-cache-tags')).toBe('category C3')
  expect(await readValue(await call('/api/other', get))).toMatchObject({ calls: 2 })
  expect(await readValue(await callGerman('/api/menu', get))).toMatchObject({ calls: 3 })
})

it('drops a reply when one of its tags is purged, and only then', async () => {
  const { call, replies } = open()
  await call('/api/menu', get)
  replies.purge({ all: false, tags: ['C4'] })
  expect(await readValue(await call('/api/menu', get))).toMatchObject({ calls: 1 })
  replies.purge({ all: false, tags: ['C3'] })
  expect(await readValue(await call('/api/menu', get))).toMatchObject({ calls: 2 })
})

it.each([
  ['a failure', {}, 503],
  ['a reply without tags', {}, 200],
  ['a no-store reply', { 'x-vs-cache-tags': 'C3', 'cache-control': 'no-store' }, 200],
])('does not cache %s', async (_case, headers, status) => {
  const { call } = open({ ...headers }, status)
  await call('/api/menu', get)
  expect(await readValue(await call('/api/menu', get))).toMatchObject({ calls: 2 })
})

it('does not cache replies to POST requests', async () => {
  const { call } = open()
  await call('/api/menu', { ...get, method: 'POST' })
  expect(await readValue(await call('/api/menu', { ...get, method: 'POST' }))).toMatchObject({ calls: 2 })
})

it('freezes cached values', async () => {
  const { call } = open()
  const value = await readValue(await call('/api/menu', get))
  expect(() => value.names.push('Frames')).toThrow(TypeError)
})

it('caches path look-ups by their body until any document changes, but no other POST and no look-up of a missing page', async () => {
  const { call, replies } = open()
  const post = (path: string) => ({ method: 'POST', headers: {}, body: JSON.stringify({ url: path }) })
  const calls = async (url: string, path: string) => (await readValue(await call(url, post(path)))).calls
  const lookup = '/api/url/map?storeCode=default'
  expect([await calls(lookup, 'clocks'), await calls(lookup, 'clocks'), await calls(lookup, 'frames')]).toEqual([
    1, 1, 2,
  ])
  expect([await calls('/api/other', 'clocks'), await calls('/api/other', 'clocks')]).toEqual([3, 4])
  replies.purge({ all: false, tags: ['product-list'] })
  expect(await calls(lookup, 'clocks')).toBe(5)
  const { call: callMissing } = open({ 'x-vs-cache-tags': 'page-not-found product' })
  await callMissing(lookup, post('nothing'))
  expect(await readValue(await callMissing(lookup, post('nothing')))).toMatchObject({ calls: 2 })
})
