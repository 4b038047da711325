import { expect, it } from 'vitest'
import { createGateway } from './create-gateway.ts'
import type { WebhookOptions } from './options.ts'
import { challengeCode, testCards } from './test-cards.ts'

const shop = 'https://shop.example'
const account = { vendorName: 'mantel', key: 'key', password: 'password' }
const merchant = { authorization: `Basic ${btoa('key:password')}` }
const numberOf = (outcome: string) => testCards.find((card) => card.outcome === outcome)!.number

function open(webhooks?: Partial<WebhookOptions>) {
  const clock = { at: Date.parse('2026-11-02T10:00:00Z') }
  const gateway = createGateway({
    publicUrl: 'https://pay.example',
    shopOrigins: [shop],
    account,
    lostReplyDelay: 1,
    now: () => clock.at,
    webhooks: webhooks && { secret: 'secret', retryDelays: [1, 1], post: async () => 200, ...webhooks },
  })
  const { app } = gateway
  const call = async (method: 'GET' | 'POST', url: string, payload?: object, headers: object = merchant) => {
    const reply = await app.inject({ method, url, headers: { ...headers }, payload })
    return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() }
  }
  const form = (url: string, fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const session = async () =>
    (await call('POST', '/api/v1/merchant-session-keys', { vendorName: 'mantel' })).body.merchantSessionKey as string
  const identify = (merchantSessionKey: string, change: object = {}) =>
    call(
      'POST',
      '/api/v1/card-identifiers',
      {
        cardDetails: {
          cardholderName: 'Ada',
          cardNumber: numberOf('success'),
          expiryDate: '1126',
          securityCode: '123',
          ...change,
        },
      },
      { authorization: `Bearer ${merchantSessionKey}` },
    )
  const charge = (vendorTxCode: string, card: object, amount = 1250) =>
    call('POST', '/api/v1/transactions', {
      transactionType: 'Payment',
      vendorTxCode,
      amount,
      currency: 'GBP',
      paymentMethod: { card },
      strongCustomerAuthentication: { notificationURL: `${shop}/challenged` },
    })
  async function pay(vendorTxCode: string, outcome: string) {
    const merchantSessionKey = await session()
    const { cardIdentifier } = (await identify(merchantSessionKey, { cardNumber: numberOf(outcome) })).body
    return charge(vendorTxCode, { merchantSessionKey, cardIdentifier })
  }
  return { gateway, app, clock, call, form, session, identify, charge, pay }
}

it('invalidates card identifiers when their session ends', async () => {
  const { clock, session, identify, charge } = open()
  const early = await session()
  const { cardIdentifier } = (await identify(early)).body
  clock.at += 401_000
  expect((await identify(early)).status).toBe(401)
  expect((await charge('a', { merchantSessionKey: early, cardIdentifier })).body.code).toBe('1011')
})

it('accepts each card identifier once and charges each vendorTxCode once', async () => {
  const { gateway, session, identify, charge } = open()
  const merchantSessionKey = await session()
  const { cardIdentifier } = (await identify(merchantSessionKey)).body
  const card = { merchantSessionKey, cardIdentifier }
  const [first, again, other] = [await charge('a', card), await charge('a', card), await charge('b', card)]
  expect([first.body.status, again.body.transactionId, other.status]).toEqual(['Ok', first.body.transactionId, 422])
  expect((await charge('a', card, 1)).body.code).toBe('4042')
  expect(gateway.charged()).toEqual(['a'])
})

it.each([
  ['a number with a mistake', { cardNumber: '4929000000000108' }, 'cardNumber'],
  ['a month that is over', { expiryDate: '1026' }, 'expiryDate'],
  ['no month', { expiryDate: '1330' }, 'expiryDate'],
  ['a code that is too short', { securityCode: '12' }, 'securityCode'],
  ['no name', { cardholderName: ' ' }, 'cardholderName'],
])('rejects a card with %s', async (_name, change, property) => {
  const { session, identify } = open()
  const { status, body } = await identify(await session(), change)
  expect([status, body.errors.map((error: { property: string }) => error.property)]).toEqual([422, [property]])
})

it('answers each test card with its documented result', async () => {
  const { gateway, pay, call } = open()
  expect((await pay('ok', 'success')).body).toMatchObject({ status: 'Ok', amount: { totalAmount: 1250 } })
  expect((await pay('no', 'decline')).body).toMatchObject({ status: 'NotAuthed' })
  expect(await pay('ask', 'challenge')).toMatchObject({
    status: 202,
    body: { status: '3DAuth', acsUrl: 'https://pay.example/acs' },
  })
  expect((await pay('lost', 'timeout')).status).toBe(504)
  expect((await call('GET', '/api/v1/transactions?vendorTxCode=lost')).body.status).toBe('Ok')
  expect(gateway.charged()).toEqual(['ok', 'lost'])
})

it.each([
  ['the right code', { code: challengeCode, answer: 'confirm' }, 'Ok'],
  ['a wrong code', { code: '0000', answer: 'confirm' }, 'Rejected'],
  ['no', { answer: 'cancel' }, 'Rejected'],
])(
  "uses the bank's challenge result, not a forged one, when the shopper answers with %s",
  async (_name, fields, status) => {
    const { pay, form, call } = open()
    const { transactionId, cReq } = (await pay('a', 'challenge')).body
    const sendResult = (cRes: string) =>
      call('POST', `/api/v1/transactions/${transactionId}/3d-secure-challenge`, { cRes })
    // A forged challenge response before the shopper has answered.
    const forged = Buffer.from(JSON.stringify({ acsTransID: transactionId, transStatus: 'Y' })).toString('base64url')
    expect((await sendResult(forged)).body.status).toBe('3DAuth')
    const challenge = await form('/acs', { creq: cReq })
    expect(challenge.body).toContain('£12.50')
    const sent = { creq: cReq, threeDSSessionData: Buffer.from(shop).toString('base64url') }
    const { body } = await form('/acs/answer', { ...sent, ...fields })
    expect(body).toContain(`data-shop="${shop}"`)
    await form('/acs/answer', { ...sent, code: challengeCode, answer: 'confirm' })
    const cRes = /name="cres" value="([^"]+)"/.exec(body)![1]!
    expect((await sendResult(cRes)).body.status).toBe(status)
  },
)

it('refunds a payment once and never more than was paid', async () => {
  const { gateway, pay, call } = open()
  const { transactionId } = (await pay('a', 'success')).body
  const refund = (vendorTxCode: string, amount: number) =>
    call('POST', '/api/v1/transactions', {
      transactionType: 'Refund',
      referenceTransactionId: transactionId,
      vendorTxCode,
      amount,
    })
  expect([
    (await refund('r1', 2000)).status,
    (await refund('r2', 1250)).status,
    (await refund('r2', 1250)).status,
  ]).toEqual([422, 201, 201])
  expect([(await refund('r3', 1)).status, gateway.charged()]).toEqual([422, []])
  const voided = (await pay('b', 'success')).body.transactionId
  const instruct = () => call('POST', `/api/v1/transactions/${voided}/instructions`, { instructionType: 'void' })
  expect([(await instruct()).status, (await instruct()).status, gateway.charged()]).toEqual([201, 201, []])
})

it('rejects requests without the credentials of the merchant’s server', async () => {
  const { call } = open()
  for (const url of ['/api/v1/transactions/x', '/sandbox/charged', '/v2/checkout/orders/x'])
    expect((await call('GET', url, undefined, { authorization: `Basic ${btoa('key:guess')}` })).status).toBe(401)
})

it('allows framing by the shop only and runs only its own scripts', async () => {
  const { app } = open()
  const page = await app.inject(`/card-form?lang=it&origin=${encodeURIComponent(shop)}`)
  expect(page.headers['content-security-policy']).toContain(`frame-ancestors ${shop}`)
  expect(page.headers['content-security-policy']).not.toMatch(/unsafe|\*/)
  expect(page.body).toMatch(/<html lang="it">.*Numero della carta/s)
  expect(page.body).not.toMatch(/<script>|style=|onclick/)
  expect((await app.inject('/card-form?origin=https://thief.example')).statusCode).toBe(404)
})

it('captures an approved PayPal order once and redirects back to the shop', async () => {
  const { gateway, call, form } = open()
  const { access_token } = (await call('POST', '/v1/oauth2/token')).body
  const headers = { authorization: `Bearer ${access_token}`, 'paypal-request-id': 'key' }
  const order = {
    purchase_units: [{ custom_id: 'a', amount: { currency_code: 'GBP', value: '12.50' } }],
    payment_source: { paypal: { experience_context: { return_url: `${shop}/back?key=k`, cancel_url: `${shop}/no` } } },
  }
  const make = async () => (await call('POST', '/v2/checkout/orders', order, headers)).body.id as string
  const token = await make()
  expect(await make()).toBe(token)
  const capture = () => call('POST', `/v2/checkout/orders/${token}/capture`, {}, headers)
  expect((await capture()).body.name).toBe('ORDER_NOT_APPROVED')
  const refused = await form('/checkoutnow/answer', { token, answer: 'cancel' })
  expect(refused.headers.location).toBe(`${shop}/no?token=${token}`)
  const agreed = await form('/checkoutnow/answer', { token, answer: 'approve' })
  expect([agreed.statusCode, agreed.headers.location]).toEqual([
    303,
    `${shop}/back?key=k&token=${token}&PayerID=SANDBOXPAYER`,
  ])
  await Promise.all([capture(), capture()])
  expect(gateway.charged()).toEqual(['a'])
})

it('refunds a PayPal capture in parts, once for each idempotency key, and sends the amount of each refund in a webhook', async () => {
  const reports: { event_type: string; resource: { id: string; custom_id: string; amount: { value: string } } }[] = []
  const { gateway, call, form } = open({
    post: async (_provider, body) => {
      reports.push(JSON.parse(body))
      return 200
    },
  })
  gateway.setDelivery({ isHeld: true })
  const { access_token } = (await call('POST', '/v1/oauth2/token')).body
  const post = (url: string, body: object, key: string) =>
    call('POST', url, body, { authorization: `Bearer ${access_token}`, 'paypal-request-id': key })
  const money = (value: string) => ({ amount: { currency_code: 'GBP', value } })
  const order = {
    purchase_units: [{ custom_id: 'a', ...money('12.50') }],
    payment_source: { paypal: { experience_context: { return_url: shop, cancel_url: shop } } },
  }
  const { id: token } = (await post('/v2/checkout/orders', order, 'order')).body
  await form('/checkoutnow/answer', { token, answer: 'approve' })
  const { purchase_units } = (await post(`/v2/checkout/orders/${token}/capture`, {}, 'capture')).body
  const [capture] = purchase_units[0].payments.captures
  const refund = (value: string, key: string) => post(`/v2/payments/captures/${capture.id}/refund`, money(value), key)
  const first = await refund('1.00', 'r1')
  expect([first, await refund('1.00', 'r1')]).toEqual([first, first])
  expect((await refund('12.00', 'r2')).status).toBe(422)
  const second = await refund('11.50', 'r3')
  expect(gateway.charged()).toEqual([])
  await gateway.release()
  const reported = reports.filter(({ event_type }) => event_type === 'PAYMENT.CAPTURE.REFUNDED')
  expect(reported.map(({ resource }) => [resource.id, resource.custom_id, resource.amount.value])).toEqual([
    [first.body.id, 'a', '1.00'],
    [second.body.id, 'a', '11.50'],
  ])
  await gateway.close()
})

it('retries webhooks until they are accepted', async () => {
  const taken = Promise.withResolvers<string>()
  let tries = 0
  const { pay, gateway } = open({
    async post(_provider, body, headers) {
      if (++tries === 1) throw new Error('connection refused')
      if (tries === 2) return 500
      taken.resolve(`${headers['x-gateway-signature']} ${JSON.parse(body).data.vendorTxCode}`)
      return 200
    },
  })
  await pay('a', 'success')
  expect(await taken.promise).toMatch(/^t=\d+,v1=[0-9a-f]{64} a$/)
  expect(tries).toBe(3)
  await gateway.close()
})

it('holds, duplicates and shuffles webhooks on request, each with its own id', async () => {
  const received: string[] = []
  const { pay, gateway } = open({
    post: async (_provider, body) => {
      received.push(JSON.parse(body).id)
      return 200
    },
  })
  gateway.setDelivery({ isHeld: true, copies: 3, shuffled: true })
  for (const code of ['a', 'b', 'c', 'd']) await pay(code, 'success')
  expect(received).toEqual([])
  expect(await gateway.release()).toBe(12)
  const times = [...Map.groupBy(received, (id) => id).values()].map((copies) => copies.length)
  expect(times).toEqual([3, 3, 3, 3])
  await gateway.close()
})
