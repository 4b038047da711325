import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deeperThan, holdsBadText } from './body.ts'
import { ok } from './handler.ts'
import { buildTestHttp } from './testing.ts'

const depth = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depth)) : 0

test('depth is counted outside of texts, without building anything', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), fc.integer({ min: 0, max: 6 }), (json, limit) => {
      expect(deeperThan(json, limit)).toBe(depth(JSON.parse(json)) > limit)
    }),
  )
  expect(deeperThan(JSON.stringify('[[[{{{"\\'), 0)).toBe(false)
})

test('texts that no database column takes are found anywhere', () => {
  expect(holdsBadText({ a: [{ b: 'x\0' }] })).toBe(true)
  expect(holdsBadText(Object.fromEntries([['\ud800', 1]]))).toBe(true)
  expect(holdsBadText({ a: ['\\u0000', '😀', 'ß', null, 1] })).toBe(false)
})

const url = '/api/catalog/i/product/_search'
const handlers = { catalogSearchPost: () => ok({ hits: [], total: 0 }) }
const send = (payload: string, type = 'application/json') =>
  buildTestHttp({ handlers }).inject({ method: 'POST', url, payload, headers: { 'content-type': type } })

test.each([
  ['broken', '{"a":', 400],
  ['reaching for a prototype', '{"__proto__":{"x":1}}', 400],
  ['reaching for a constructor', '{"constructor":{"prototype":{"x":1}}}', 400],
  ['too deep', `${'['.repeat(65)}${']'.repeat(65)}`, 400],
  ['with NUL', '{"a":"\\u0000"}', 400],
  ['with half a character', '{"a":"\\ud83d"}', 400],
  ['not an object', '[1]', 400],
  ['too large', JSON.stringify({ a: 'x'.repeat(100 * 1024) }), 413],
  ['empty', '', 200],
  ['with an escaped backslash before u0000', '{"a":"\\\\u0000"}', 200],
  ['with a whole character', '{"a":"\\ud83d\\ude00"}', 200],
])('a body that is %s', async (_what, payload, status) => {
  const reply = await send(payload)
  expect(reply.statusCode).toBe(status)
  if (status !== 200) expect(reply.json().code).toBe(status)
})

test('only JSON is read', async () => {
  expect((await send('a=1', 'application/x-www-form-urlencoded')).statusCode).toBe(415)
  expect((await send('{}', 'text/plain')).statusCode).toBe(415)
  expect((await send('{}', 'application/json; charset=utf-8')).statusCode).toBe(200)
})
