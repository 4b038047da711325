import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { readCardWebhook, signatureHeader } from './webhook.ts'

const secret = 'a secret of tests'
const at = Date.parse('2026-11-02T10:00:00Z')
const body = JSON.stringify({
  id: 'EVT-1',
  type: 'transaction.ok',
  data: {
    transactionId: 'T1',
    vendorTxCode: '000000001-a',
    status: 'Ok',
    statusCode: '0000',
    amount: { totalAmount: 1250 },
    currency: 'GBP',
  },
})

function signed(text: string, { seconds = at / 1000, key = secret } = {}): Record<string, string> {
  const v1 = createHmac('sha256', key).update(`${seconds}.${text}`).digest('hex')
  return { [signatureHeader]: `t=${seconds},v1=${v1}` }
}
const read = (text: string, headers: Record<string, string>) =>
  readCardWebhook(text, headers, { secret, now: new Date(at) })

it('reads payment and amount from a signed webhook', () => {
  expect(read(body, signed(body))).toEqual({
    ok: true,
    event: {
      id: 'EVT-1',
      kind: 'transaction.ok',
      key: '000000001-a',
      reference: 'T1',
      outcome: { kind: 'authorised', reference: 'T1', amount: 1250, currency: 'GBP', note: {} },
    },
  })
})

it.each([
  ['without a signature', body, {}],
  ['with a signature by another key', body, signed(body, { key: 'another secret' })],
  ['with an amount changed after signing', body.replace('1250', '1'), signed(body)],
  ['signed six minutes ago', body, signed(body, { seconds: at / 1000 - 360 })],
  ['signed six minutes in the future', body, signed(body, { seconds: at / 1000 + 360 })],
  ['with a changed time', body, { [signatureHeader]: signed(body)[signatureHeader]!.replace(/t=\d/, 't=2') }],
])('rejects a webhook %s', (_name, text, headers) => {
  expect(read(text, headers)).toEqual({ ok: false, reason: 'forged' })
})

it('rejects a signed body that is not an event', () => {
  for (const text of ['', '{', '[]', '{"id":"x","type":"y","data":{}}'])
    expect(read(text, signed(text))).toEqual({ ok: false, reason: 'unreadable' })
})
