import { endpointNames, englishText, servedEndpoint, solutionHeader } from '@mantel/contract'
import { expect, it } from 'vitest'
import type { Handlers } from './handler.ts'
import { ok, rawReply } from './handler.ts'
import { refuse } from './index.ts'
import { allPathsOf } from './paths.ts'
import { buildTestHttp, recordingLog } from './testing.ts'

const stock = {
  product_id: 1,
  stock_id: 1,
  qty: 3,
  is_in_stock: true,
  is_qty_decimal: false,
  min_qty: 0,
  min_sale_qty: 1,
  max_sale_qty: 100,
  backorders: 0,
  manage_stock: true,
  notify_stock_qty: 1,
  qty_increments: 1,
  enable_qty_increments: false,
  low_stock_date: null,
}

const handlers: Handlers = {
  stockCheck: ({ query }) => (query.sku === 'gone' ? refuse('no_stock_information') : ok({ ...stock, sku: query.sku })),
  stockList: ({ query }) => ok(query.skus.map((sku) => ({ ...stock, sku }))),
  userLogin: ({ body }) => ok(`token of ${body.username}`, { refreshToken: 'r' }),
  userProfile: ({ ctx }) => refuse(ctx.token === 'expired' ? 'token_invalid' : 'server_error'),
  userCreate: () => refuse('email_taken'),
  cartUpdate: ({ body }) => refuse('max_quantity', { maxQuantity: body.cartItem.qty }),
  urlMap: () => ok(null),
  catalogSearch: () =>
    ok({ took: 1, timed_out: false, hits: { total: 0, max_score: null, hits: [] } }, undefined, {
      tags: ['product', ...Array.from({ length: 60 }, (_, i) => `P${i}`)],
    }),
  image: () => rawReply(Buffer.from('picture'), { 'content-type': 'image/webp', 'cache-control': 'max-age=1' }),
}

it('serves every endpoint at its path and aliases, for its methods only', async () => {
  const app = buildTestHttp()
  await app.ready()
  for (const name of endpointNames.filter((name) => name !== 'version')) {
    for (const path of allPathsOf(servedEndpoint(name))) {
      const url = path.replace(/\{\w+\*?\}/g, '1')
      const reply = await app.inject({ method: servedEndpoint(name).method, url })
      expect([name, reply.statusCode, reply.json()]).toEqual([
        name,
        501,
        { code: 501, result: 'This feature is not implemented yet!', error: 'not_implemented' },
      ])
      const wrong = await app.inject({ method: 'PATCH', url, headers: { 'content-type': 'text/plain' }, payload: 'x' })
      expect([wrong.statusCode, wrong.headers.allow]).toEqual([
        405,
        expect.stringContaining(servedEndpoint(name).method),
      ])
    }
  }
})

it('returns the version at /api/ and /api', async () => {
  const app = buildTestHttp()
  for (const url of ['/api/', '/api']) expect((await app.inject(url)).json()).toEqual({ version: '1.2.3' })
})

it('wraps a result in the envelope, with meta only if there is any', async () => {
  const app = buildTestHttp({ handlers })
  const checked = await app.inject('/api/stock/check?sku=A%2F1&token=&storeCode=de')
  expect(checked.json()).toEqual({ code: 200, result: { ...stock, sku: 'A/1' } })
  expect(checked.headers['cache-control']).toBe('no-cache, no-store')
  const login = await app.inject({ method: 'POST', url: '/api/user/login', payload: { username: 'u', password: 'p' } })
  expect(login.json()).toEqual({ code: 200, result: 'token of u', meta: { refreshToken: 'r' } })
})

it('reads a query value from the path of an alias', async () => {
  const app = buildTestHttp({ handlers })
  expect((await app.inject('/api/stock/check/A%2F1')).json().result.sku).toBe('A/1')
})

it.each(['default', 'de'])('refuses with the status and in the language of the store %s', async (storeCode) => {
  const app = buildTestHttp({ handlers })
  const reply = await app.inject({ url: '/api/stock/check?sku=gone', headers: { 'x-vs-store-code': storeCode } })
  const { code, result } = reply.json()
  expect([reply.statusCode, code, result.code]).toEqual([404, 404, 404])
  expect(result.errorMessage === englishText('no_stock_information')).toBe(storeCode === 'default')
})

it('refuses invalid input with the texts of the contract', async () => {
  const app = buildTestHttp({ handlers })
  const texts = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const reply = await app.inject({ method, url, payload })
    return [reply.statusCode, reply.json().result]
  }
  expect(await texts('GET', '/api/stock/check')).toEqual([400, 'sku parameter is required'])
  expect(await texts('GET', '/api/stock/check?sku=a&sku=b')).toEqual([400, 'sku parameter is required'])
  expect(await texts('GET', '/api/stock/list?skus=,%20,')).toEqual([400, 'skus parameter is required'])
  const update = '/api/cart/update?token=&cartId=1'
  const noItem = 'No cartItem element provided within the request body'
  expect(await texts('POST', update)).toEqual([400, noItem])
  expect(await texts('POST', update, {})).toEqual([400, noItem])
  expect((await texts('POST', update, { cartItem: { sku: 'A', qty: 'many' } }))[1]).toContain('whole number')
  expect(await texts('POST', update, { cartItem: { sku: 'A', qty: '2' } })).toEqual([
    400,
    'Only 2 products of this type are available!',
  ])
  expect((await texts('POST', update, { cartItem: { sku: 'A', qty: 1, item_id: {} } }))[1]).toBe(
    'The request is not valid: body.cartItem.item_id',
  )
})

it('answers an invalid registration with a list of schema errors', async () => {
  const app = buildTestHttp({ handlers })
  const payload = { customer: { email: 'no address', firstname: 'Ada', addresses: [{}, {}, {}] }, password: 'x' }
  const reply = await app.inject({ method: 'POST', url: '/api/user/create', payload })
  expect(reply.statusCode).toBe(400)
  expect(reply.json().result).toContainEqual({
    keyword: 'required',
    dataPath: '.customer',
    schemaPath: '#/properties/customer/required',
    params: { missingProperty: 'lastname' },
    message: "should have required property 'lastname'",
  })
  expect(reply.json().result.map((error: { keyword: string }) => error.keyword)).toEqual(
    expect.arrayContaining(['pattern', 'maxItems']),
  )
})

it('requires a token in the query or the Authorization header', async () => {
  const app = buildTestHttp({ handlers })
  expect((await app.inject('/api/user/me?token=')).statusCode).toBe(401)
  expect((await app.inject('/api/user/me?token=expired')).json().result).toBe(englishText('token_invalid'))
  const bearer = await app.inject({ url: '/api/user/me', headers: { authorization: 'Bearer expired' } })
  expect(bearer.statusCode).toBe(401)
})

it('wraps refusals of bare endpoints in the envelope, but not their results', async () => {
  const app = buildTestHttp({ handlers })
  const map = (payload: object) => app.inject({ method: 'POST', url: '/api/url/map', payload })
  expect((await map({ url: 'x' })).body).toBe('null')
  expect((await map({})).json()).toEqual({ code: 400, result: 'Missing url', error: 'url_missing' })
})

it('revalidates catalogue replies by ETag and sends at most 50 cache tags', async () => {
  const app = buildTestHttp({ handlers })
  const url = '/api/catalog/catalog_default/product/_search?request=%7B%7D'
  const first = await app.inject(url)
  expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-vs-cache-tags': 'product' })
  const etag = String(first.headers.etag)
  const second = await app.inject({ url, headers: { 'if-none-match': `"other", W/${etag}` } })
  expect([second.statusCode, second.body]).toEqual([304, ''])
  const head = await app.inject({ method: 'HEAD', url })
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', etag])
  expect((await app.inject('/api/catalog/catalog_default/product')).json()).toEqual({
    code: 400,
    result: 'Please do use following URL format: /api/catalog/<index_name>/_search',
    error: 'search_url_format',
  })
})

it('sends raw replies with the headers of their handler', async () => {
  const app = buildTestHttp({ handlers })
  const reply = await app.inject('/img/300/300/resize/o/a/oak.jpg')
  expect([reply.statusCode, reply.body, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
    200,
    'picture',
    'image/webp',
    'max-age=1',
  ])
  expect((await app.inject('/img/300/x/resize/oak.jpg')).statusCode).toBe(400)
})

it('allows any origin without credentials', async () => {
  const app = buildTestHttp({ handlers })
  const preflight = await app.inject({
    method: 'OPTIONS',
    url: '/api/cart/update?token=&cartId=1',
    headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
  })
  expect([preflight.statusCode, preflight.headers]).toMatchObject([
    204,
    { 'access-control-allow-origin': '*', 'access-control-allow-methods': 'OPTIONS, POST' },
  ])
  expect(String(preflight.headers['access-control-allow-headers']).toLowerCase()).toContain(solutionHeader)
  const refused = await app.inject({
    method: 'POST',
    url: '/api/cart/update',
    payload: '{',
    headers: { 'content-type': 'application/json' },
  })
  expect(refused.headers['access-control-allow-origin']).toBe('*')
  expect(refused.headers['access-control-allow-credentials']).toBeUndefined()
})

it('answers an unexpected error with 500 and logs its details', async () => {
  const { log, lines } = recordingLog()
  const app = buildTestHttp({
    log,
    handlers: {
      stockCheck: () => {
        throw new Error('relation "stock_item" does not exist')
      },
    },
  })
  const reply = await app.inject({ url: '/api/stock/check?sku=a', headers: { 'x-request-id': 'abc-1' } })
  expect([reply.json(), reply.headers['x-request-id']]).toEqual([
    { code: 500, result: englishText('server_error'), error: 'server_error' },
    'abc-1',
  ])
  expect(lines.find((line) => line.message === 'unexpected failure')?.details).toMatchObject({
    requestId: 'abc-1',
    err: { message: 'relation "stock_item" does not exist' },
  })
})

it('answers a known platform error with its refusal', async () => {
  const app = buildTestHttp({
    toRefusal: (error) => ((error as Error).message === 'no database' ? refuse('unavailable') : undefined),
    handlers: { stockCheck: () => Promise.reject(new Error('no database')) },
  })
  expect((await app.inject('/api/stock/check?sku=a')).statusCode).toBe(503)
})

it('fails on a result that violates its schema when results are verified', async () => {
  const app = buildTestHttp({ handlers: { stockCheck: () => ok({ ...stock, qty: Number.NaN }) } })
  expect((await app.inject('/api/stock/check?sku=a')).statusCode).toBe(500)
})

it('ignores an unknown store code and logs it', async () => {
  const { log, lines } = recordingLog()
  const app = buildTestHttp({ handlers, log })
  const reply = await app.inject('/api/stock/check?sku=gone&storeCode=nowhere')
  expect(reply.json().result.errorMessage).toBe(englishText('no_stock_information'))
  expect(lines.map((line) => line.message)).toContain('unknown store code ignored')
})

it('accepts DELETE with a body, and a content type without a body', async () => {
  const app = buildTestHttp({
    handlers: {
      newsletterUnsubscribe: ({ body }) => ok(body.email),
      addressBookRemove: () => ok(true),
      orderInvoice: () => ok('JVBERi0='),
    },
  })
  const headers = { 'content-type': 'application/json' }
  const gone = await app.inject({
    method: 'DELETE',
    url: '/api/ext/mailchimp-subscribe/subscribe',
    payload: { email: 'ada@example.test' },
  })
  expect(gone.json().result).toBe('ada@example.test')
  expect((await app.inject({ method: 'DELETE', url: '/api/ext/address-book/7?token=t', headers })).json().result).toBe(
    true,
  )
  const pdf = { 'content-type': 'application/pdf', authorization: 'Bearer t' }
  expect((await app.inject({ url: '/api/ext/order-invoice/12', headers: pdf })).json().result).toBe('JVBERi0=')
})

it('refuses a malformed URL and logs its request id', async () => {
  const { log, lines } = recordingLog()
  const reply = await buildTestHttp({ log }).inject('/api/stock/check/%E0%A4%A')
  expect([reply.statusCode, reply.json().result]).toEqual([400, englishText('url_malformed')])
  expect(lines.map((line) => line.details)).toMatchObject([{ requestId: reply.headers['x-request-id'] }])
})
