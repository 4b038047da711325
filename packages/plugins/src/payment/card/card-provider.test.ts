import { expect, it } from 'vitest'
import { ProviderUnavailable } from '../provider.ts'
import { createFakeProvider, samplePayment } from '../testing.ts'
import { createCardProvider } from './card-provider.ts'

const base = 'https://pi.example/api/v1'
const open = (answers: Parameters<typeof createFakeProvider>[0], { findsByKey = false } = {}) => {
  const { fetch, requests } = createFakeProvider(answers)
  const account = { vendorName: 'shop', integrationKey: 'key', integrationPassword: 'password', findsByKey }
  return {
    requests,
    provider: createCardProvider({ apiUrl: base, frameUrl: 'https://f.example/card', ...account, fetch }),
  }
}
const card = { merchantSessionKey: 'M', cardIdentifier: 'C' }
const ok = {
  transactionId: 'T',
  transactionType: 'Payment',
  status: 'Ok',
  statusCode: '0000',
  currency: 'GBP',
  amount: { totalAmount: 1250, saleAmount: 1250, surchargeAmount: 0 },
  paymentMethod: { card: { cardType: 'Visa', lastFourDigits: '0006', expiryDate: '1130' } },
}
const authorised = {
  kind: 'authorised',
  reference: 'T',
  amount: 1250,
  currency: 'GBP',
  note: { cardType: 'Visa', lastFour: '0006' },
}

it("opens a session with the shop's account", async () => {
  const body = { merchantSessionKey: 'M', expiry: '2026-11-02T10:06:40Z' }
  const { provider, requests } = open({ 'POST /api/v1/merchant-session-keys': () => ({ status: 201, body }) })
  expect(await provider.merchantSession!()).toEqual({ ...body, frameUrl: 'https://f.example/card' })
  expect(requests[0]).toMatchObject({
    body: { vendorName: 'shop' },
    headers: { authorization: `Basic ${btoa('key:password')}` },
  })
})

it('sends our key, the amount in minor units and the browser data in a transaction', async () => {
  const { provider, requests } = open({ 'POST /api/v1/transactions': () => ({ status: 201, body: ok }) })
  expect(await provider.start(samplePayment, { ...card, browser: { colorDepth: 30, timezone: -60 } })).toEqual(
    authorised,
  )
  expect(requests[0]!.body).toMatchObject({
    transactionType: 'Payment',
    paymentMethod: { card },
    vendorTxCode: samplePayment.key,
    amount: 1250,
    currency: 'GBP',
    customerPhone: '+44 020 1234',
    billingAddress: { address1: '3 Mill Lane', city: 'London', postalCode: 'N1 1AA', country: 'GB' },
    strongCustomerAuthentication: {
      notificationURL: samplePayment.challengeUrl,
      browserIP: '203.0.113.9',
      browserColorDepth: '30',
      browserTZ: '-60',
      browserScreenWidth: '1024',
    },
  })
})

it.each([
  ['a challenge', { status: '3DAuth', statusCode: '2021', acsUrl: 'https://bank.example', cReq: 'q' }, 'challenge'],
  ['a decline', { status: 'NotAuthed', statusCode: '2000', statusDetail: 'no' }, 'declined'],
  ['a failed challenge', { status: 'Rejected', statusCode: '4026' }, 'declined'],
  ["an error on the provider's side", { status: 'Error', statusCode: '5000' }, 'pending'],
])('reads %s from the transaction reply', async (_name, body, kind) => {
  const reply = { status: 201, body: { transactionId: 'T', ...body } }
  const { provider } = open({ 'POST /api/v1/transactions': () => reply })
  expect(await provider.start(samplePayment, card)).toMatchObject({ kind, reference: 'T' })
})

it('declines an expired card identifier', async () => {
  const refused = { status: 422, body: { errors: [{ code: 1011, description: 'invalid' }] } }
  const { provider } = open({ 'POST /api/v1/transactions': () => refused })
  expect(await provider.start(samplePayment, card)).toEqual({ kind: 'declined', reason: '1011' })
})

it('throws ProviderUnavailable for timeouts, server errors and invalid replies', async () => {
  for (const answer of ['silence', { status: 502, body: {} }, { status: 200, body: {} }] as const) {
    const { provider } = open({ 'POST /api/v1/transactions': () => answer })
    await expect(provider.start(samplePayment, card)).rejects.toThrow(ProviderUnavailable)
  }
})

it('forwards the challenge result and looks up the transaction when the reply lacks the amount', async () => {
  const { provider, requests } = open({
    'POST /api/v1/transactions/T/3d-secure-challenge': () => ({
      status: 201,
      body: { transactionId: 'T', status: 'Ok' },
    }),
    'GET /api/v1/transactions/T': () => ({ status: 200, body: ok }),
  })
  expect(await provider.completeChallenge!({ key: samplePayment.key, reference: 'T' }, 'res')).toEqual(authorised)
  expect(requests[0]!.body).toEqual({ cRes: 'res' })
})

it('voids a payment with an instruction and sends a refund with a key of its own', async () => {
  const taken = { key: samplePayment.key, attempt: 1, reference: 'T', amount: 1250, currency: 'GBP' }
  const { provider, requests } = open({
    'POST /api/v1/transactions/T/instructions': () => ({ status: 422, body: { errors: [{ code: 1017 }] } }),
    'POST /api/v1/transactions': () => ({ status: 422, body: { errors: [{ code: 4042 }] } }),
  })
  expect(await provider.void(taken)).toBe(false)
  await provider.refund(taken).catch(() => {})
  expect(requests.at(-1)!.body).toMatchObject({
    transactionType: 'Refund',
    referenceTransactionId: 'T',
    amount: 1250,
    vendorTxCode: `${samplePayment.key}-R`,
  })
})

const refund = { key: samplePayment.key, attempt: 1, reference: 'T', amount: 1250, currency: 'GBP' }

it.each([
  ['Ok', { kind: 'done', reference: 'R' }],
  ['Rejected', { kind: 'refused', reason: '4009 The amount is too large' }],
  ['NotAuthed', { kind: 'refused', reason: '4009 The amount is too large' }],
])('reads from the reply whether a refund with status %s was accepted', async (status, outcome) => {
  const body = { transactionId: 'R', status, statusCode: '4009', statusDetail: 'The amount is too large' }
  const { provider } = open({ 'POST /api/v1/transactions': () => ({ status: 201, body }) })
  expect(await provider.refund(refund)).toEqual(outcome)
})

it('throws ProviderUnavailable when a reply does not tell whether the refund was accepted', async () => {
  for (const body of [{}, null, { transactionId: 'R', status: 'Error' }]) {
    const { provider } = open({ 'POST /api/v1/transactions': () => ({ status: 201, body }) })
    await expect(provider.refund(refund)).rejects.toThrow(ProviderUnavailable)
  }
})

it('sends a further attempt under another key of at most 40 characters', async () => {
  const body = { transactionId: 'R', status: 'Ok' }
  const { provider, requests } = open({ 'POST /api/v1/transactions': () => ({ status: 201, body }) })
  for (const attempt of [1, 2, 100]) await provider.refund({ ...refund, key: `${refund.key}.12`, attempt })
  const keys = requests.map((request) => (request.body as { vendorTxCode: string }).vendorTxCode)
  expect(keys).toEqual(['-R', '-2', '-99'].map((suffix) => `${refund.key}.12${suffix}`))
  expect(Math.max(...keys.map((key) => key.length))).toBeLessThanOrEqual(40)
})

it('looks up a refund that was already sent, and reports it as done only if it was accepted', async () => {
  const duplicate = () => ({ status: 422, body: { errors: [{ code: 4042 }] } })
  for (const [status, kind] of [
    ['Ok', 'done'],
    ['Rejected', 'refused'],
  ]) {
    const found = () => ({ status: 200, body: { transactionId: 'R', transactionType: 'Refund', status } })
    const answers = { 'POST /api/v1/transactions': duplicate, 'GET /api/v1/transactions': found }
    expect(await open(answers, { findsByKey: true }).provider.refund(refund)).toMatchObject({ kind })
    // Without findsByKey, as for the Pi API, a transaction cannot be found by its key.
    await expect(open(answers).provider.refund(refund)).rejects.toThrow('the result of refund')
  }
})

it('reports a refund as refused only if the provider has examined it', async () => {
  const answer = (status: number) =>
    open({ 'POST /api/v1/transactions': () => ({ status, body: { errors: [{ code: 1018 }] } }) })
  expect(await answer(422).provider.refund(refund)).toEqual({ kind: 'refused', reason: '1018' })
  await expect(answer(401).provider.refund(refund)).rejects.toThrow('401')
})

it('reports a failed lookup as pending, because the card may be charged', async () => {
  const { provider } = open({})
  expect(await provider.lookUp({ key: 'k', reference: null })).toEqual({ kind: 'pending' })
  expect(await provider.lookUp({ key: 'k', reference: 'T' })).toEqual({ kind: 'pending', reference: 'T' })
})
