import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { completeChallengeSettings } from '../settings.ts'
import { recaptcha } from './plugin.ts'
import { serverPart } from './server.ts'

/** A fake of Google's siteverify and assessment APIs that records its requests. */
let server: Server
let host: string
let receivedRequests: { path: string; body: string }[]
let reply: { status: number; body: unknown }

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    receivedRequests.push({ path: request.url ?? '', body })
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  receivedRequests = []
})

const request = { purpose: 'login', website: 'mantel', caller: '203.0.113.7' } as const

function open(given: Record<string, string> = {}) {
  const keys = {
    RECAPTCHA_SITE_KEY: 'site',
    RECAPTCHA_SECRET: 'secret',
    RECAPTCHA_HOST: host,
    RECAPTCHA_API_HOST: host,
  }
  const { settings } = completeChallengeSettings(recaptcha, { ...keys, ...given })
  return serverPart.open({ secretKey: 'k', settings: settings ?? {} })
}
const verify = (body: unknown, given?: Record<string, string>, status = 200) => {
  reply = { status, body }
  return open(given).verify('token', request)
}

it('gives the browser the site key and mode, never the secret', async () => {
  const data = await open({ RECAPTCHA_MODE: 'enterprise', RECAPTCHA_VERSION: '2' }).issue(request)
  expect(data).toEqual({ siteKey: 'site', mode: 'enterprise', version: 2, size: 'invisible', host })
})

it('verifies version 3 by score and action', async () => {
  expect(await verify({ success: true, score: 0.9, action: 'login' })).toMatchObject({ isSolved: true })
  expect(receivedRequests[0]).toEqual({
    path: '/recaptcha/api/siteverify',
    body: 'secret=secret&response=token&remoteip=203.0.113.7',
  })
  expect(await verify({ success: true, score: 0.1, action: 'login' })).toEqual({ isSolved: false, reason: 'wrong' })
  expect(await verify({ success: true, score: 0.9, action: 'order' })).toEqual({ isSolved: false, reason: 'wrong' })
  expect(await verify({ success: false, 'error-codes': ['timeout-or-duplicate'] })).toMatchObject({ reason: 'expired' })
})

it('verifies version 2 without a score', async () => {
  const two = { RECAPTCHA_VERSION: '2' }
  expect(await verify({ success: true }, two)).toMatchObject({ isSolved: true })
  expect(await verify({ success: false }, two)).toMatchObject({ reason: 'wrong' })
})

it('verifies enterprise tokens by an assessment of its project', async () => {
  const enterprise = { RECAPTCHA_MODE: 'enterprise', RECAPTCHA_PROJECT: 'shop-1' }
  const good = { tokenProperties: { valid: true, action: 'login' }, riskAnalysis: { score: 0.7 } }
  expect(await verify(good, enterprise)).toMatchObject({ isSolved: true })
  expect(receivedRequests[0]?.path).toBe('/v1/projects/shop-1/assessments?key=secret')
  expect(JSON.parse(receivedRequests[0]?.body ?? '')).toEqual({
    event: { token: 'token', siteKey: 'site', expectedAction: 'login', userIpAddress: '203.0.113.7' },
  })
  const old = { tokenProperties: { valid: false, invalidReason: 'EXPIRED' } }
  expect(await verify(old, enterprise)).toMatchObject({ reason: 'expired' })
})

it('reports the challenge as unavailable when Google does not answer as expected', async () => {
  expect(await verify({}, {}, 500)).toMatchObject({ reason: 'unavailable' })
  expect(await verify({ odd: true })).toMatchObject({ reason: 'unavailable' })
})

it('derives the same id from the same token, so that the shop accepts it once', async () => {
  const good = { success: true, score: 0.9, action: 'login' }
  expect(await verify(good)).toMatchObject({ id: ((await verify(good)) as { id?: string }).id })
})

it('reports missing keys and a wrong mode', () => {
  expect(completeChallengeSettings(recaptcha, {}).problems).toEqual([
    'RECAPTCHA_SITE_KEY is missing',
    'RECAPTCHA_SECRET is missing',
  ])
  const given = { RECAPTCHA_SITE_KEY: 'a', RECAPTCHA_SECRET: 'b', RECAPTCHA_MODE: 'big' }
  expect(completeChallengeSettings(recaptcha, given).problems).toEqual(['RECAPTCHA_MODE is malformed'])
})
