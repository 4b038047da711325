import type { Fetch } from '@mantel/client'
import { expect, test } from 'vitest'
import { createKeptReplies } from './kept-replies.ts'

const get = { method: 'GET', headers: {} }

function open(headers: Record<string, string> = { 'x-vs-cache-tags': 'category C3' }, status = 200) {
  let asked = 0
  const replies = createKeptReplies({ lifetime: 1000, now: () => 0, onFailure: () => {} })
  const fetch: Fetch = async () =>
    new Response(JSON.stringify({ asked: ++asked, names: ['Clocks'] }), { status, headers })
  return { replies, ask: replies.through('default', fetch), askGerman: replies.through('de', fetch) }
}
const readValue = async (reply: Awaited<ReturnType<Fetch>>) =>
  (await reply.json()) as { asked: number; names: string[] }

test('what pages share is asked for once, store view by store view', async () => {
  const { ask, askGerman } = open()
  expect(await readValue(await ask('/api/menu', get))).toMatchObject({ asked: 1 })
  const again = await ask('/api/menu', get)
  expect(await readValue(again)).toMatchObject({ asked: 1 })
  expect(again.headers.get('x-vs-cache-tags')).toBe('category C3')
  expect(await readValue(await ask('/api/other', get))).toMatchObject({ asked: 2 })
  expect(await readValue(await askGerman('/api/menu', get))).toMatchObject({ asked: 3 })
})

test('it is asked for again after a purge that concerns it, and only then', async () => {
  const { ask, replies } = open()
  await ask('/api/menu', get)
  replies.purge({ all: false, tags: ['C4'] })
  expect(await readValue(await ask('/api/menu', get))).toMatchObject({ asked: 1 })
  replies.purge({ all: false, tags: ['C3'] })
  expect(await readValue(await ask('/api/menu', get))).toMatchObject({ asked: 2 })
})

test.each([
  ['a failure', {}, 503],
  ['what nobody could purge', {}, 200],
  ['what may not be kept', { 'x-vs-cache-tags': 'C3', 'cache-control': 'no-store' }, 200],
])('%s is not kept', async (_what, headers, status) => {
  const { ask } = open({ ...headers }, status)
  await ask('/api/menu', get)
  expect(await readValue(await ask('/api/menu', get))).toMatchObject({ asked: 2 })
})

test('nothing that is sent is kept', async () => {
  const { ask } = open()
  await ask('/api/menu', { ...get, method: 'POST' })
  expect(await readValue(await ask('/api/menu', { ...get, method: 'POST' }))).toMatchObject({ asked: 2 })
})

test('one page cannot change what another is made of', async () => {
  const { ask } = open()
  const value = await readValue(await ask('/api/menu', get))
  expect(() => value.names.push('Frames')).toThrow(TypeError)
})
