import { expect, it } from 'vitest'
import { buildTestHttp } from './testing.ts'

const remote = { remoteAddress: '203.0.113.7' }

it.each([
  ['another machine', { ...remote }],
  ['a proxy on this machine', { headers: { 'x-forwarded-for': '203.0.113.7' } }],
  ['a proxy that only passes the host on', { headers: { host: 'shop.example' } }],
  ['another machine with a wrong token', { ...remote, headers: { authorization: 'Bearer guess' } }],
])('hides metrics from %s', async (_, caller) => {
  const withoutToken = await buildTestHttp().inject({ url: '/metrics', ...caller })
  expect([withoutToken.statusCode, withoutToken.body]).toEqual([403, expect.not.stringContaining('http_request')])
  const withToken = await buildTestHttp({ metricsToken: 'a-token-of-16-letters' }).inject({
    url: '/metrics',
    ...caller,
  })
  expect([withToken.statusCode, withToken.headers['www-authenticate']]).toEqual([401, 'Bearer'])
})

it('treats a client behind a trusted proxy as remote', async () => {
  const app = buildTestHttp({ trustProxy: ['127.0.0.1'] })
  const headers = { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost' }
  expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(403)
  expect((await app.inject('/metrics')).statusCode).toBe(200)
})

it('gives metrics to another machine with the token', async () => {
  const headers = { authorization: 'Bearer a-token-of-16-letters', host: 'shop.example' }
  const reply = await buildTestHttp({ metricsToken: 'a-token-of-16-letters' }).inject({
    url: '/metrics',
    ...remote,
    headers,
  })
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store'])
})
