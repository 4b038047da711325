import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hasUnstorableText, isDeeperThan } from './body.ts'
import { ok } from './handler.ts'
import { buildTestHttp } from './testing.ts'

const depth = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depth)) : 0

it('counts nesting depth outside string literals', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), fc.integer({ min: 0, max: 6 }), (json, limit) => {
      expect(isDeeperThan(json, limit)).toBe(depth(JSON.parse(json)) > limit)
    }),
  )
  expect(isDeeperThan(JSON.stringify('[[[{{{"\\'), 0)).toBe(false)
})

it('finds unstorable text at any depth', () => {
  expect(hasUnstorableText({ a: [{ b: 'x\0' }] })).toBe(true)
  expect(hasUnstorableText(Object.fromEntries([['\ud800', 1]]))).toBe(true)
  expect(hasUnstorableText({ a: ['\\u0000', '😀', 'ß', null, 1] })).toBe(false)
})

const url = '/api/catalog/i/product/_search'
const handlers = { catalogSearchPost: () => ok({ hits: [], total: 0 }) }
const send = (payload: string, type = 'application/json') =>
  buildTestHttp({ handlers }).inject({ method: 'POST', url, payload, headers: { 'content-type': type } })

it.each([
  ['broken', 400, '{"a":'],
  ['setting a prototype', 400, '{"__proto__":{"x":1}}'],
  ['setting a constructor prototype', 400, '{"constructor":{"prototype":{"x":1}}}'],
  ['too deep', 400, `${'['.repeat(65)}${']'.repeat(65)}`],
  ['with NUL', 400, '{"a":"\\u0000"}'],
  ['with a lone surrogate', 400, '{"a":"\\ud83d"}'],
  ['not an object', 400, '[1]'],
  ['too large', 413, JSON.stringify({ a: 'x'.repeat(100 * 1024) })],
  ['empty', 200, ''],
  ['with an escaped backslash before u0000', 200, '{"a":"\\\\u0000"}'],
  ['with a surrogate pair', 200, '{"a":"\\ud83d\\ude00"}'],
])('answers a body that is %s with %i', async (_description, status, payload) => {
  const reply = await send(payload)
  expect(reply.statusCode).toBe(status)
  if (status !== 200) expect(reply.json().code).toBe(status)
})

it('accepts only JSON', async () => {
  expect((await send('a=1', 'application/x-www-form-urlencoded')).statusCode).toBe(415)
  expect((await send('{}', 'text/plain')).statusCode).toBe(415)
  expect((await send('{}', 'application/json; charset=utf-8')).statusCode).toBe(200)
})
