import { expect, it } from 'vitest'
import { createCaller, type Fetch } from '../caller.ts'
import { sendMailForm } from './send-mail-form.ts'

const message = { from: ' ada@example.test', to: 'shop@example.test', subject: 'Contact form', text: 'Hello' }

function openShop(replies: (object | 'lost')[]) {
  const sent: { url: string; body?: Record<string, unknown> }[] = []
  let tokens = 0
  const json = (body: { code: number; result?: unknown }) => ({
    status: body.code,
    headers: new Headers({ 'content-type': 'application/json' }),
    json: async () => body,
  })
  const fetch: Fetch = async (url, { body }) => {
    sent.push({ url, body: body && JSON.parse(body) })
    if (url.includes('get-token')) return json({ code: 200, result: `token-${++tokens}` })
    const reply = replies.shift()
    if (reply === undefined || reply === 'lost') throw new Error('connection lost')
    return json(reply as { code: number })
  }
  return { caller: createCaller({ fetch, baseUrl: '', storeCode: 'de', tokenIn: 'header' }), sent }
}

it('requests a token and sends the message with it', async () => {
  const { caller, sent } = openShop([{ code: 200, result: 'OK' }])
  expect(await sendMailForm(caller, message)).toEqual({ ok: true })
  expect(sent.map(({ url }) => url)).toEqual([
    '/api/ext/mail-service/get-token',
    '/api/ext/mail-service/send-email?storeCode=de',
  ])
  expect(sent[1]?.body).toEqual({
    token: 'token-1',
    sourceAddress: 'ada@example.test',
    targetAddress: 'shop@example.test',
    subject: 'Contact form',
    emailText: 'Hello',
  })
})

it('repeats a message with the same token when its reply was lost', async () => {
  const { caller, sent } = openShop(['lost', { code: 200, result: 'OK' }])
  const lost = await sendMailForm(caller, message)
  expect(lost).toEqual({ ok: false, text: null, attempt: { token: 'token-1', text: 'Hello' } })
  expect(await sendMailForm(caller, message, lost.ok ? null : lost.attempt)).toEqual({ ok: true })
  expect(sent.filter(({ body }) => body).map(({ body }) => body?.token)).toEqual(['token-1', 'token-1'])
})

it('uses a new token for another text, and after a refusal', async () => {
  const refused = { code: 400, result: 'Email is not authorized!', error: 'mail_not_authorized' }
  const { caller, sent } = openShop(['lost', refused])
  const lost = await sendMailForm(caller, message)
  const second = await sendMailForm(caller, { ...message, text: 'Another' }, lost.ok ? null : lost.attempt)
  expect(second).toEqual({ ok: false, text: 'Email is not authorized!', attempt: null })
  expect(sent.filter(({ body }) => body).map(({ body }) => body?.token)).toEqual(['token-1', 'token-2'])
})
