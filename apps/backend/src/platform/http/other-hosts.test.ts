import { expect, it } from 'vitest'
import { ok, rawReply } from './handler.ts'
import { buildTestHttp, recordingLog } from './testing.ts'

it('passes all requests for the host of another app to it, API paths too', async () => {
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

it('keeps the raw body of signed requests and accepts forms only where allowed', async () => {
  const rawBodies: unknown[] = []
  const app = buildTestHttp({
    handlers: {
      paymentWebhook: ({ request }) => {
        rawBodies.push(request.rawBody)
        return ok(true as const)
      },
      paymentChallenge: ({ body }) => rawReply(`<p>${body.cres}`, { 'content-type': 'text/html' }),
    },
  })
  const signed = '{ "b": 1,  "a": "\\u00e9" }'
  const json = { 'content-type': 'application/json' }
  await app.inject({ method: 'POST', url: '/api/ext/payment/webhook/card', headers: json, payload: signed })
  expect(rawBodies).toEqual([signed])
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const posted = await app.inject({
    method: 'POST',
    url: '/api/ext/payment/challenge/card',
    headers: form,
    payload: 'cres=a%2Bb',
  })
  expect([posted.statusCode, posted.body]).toEqual([200, '<p>a+b'])
  const elsewhere = await app.inject({ method: 'POST', url: '/api/ext/payment/start', headers: form, payload: 'a=b' })
  expect(elsewhere.statusCode).toBe(415)
})
