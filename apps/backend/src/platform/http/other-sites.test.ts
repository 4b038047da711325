import { expect, test } from 'vitest'
import { ok, raw } from './handler.ts'
import { buildTestHttp, recordingLog } from './testing.ts'

test('a host of another app is answered by it alone, the paths of the API too', async () => {
  const { log, lines } = recordingLog()
  const app = buildTestHttp({
    log,
    handlers: { mailToken: () => ok('t') },
    otherHosts: (host) =>
      host.startsWith('pay.')
        ? (request, response) => void response.setHeader('x-other', 'yes').end(`other ${request.url}`)
        : undefined,
  })
  const headers = { host: 'pay.localhost:3000' }
  for (const url of ['/api/stock/check?sku=A', '/api/nowhere', '/']) {
    const reply = await app.inject({ method: 'POST', url, headers, payload: 'not=json' })
    expect([reply.statusCode, reply.body, reply.headers['access-control-allow-origin']]).toEqual([
      200,
      `other ${url}`,
      undefined,
    ])
  }
  expect((await app.inject('/api/ext/mail-service/get-token')).json().result).toBe('t')
  expect(lines.filter(({ level }) => level === 'error')).toEqual([])
})

test('what is signed is kept as it came, and forms are read where forms are posted', async () => {
  const kept: unknown[] = []
  const app = buildTestHttp({
    handlers: {
      paymentWebhook: ({ request }) => {
        kept.push(request.sentText)
        return ok(true as const)
      },
      paymentChallenge: ({ body }) => raw(`<p>${body.cres}`, { 'content-type': 'text/html' }),
    },
  })
  const signed = '{ "b": 1,  "a": "\\u00e9" }'
  const json = { 'content-type': 'application/json' }
  await app.inject({ method: 'POST', url: '/api/ext/payment/webhook/card', headers: json, payload: signed })
  expect(kept).toEqual([signed])
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const posted = await app.inject({
    ...{ method: 'POST', url: '/api/ext/payment/challenge/card', headers: form, payload: 'cres=a%2Bb' },
  })
  expect([posted.statusCode, posted.body]).toEqual([200, '<p>a+b'])
  const elsewhere = await app.inject({ method: 'POST', url: '/api/ext/payment/start', headers: form, payload: 'a=b' })
  expect(elsewhere.statusCode).toBe(415)
})
