import { messageText, type StockItem } from '@mantel/contract'
import { network } from '@mantel/domain/constants'
import { expect, expectTypeOf, it } from 'vitest'
import { type CallArgs, type CallerOptions, type CallName, createCaller, type Fetch } from './caller.ts'
import type { Outcome } from './outcome.ts'

type Sent = { url: string } & Parameters<Fetch>[1]

/** A server that gives every call the same reply and records the calls. */
function serverWith(body: unknown, { status = 200, type = 'application/json; charset=utf-8' } = {}) {
  const sent: Sent[] = []
  const fetch: Fetch = async (url, init) => {
    sent.push({ url, ...init })
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers: { 'content-type': type },
    })
  }
  const caller = (options: Partial<CallerOptions> = {}) =>
    createCaller({ fetch, baseUrl: 'https://api.example.test', tokenIn: 'header', ...options })
  return { caller, sent }
}

it('types the result by the endpoint', async () => {
  const { caller } = serverWith({ code: 200, result: { qty: 3 } })
  const outcome = await caller().call('stockCheck', { query: { sku: 'A' } })
  expectTypeOf(outcome).toExtend<Outcome<StockItem>>()
  expect(outcome).toEqual({ ok: true, result: { qty: 3 } })
})

it('requires the input of each endpoint by type', () => {
  const { call } = serverWith({ code: 200, result: true }).caller()
  expectTypeOf<CallArgs<'cartPull'>>().toExtend<[unknown?]>()
  expectTypeOf(call<'version'>).toBeCallableWith('version')
  expectTypeOf(call<'cartPull'>).toBeCallableWith('cartPull')
  expectTypeOf(call<'cartApplyCoupon'>).toBeCallableWith('cartApplyCoupon', { query: { coupon: 'X' } })
  expectTypeOf<[{ query: Record<never, never> }]>().not.toExtend<CallArgs<'stockCheck'>>()
  expectTypeOf<[]>().not.toExtend<CallArgs<'stockCheck'>>()
  expectTypeOf<'image'>().not.toExtend<CallName>()
})

it('sends the token in the header, not in the URL', async () => {
  const { caller, sent } = serverWith({ code: 200, result: [] })
  await caller({ getToken: () => 'secret', getCartId: () => '81668', storeCode: 'de' }).call('cartPull')
  expect(sent[0]).toMatchObject({
    url: 'https://api.example.test/api/cart/pull?cartId=81668&storeCode=de',
    method: 'GET',
    headers: { authorization: 'Bearer secret' },
  })
})

it('waits for a reply as long as the specification says, or up to the timeout in its options', async () => {
  const { caller, sent } = serverWith({ code: 200, result: true })
  await caller().call('version')
  expect([network.timeoutMs, sent[0]?.signal]).toEqual([0, undefined])
  await caller({ timeoutMs: 1000 }).call('version')
  expect(sent[1]?.signal).toBeInstanceOf(AbortSignal)
  const given = AbortSignal.abort()
  await caller({ timeoutMs: 1000 }).call('version', { signal: given })
  expect(sent[2]?.signal?.aborted).toBe(true)
})

it('sends an empty token in the query for a guest', async () => {
  const { caller, sent } = serverWith({ code: 200, result: [] })
  await caller({ tokenIn: 'query', getCartId: () => 'f3c1' }).call('cartPull')
  expect(sent[0]?.url).toBe('https://api.example.test/api/cart/pull?token=&cartId=f3c1')
  expect(sent[0]?.headers.authorization).toBeUndefined()
})

it('sends no token with calls that do not use it', async () => {
  const { caller, sent } = serverWith({ code: 200, result: 't' })
  await caller({ getToken: () => 'secret' }).call('userLogin', { body: { username: 'u', password: 'p' } })
  expect(JSON.stringify(sent)).not.toContain('secret')
})

it('encodes a coupon as one value', async () => {
  const { caller, sent } = serverWith({ code: 200, result: true })
  await caller({ getCartId: () => '1' }).call('cartApplyCoupon', { query: { coupon: 'TEN OFF&cartId=2' } })
  expect(new URL(sent[0]?.url ?? '').searchParams.getAll('coupon')).toEqual(['TEN OFF&cartId=2'])
  expect(new URL(sent[0]?.url ?? '').searchParams.getAll('cartId')).toEqual(['1'])
})

it('sends nothing without a required cart id', async () => {
  const { caller, sent } = serverWith({ code: 200, result: [] })
  expect(await caller().call('cartPull')).toEqual({ ok: false, reason: 'failed', message: 'cart_id_missing' })
  expect(sent).toEqual([])
})

it("sends a JSON body, encoded path parameters and a store's own path", async () => {
  const { caller, sent } = serverWith({ code: 200, result: true })
  const withOwnPath = caller({ endpointPaths: { addressBookRemove: '/api/ext/my-addresses/{addressId}/gone' } })
  await withOwnPath.call('addressBookRemove', { params: { addressId: '7/8' } })
  await withOwnPath.call('userResetPassword', { body: { email: 'ada@example.test' } })
  expect(sent).toMatchObject([
    { url: 'https://api.example.test/api/ext/my-addresses/7%2F8/gone', method: 'DELETE' },
    { body: '{"email":"ada@example.test"}', headers: { 'content-type': 'application/json' } },
  ])
})

it('reads the code of an envelope, not the HTTP status', async () => {
  const { caller } = serverWith({ code: '404', result: 'The coupon code is wrong' }, { status: 200 })
  expect(await caller({ getCartId: () => '1' }).call('cartApplyCoupon', { query: { coupon: 'X' } })).toEqual({
    ok: false,
    reason: 'refused',
    code: 404,
    result: 'The coupon code is wrong',
    shown: 'The coupon code is wrong',
    error: null,
  })
})

it('reads the error code beside a text, an object and null', async () => {
  for (const result of ['Falscher Code', { errorMessage: 'Falscher Code', code: 404 }, null]) {
    const { caller } = serverWith({ code: 404, result, error: 'coupon_invalid' })
    expect(await caller().call('mailToken')).toMatchObject({ code: 404, result, error: 'coupon_invalid' })
  }
})

it.each([
  ['text', 'no', 'no'],
  ['text inside', { result: 'inner' }, 'inner'],
  ['message inside', { message: 'said' }, 'said'],
  ['only errorMessage', { errorMessage: 'wrong', code: 401 }, null],
  ['schema errors', [{ keyword: 'required' }], null],
  ['an unreachable host', { code: 'ENOTFOUND', message: 'getaddrinfo' }, null],
  ['null', null, null],
])('shows a refusal with %s as %j', async (_what, result, shown) => {
  const { caller } = serverWith({ code: 500, result })
  expect(await caller().call('mailToken')).toMatchObject({ reason: 'refused', result, shown })
})

it.each([
  ['not JSON', '<html>', 'text/html', 'Error with response - bad content-type!'],
  ['unreadable', '{"code":', 'application/json', 'Unhandled error, wrong response format!'],
  ['no envelope', '[1]', 'application/json', 'Unhandled error, wrong response format!'],
])('shows its own message for a reply that is %s', async (_what, body, type, text) => {
  const { caller } = serverWith(body, { type })
  const outcome = await caller().call('mailToken')
  expect(!outcome.ok && outcome.reason === 'failed' && messageText(outcome.message, 'en')).toBe(text)
})

it('returns an outcome instead of throwing if there is no connection', async () => {
  const cause = new TypeError('fetch failed')
  const caller = createCaller({ fetch: () => Promise.reject(cause), baseUrl: '', tokenIn: 'header' })
  expect(await caller.call('mailToken')).toEqual({ ok: false, reason: 'failed', message: 'offline', cause })
})

it('returns a reply without an envelope as the result and reads refusals from the envelope', async () => {
  const { caller } = serverWith(null as unknown as object)
  expect(await caller().call('urlMap', { body: { url: 'x' } })).toEqual({ ok: true, result: null })
  const refusing = serverWith({ code: 400, result: 'Missing url' }, { status: 400 })
  expect(await refusing.caller().call('urlMap', { body: { url: '' } })).toMatchObject({
    code: 400,
    shown: 'Missing url',
  })
})

it('accepts a reply without an envelope only with a 2xx status', async () => {
  const call = (status: number) =>
    serverWith({ items: [] }, { status })
      .caller()
      .call('urlMap', { body: { url: 'x' } })
  expect(await call(201)).toMatchObject({ ok: true })
  expect(await call(300)).toEqual({ ok: false, reason: 'failed', message: 'wrong_response_format' })
})
