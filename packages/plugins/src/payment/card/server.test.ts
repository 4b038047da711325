import { expect, test } from 'vitest'
import { ProviderAway } from '../provider.ts'
import { payment, standIn } from '../testing.ts'
import { createCardProvider } from './server.ts'

const base = 'https://pi.example/api/v1'
const open = (answers: Parameters<typeof standIn>[0]) => {
  const { fetch, asked } = standIn(answers)
  const account = { vendorName: 'shop', integrationKey: 'key', integrationPassword: 'password' }
  return {
    asked,
    provider: createCardProvider({ apiUrl: base, frameUrl: 'https://f.example/card', ...account, fetch }),
  }
}
const card = { merchantSessionKey: 'M', cardIdentifier: 'C' }
const ok = {
  ...{ transactionId: 'T', transactionType: 'Payment', status: 'Ok', statusCode: '0000', currency: 'GBP' },
  amount: { totalAmount: 1250, saleAmount: 1250, surchargeAmount: 0 },
  paymentMethod: { card: { cardType: 'Visa', lastFourDigits: '0006', expiryDate: '1130' } },
}
const authorised = {
  ...{ kind: 'authorised', reference: 'T', amount: 1250, currency: 'GBP' },
  note: { cardType: 'Visa', lastFour: '0006' },
}

test('a session is asked for with the account of the shop', async () => {
  const body = { merchantSessionKey: 'M', expiry: '2026-11-02T10:06:40Z' }
  const { provider, asked } = open({ 'POST /api/v1/merchant-session-keys': () => ({ status: 201, body }) })
  expect(await provider.merchantSession!()).toEqual({ ...body, frameUrl: 'https://f.example/card' })
  expect(asked[0]).toMatchObject({
    body: { vendorName: 'shop' },
    headers: { authorization: `Basic ${btoa('key:password')}` },
  })
})

test('a transaction carries our key, the amount in minor units and what the bank wants to know', async () => {
  const { provider, asked } = open({ 'POST /api/v1/transactions': () => ({ status: 201, body: ok }) })
  expect(await provider.start(payment, { ...card, browser: { colorDepth: 30, timezone: -60 } })).toEqual(authorised)
  expect(asked[0]!.body).toMatchObject({
    transactionType: 'Payment',
    paymentMethod: { card },
    vendorTxCode: payment.key,
    amount: 1250,
    currency: 'GBP',
    customerPhone: '+44 020 1234',
    billingAddress: { address1: 'Mill Lane', address2: '3', city: 'London', postalCode: 'N1 1AA', country: 'GB' },
    strongCustomerAuthentication: {
      notificationURL: payment.challengeUrl,
      browserIP: '203.0.113.9',
      browserColorDepth: '30',
      browserTZ: '-60',
      browserScreenWidth: '1024',
    },
  })
})

test.each([
  ['a challenge', { status: '3DAuth', statusCode: '2021', acsUrl: 'https://bank.example', cReq: 'q' }, 'challenge'],
  ['a decline', { status: 'NotAuthed', statusCode: '2000', statusDetail: 'no' }, 'declined'],
  ['a failed challenge', { status: 'Rejected', statusCode: '4026' }, 'declined'],
  ['an error at their side', { status: 'Error', statusCode: '5000' }, 'pending'],
])('%s', async (_what, body, kind) => {
  const reply = { status: 201, body: { transactionId: 'T', ...body } }
  const { provider } = open({ 'POST /api/v1/transactions': () => reply })
  expect(await provider.start(payment, card)).toMatchObject({ kind, reference: 'T' })
})

test('an identifier that has ended is a decline, silence and broken replies are nobody’s knowledge', async () => {
  const refused = { status: 422, body: { errors: [{ code: 1011, description: 'invalid' }] } }
  const { provider } = open({ 'POST /api/v1/transactions': () => refused })
  expect(await provider.start(payment, card)).toEqual({ kind: 'declined', reason: '1011' })
  for (const answer of ['silence', { status: 502, body: {} }, { status: 200, body: {} }] as const) {
    const open1 = open({ 'POST /api/v1/transactions': () => answer })
    await expect(open1.provider.start(payment, card)).rejects.toThrow(ProviderAway)
  }
})

test('the answer to a challenge is handed on; a short reply is completed by looking', async () => {
  const { provider, asked } = open({
    'POST /api/v1/transactions/T/3d-secure-challenge': () => ({
      status: 201,
      body: { transactionId: 'T', status: 'Ok' },
    }),
    'GET /api/v1/transactions/T': () => ({ status: 200, body: ok }),
  })
  expect(await provider.completeChallenge!({ key: payment.key, reference: 'T' }, 'res')).toEqual(authorised)
  expect(asked[0]!.body).toEqual({ cRes: 'res' })
})

test('money goes back by instruction on the day, by a refund of its own key later', async () => {
  const taken = { key: payment.key, reference: 'T', amount: 1250, currency: 'GBP' }
  const { provider, asked } = open({
    'POST /api/v1/transactions/T/instructions': () => ({ status: 422, body: { errors: [{ code: 1017 }] } }),
    'POST /api/v1/transactions': () => ({ status: 422, body: { errors: [{ code: 4042 }] } }),
  })
  expect(await provider.void(taken)).toBe(false)
  // Refused because it was sent before: the money is on its way.
  await provider.refund(taken)
  expect(asked.at(-1)!.body).toMatchObject({
    ...{ transactionType: 'Refund', referenceTransactionId: 'T', amount: 1250 },
    vendorTxCode: `${payment.key}-R`,
  })
})

test('what cannot be seen is not called unknown: it may be charged', async () => {
  const { provider } = open({})
  expect(await provider.lookUp({ key: 'k', reference: null })).toEqual({ kind: 'pending' })
  expect(await provider.lookUp({ key: 'k', reference: 'T' })).toEqual({ kind: 'pending', reference: 'T' })
})
