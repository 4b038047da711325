import { expect, it } from 'vitest'
import { ProviderUnavailable } from '../provider.ts'
import { createFakeProvider, samplePayment } from '../testing.ts'
import { createPaypalProvider } from './paypal-provider.ts'

type Answers = Parameters<typeof createFakeProvider>[0]

function open(answers: Answers, now = () => 0) {
  let tokens = 0
  const { fetch, requests } = createFakeProvider({
    'POST /v1/oauth2/token': () => ({ status: 200, body: { access_token: `token ${++tokens}`, expires_in: 32400 } }),
    ...answers,
  })
  const account = { apiUrl: 'https://api.example', clientId: 'id', clientSecret: 'secret', webhookId: 'WH' }
  return { requests, provider: createPaypalProvider({ ...account, brandName: 'Mantel', fetch, now }) }
}

const created = {
  id: 'O1',
  status: 'PAYER_ACTION_REQUIRED',
  links: [{ rel: 'payer-action', href: 'https://www.wallet.example/checkoutnow?token=O1' }],
}
const completed = {
  id: 'O1',
  status: 'COMPLETED',
  purchase_units: [
    { payments: { captures: [{ id: 'C1', status: 'COMPLETED', amount: { currency_code: 'GBP', value: '12.50' } }] } },
  ],
}
const known = { key: samplePayment.key, reference: 'O1' }

it('creates an order under our key and redirects the shopper to its approval', async () => {
  const { provider, requests } = open({ 'POST /v2/checkout/orders': () => ({ status: 200, body: created }) })
  expect(await provider.start(samplePayment, {})).toEqual({
    kind: 'redirect',
    reference: 'O1',
    method: 'get',
    url: 'https://www.wallet.example/checkoutnow',
    fields: { token: 'O1' },
  })
  const [token, order] = requests
  expect(token).toMatchObject({
    headers: { authorization: `Basic ${btoa('id:secret')}` },
    body: 'grant_type=client_credentials',
  })
  expect(order).toMatchObject({
    headers: { authorization: 'Bearer token 1', 'paypal-request-id': samplePayment.key },
    body: {
      intent: 'CAPTURE',
      purchase_units: [{ custom_id: samplePayment.key, amount: { currency_code: 'GBP', value: '12.50' } }],
      payment_source: {
        paypal: { experience_context: { return_url: samplePayment.returnUrl, cancel_url: samplePayment.cancelUrl } },
      },
    },
  })
})

it('captures an approved order under its own key and reports the same outcome when repeated', async () => {
  let isCaptured = false
  const { provider, requests } = open({
    'POST /v2/checkout/orders/O1/capture': () => {
      if (isCaptured) return { status: 422, body: { details: [{ issue: 'ORDER_ALREADY_CAPTURED' }] } }
      isCaptured = true
      return { status: 201, body: completed }
    },
    'GET /v2/checkout/orders/O1': () => ({ status: 200, body: completed }),
  })
  const authorised = { kind: 'authorised', reference: 'O1', amount: 1250, currency: 'GBP' }
  expect([await provider.completeRedirect!(known), await provider.completeRedirect!(known)]).toEqual([
    authorised,
    authorised,
  ])
  expect(requests.find(({ path }) => path.endsWith('/capture'))?.headers['paypal-request-id']).toBe(
    `${samplePayment.key}-C`,
  )
})

it('reports a declined instrument or a rejected order as declined, and throws ProviderUnavailable on timeouts', async () => {
  const declined = open({
    'POST /v2/checkout/orders/O1/capture': () => ({
      status: 422,
      body: { details: [{ issue: 'INSTRUMENT_DECLINED' }] },
    }),
    'POST /v2/checkout/orders': () => ({ status: 400, body: { name: 'INVALID_REQUEST' } }),
  })
  expect(await declined.provider.completeRedirect!(known)).toMatchObject({ kind: 'declined' })
  expect(await declined.provider.start(samplePayment, {})).toEqual({ kind: 'declined', reason: 'INVALID_REQUEST' })
  const silent = open({ 'POST /v2/checkout/orders/O1/capture': () => 'silence' })
  await expect(silent.provider.completeRedirect!(known)).rejects.toThrow(ProviderUnavailable)
})

it('reuses a token until shortly before it expires and renews a rejected one', async () => {
  let at = 0
  let isTokenRejected = false
  const { provider, requests } = open(
    {
      'GET /v2/checkout/orders/O1': () => {
        if (!isTokenRejected) return { status: 200, body: completed }
        isTokenRejected = false
        return { status: 401, body: {} }
      },
    },
    () => at,
  )
  const tokens = () => requests.filter(({ path }) => path === '/v1/oauth2/token').length
  await Promise.all([provider.lookUp(known), provider.lookUp(known)])
  expect(tokens()).toBe(1)
  isTokenRejected = true
  expect(await provider.lookUp(known)).toMatchObject({ kind: 'authorised' })
  expect(tokens()).toBe(2)
  at = 32_400_000
  await provider.lookUp(known)
  expect(tokens()).toBe(3)
})

it('sends the refund with its own idempotency key', async () => {
  const taken = { ...known, attempt: 1, amount: 1250, currency: 'GBP' }
  const { provider, requests } = open({
    'GET /v2/checkout/orders/O1': () => ({ status: 200, body: completed }),
    'POST /v2/payments/captures/C1/refund': () => ({ status: 201, body: { id: 'R1', status: 'COMPLETED' } }),
  })
  expect(await provider.void(taken)).toBe(false)
  expect(await provider.refund(taken)).toEqual({ kind: 'done', reference: 'R1' })
  expect(requests.at(-1)).toMatchObject({
    headers: { 'paypal-request-id': `${samplePayment.key}-R` },
    body: { amount: { value: '12.50', currency_code: 'GBP' } },
  })
})

const refund = { ...known, attempt: 1, amount: 1250, currency: 'GBP' }
const refundAnswer = (body: object, status = 201) =>
  open({
    'GET /v2/checkout/orders/O1': () => ({ status: 200, body: completed }),
    'POST /v2/payments/captures/C1/refund': () => ({ status, body }),
    'GET /v2/payments/refunds/R1': () => ({ status: 200, body }),
  })

it.each([
  ['COMPLETED', { kind: 'done', reference: 'R1' }],
  ['PENDING', { kind: 'pending', reference: 'R1' }],
  ['FAILED', { kind: 'refused', reason: 'FAILED' }],
  ['CANCELLED', { kind: 'refused', reason: 'CANCELLED' }],
])('reads a refund with status %s from the reply and from its lookup', async (status, outcome) => {
  const { provider } = refundAnswer({ id: 'R1', status })
  expect([await provider.refund(refund), await provider.lookUpRefund!('R1')]).toEqual([outcome, outcome])
})

it('throws for a reply that does not tell whether the refund was accepted', async () => {
  const undecided = { details: [{ issue: 'PREVIOUS_REQUEST_IN_PROGRESS' }] }
  for (const [body, status] of [
    [{}, 201],
    [{ id: 'R1', status: 'NEW' }, 201],
    [undecided, 422],
    [{}, 401],
  ] as const)
    await expect(refundAnswer(body, status).provider.refund(refund)).rejects.toThrow(/provider/)
})

it('sends a further attempt under another key after a final refusal', async () => {
  const { provider, requests } = refundAnswer({ details: [{ issue: 'REFUND_FAILED_INSUFFICIENT_FUNDS' }] }, 422)
  const refused = { kind: 'refused', reason: 'REFUND_FAILED_INSUFFICIENT_FUNDS' }
  expect([await provider.refund(refund), await provider.refund({ ...refund, attempt: 2 })]).toEqual([refused, refused])
  const keys = requests.map((request) => request.headers['paypal-request-id']).filter(Boolean)
  expect(keys).toEqual([`${known.key}-R`, `${known.key}-2`])
})

const headers = {
  'paypal-auth-algo': 'SHA256withRSA',
  'paypal-cert-url': 'https://api.example/cert',
  'paypal-transmission-id': 'id',
  'paypal-transmission-sig': 'signature',
  'paypal-transmission-time': '2026-11-02T10:00:00Z',
}

it('accepts webhooks that the provider confirms as its own', async () => {
  let verification_status = 'SUCCESS'
  const { provider, requests } = open({
    'POST /v1/notifications/verify-webhook-signature': () => ({ status: 200, body: { verification_status } }),
  })
  const capture = {
    id: 'WH-1',
    event_type: 'PAYMENT.CAPTURE.COMPLETED',
    resource: {
      id: 'C1',
      status: 'COMPLETED',
      custom_id: samplePayment.key,
      amount: { currency_code: 'GBP', value: '12.50' },
      supplementary_data: { related_ids: { order_id: 'O1' } },
    },
  }
  const read = (event: object, sent: object = headers) =>
    provider.readWebhook(JSON.stringify(event), sent as typeof headers, new Date(0))
  expect(await read(capture)).toEqual({
    ok: true,
    event: {
      id: 'WH-1',
      kind: 'PAYMENT.CAPTURE.COMPLETED',
      key: samplePayment.key,
      reference: 'O1',
      outcome: { kind: 'authorised', reference: 'O1', amount: 1250, currency: 'GBP' },
    },
  })
  expect(requests.at(-1)!.body).toMatchObject({
    webhook_id: 'WH',
    transmission_sig: 'signature',
    webhook_event: capture,
  })
  const approved = { id: 'WH-2', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'O1', status: 'APPROVED' } }
  expect(await read(approved)).toMatchObject({
    event: { reference: 'O1', outcome: { kind: 'approved', reference: 'O1' } },
  })
  expect(await read(capture, {})).toEqual({ ok: false, reason: 'forged' })
  verification_status = 'FAILURE'
  expect(await read(capture)).toEqual({ ok: false, reason: 'forged' })
})

it('reads the amount of a refund from its webhook, and finds the payment by the capture', async () => {
  const { provider } = open({
    'POST /v1/notifications/verify-webhook-signature': () => ({
      status: 200,
      body: { verification_status: 'SUCCESS' },
    }),
    'GET /v2/payments/captures/C1': () => ({ status: 200, body: { id: 'C1', custom_id: samplePayment.key } }),
  })
  const links = [{ rel: 'up', href: 'https://api.paypal.example/v2/payments/captures/C1' }]
  const resource = { id: 'R1', status: 'COMPLETED', amount: { currency_code: 'GBP', value: '1.00' }, links }
  const read = (change: object) =>
    provider.readWebhook(
      JSON.stringify({
        id: 'WH-3',
        event_type: 'PAYMENT.CAPTURE.REFUNDED',
        resource_type: 'refund',
        resource: { ...resource, ...change },
      }),
      headers,
      new Date(0),
    )
  const outcome = { kind: 'refunded', refund: { reference: 'R1', amount: 100 } }
  expect(await read({})).toMatchObject({ event: { key: samplePayment.key, outcome } })
  expect(await read({ custom_id: 'other' })).toMatchObject({ event: { key: 'other', outcome } })
  expect(await read({ status: 'PENDING' })).toMatchObject({ event: { outcome: { kind: 'pending' } } })
})
