import type { Fetch } from '@mantel/client'
import { expect, it } from 'vitest'
import { recordCalls } from './record-calls.ts'

const reply = (headers: Record<string, string>, status = 200) => new Response('{}', { status, headers })

async function record(...replies: Response[]) {
  const sent: Parameters<Fetch>[1][] = []
  const { fetch, ingredients } = recordCalls(async (_url, init) => {
    sent.push(init)
    return replies[sent.length - 1] as Response
  })
  for (const _ of replies) await fetch('/api/x', { method: 'GET', headers: { accept: 'json' } })
  return { ingredients, sent }
}

it('requests full tag lists and collects the tags of all replies', async () => {
  const { ingredients, sent } = await record(
    reply({ 'x-vs-cache-tags': 'product P1 P2' }),
    reply({ 'x-vs-cache-tags': 'category C3 P1' }),
  )
  expect([...ingredients.tags]).toEqual(['product', 'P1', 'P2', 'category', 'C3'])
  expect(ingredients).toMatchObject({ isCacheable: true, freshUntil: Number.POSITIVE_INFINITY })
  expect(sent[0]?.headers).toEqual({ accept: 'json', 'x-vs-cache-tags': 'all' })
})

it('takes the earliest freshUntil of all replies', async () => {
  const tags = { 'x-vs-cache-tags': 'product' }
  const { ingredients } = await record(
    reply({ ...tags, 'x-vs-fresh-until': '500' }),
    reply({ ...tags, 'x-vs-fresh-until': '300' }),
    reply(tags),
  )
  expect(ingredients.freshUntil).toBe(300)
})

it.each([
  ['a reply without tags', reply({})],
  ['a no-store reply', reply({ 'x-vs-cache-tags': 'product', 'cache-control': 'private, no-store' })],
  ['a failed reply', reply({ 'x-vs-cache-tags': 'product' }, 503)],
])('forbids caching after %s', async (_case, bad) => {
  const { ingredients } = await record(reply({ 'x-vs-cache-tags': 'product' }), bad)
  expect(ingredients.isCacheable).toBe(false)
})

it.each([
  ['busy, then starting', ['busy', 'starting'], 'starting'],
  ['unavailable', ['unavailable'], 'busy'],
  ['no 503', [], null],
])('records 503 replies: %s', async (_case, codes, expected) => {
  const replies = codes.map((error) => Response.json({ code: 503, error }, { status: 503 }))
  const { ingredients } = await record(reply({ 'x-vs-cache-tags': 'product' }), ...replies)
  expect(ingredients.unavailable).toBe(expected)
})

it('leaves the body of a 503 reply readable', async () => {
  const { fetch } = recordCalls(async () => Response.json({ error: 'busy' }, { status: 503 }))
  const noted = await fetch('/api/x', { method: 'GET', headers: {} })
  expect([noted.status, await noted.json()]).toEqual([503, { error: 'busy' }])
})
