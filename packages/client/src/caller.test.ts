import { messageText, type StockItem } from '@mantel/contract'
import { expect, expectTypeOf, test } from 'vitest'
import { type CallArgs, type CallerOptions, type CallName, createCaller, type Fetch } from './caller.ts'
import type { Outcome } from './outcome.ts'

type Sent = { url: string } & Parameters<Fetch>[1]

/** A server that answers everything alike and remembers what it was asked. */
function answering(body: unknown, { status = 200, type = 'application/json; charset=utf-8' } = {}) {
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

test('the result is typed by the endpoint', async () => {
  const { caller } = answering({ code: 200, result: { qty: 3 } })
  const outcome = await caller().call('stockCheck', { query: { sku: 'A' } })
  expectTypeOf(outcome).toExtend<Outcome<StockItem>>()
  expect(outcome).toEqual({ ok: true, result: { qty: 3 } })
})

test('what a call needs is demanded by type, what it does not need may be left out', () => {
  const { call } = answering({ code: 200, result: true }).caller()
  expectTypeOf<CallArgs<'cartPull'>>().toExtend<[unknown?]>()
  expectTypeOf(call<'version'>).toBeCallableWith('version')
  expectTypeOf(call<'cartPull'>).toBeCallableWith('cartPull')
  expectTypeOf(call<'cartApplyCoupon'>).toBeCallableWith('cartApplyCoupon', { query: { coupon: 'X' } })
  expectTypeOf<[{ query: Record<never, never> }]>().not.toExtend<CallArgs<'stockCheck'>>()
  expectTypeOf<[]>().not.toExtend<CallArgs<'stockCheck'>>()
  expectTypeOf<'image'>().not.toExtend<CallName>()
})

test('token in the header: nothing personal in the address', async () => {
  const { caller, sent } = answering({ code: 200, result: [] })
  await caller({ getToken: () => 'secret', getCartId: () => '81668', storeCode: 'de' }).call('cartPull')
  expect(sent[0]).toMatchObject({
    url: 'https://api.example.test/api/cart/pull?cartId=81668&storeCode=de',
    method: 'GET',
    headers: { authorization: 'Bearer secret' },
  })
})

test('token in the query: a guest sends it empty', async () => {
  const { caller, sent } = answering({ code: 200, result: [] })
  await caller({ tokenIn: 'query', getCartId: () => 'f3c1' }).call('cartPull')
  expect(sent[0]?.url).toBe('https://api.example.test/api/cart/pull?token=&cartId=f3c1')
  expect(sent[0]?.headers.authorization).toBeUndefined()
})

test('calls without a use for the token never carry it', async () => {
  const { caller, sent } = answering({ code: 200, result: 't' })
  await caller({ getToken: () => 'secret' }).call('userLogin', { body: { username: 'u', password: 'p' } })
  expect(JSON.stringify(sent)).not.toContain('secret')
})

test('a coupon is one value, whatever it holds', async () => {
  const { caller, sent } = answering({ code: 200, result: true })
  await caller({ getCartId: () => '1' }).call('cartApplyCoupon', { query: { coupon: 'TEN OFF&cartId=2' } })
  expect(new URL(sent[0]?.url ?? '').searchParams.getAll('coupon')).toEqual(['TEN OFF&cartId=2'])
  expect(new URL(sent[0]?.url ?? '').searchParams.getAll('cartId')).toEqual(['1'])
})

test('without the cart id that a call needs nothing is sent', async () => {
  const { caller, sent } = answering({ code: 200, result: [] })
  expect(await caller().call('cartPull')).toEqual({ ok: false, reason: 'failed', message: 'cart_id_missing' })
  expect(sent).toEqual([])
})

test('a body travels as JSON, path parameters encoded, a store may name its own path', async () => {
  const { caller, sent } = answering({ code: 200, result: true })
  const own = caller({ paths: { addressBookRemove: '/api/ext/my-addresses/{addressId}/gone' } })
  await own.call('addressBookRemove', { params: { addressId: '7/8' } })
  await own.call('userResetPassword', { body: { email: 'ada@example.test' } })
  expect(sent).toMatchObject([
    { url: 'https://api.example.test/api/ext/my-addresses/7%2F8/gone', method: 'DELETE' },
    { body: '{"email":"ada@example.test"}', headers: { 'content-type': 'application/json' } },
  ])
})

test('in an envelope the body decides, not the status', async () => {
  const { caller } = answering({ code: '404', result: 'The coupon code is wrong' }, { status: 200 })
  expect(await caller({ getCartId: () => '1' }).call('cartApplyCoupon', { query: { coupon: 'X' } })).toEqual({
    ok: false,
    reason: 'refused',
    code: 404,
    result: 'The coupon code is wrong',
    shown: 'The coupon code is wrong',
  })
})

test.each([
  ['text', 'no', 'no'],
  ['text inside', { result: 'inner' }, 'inner'],
  ['message inside', { message: 'said' }, 'said'],
  ['only errorMessage', { errorMessage: 'wrong', code: 401 }, null],
  ['schema errors', [{ keyword: 'required' }], null],
  ['a host that is not there', { code: 'ENOTFOUND', message: 'getaddrinfo' }, null],
  ['null', null, null],
])('a refusal with %s shows %j', async (_what, result, shown) => {
  const { caller } = answering({ code: 500, result })
  expect(await caller().call('mailToken')).toMatchObject({ reason: 'refused', result, shown })
})

test.each([
  ['not JSON', '<html>', 'text/html', 'Error with response - bad content-type!'],
  ['unreadable', '{"code":', 'application/json', 'Unhandled error, wrong response format!'],
  ['no envelope', '[1]', 'application/json', 'Unhandled error, wrong response format!'],
])('a reply that is %s has its own text', async (_what, body, type, text) => {
  const { caller } = answering(body, { type })
  const outcome = await caller().call('mailToken')
  expect(!outcome.ok && outcome.reason === 'failed' && messageText(outcome.message, 'en')).toBe(text)
})

test('no connection is an outcome, not an exception', async () => {
  const cause = new TypeError('fetch failed')
  const caller = createCaller({ fetch: () => Promise.reject(cause), baseUrl: '', tokenIn: 'header' })
  expect(await caller.call('mailToken')).toEqual({ ok: false, reason: 'failed', message: 'offline', cause })
})

test('bare replies are their own result, and refuse in the envelope', async () => {
  const { caller } = answering(null as unknown as object)
  expect(await caller().call('urlMap', { body: { url: 'x' } })).toEqual({ ok: true, result: null })
  const refusing = answering({ code: 400, result: 'Missing url' }, { status: 400 })
  expect(await refusing.caller().call('urlMap', { body: { url: '' } })).toMatchObject({
    code: 400,
    shown: 'Missing url',
  })
})
