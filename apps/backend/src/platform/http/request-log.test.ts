import { endpointNames, servedEndpoint } from '@mantel/contract'
import { expect, it } from 'vitest'
import { allPathsOf, paramNames } from './paths.ts'
import { buildTestHttp, recordingLog } from './testing.ts'

it('logs one line per request without tokens, cart ids, addresses or search requests', async () => {
  const { log, lines } = recordingLog()
  const app = buildTestHttp({ log })
  const request = encodeURIComponent(JSON.stringify({ groupToken: 'group-secret' }))
  app.get('/*', { config: { pagePaths: ['/create-password/token/:token/email/:email'] } }, (_, reply) => reply.send(''))
  await app.inject(`/api/cart/pull?token=secret-1&cartId=secret-2&storeCode=de`)
  await app.inject(`/api/catalog/catalog_de/product/_search?size=5&request=${request}`)
  await app.inject('/create-password/token/secret-3/email/zoe%40example.test')
  await app.inject({ url: '/api/stock/check?sku=A', headers: { authorization: 'Bearer secret-4' } })
  await app.inject('/api/ext/order-status/7-secret-5')
  const written = JSON.stringify(lines)
  expect(written).not.toMatch(/secret|zoe/)
  const requests = lines.filter((line) => line.message === 'request').map((line) => line.details)
  expect(requests).toMatchObject([
    { method: 'GET', path: '/api/cart/pull', route: '/api/cart/pull', query: { storeCode: 'de' }, status: 501 },
    { path: '/api/catalog/catalog_de/product/_search', query: { size: '5' } },
    { path: '/create-password/token/[redacted]/email/[email]', status: 200 },
    { query: { sku: 'A' } },
    { path: '/api/ext/order-status/[redacted]' },
  ])
})

const secretParameter = /\{\w*(key|token)\}/i
const secretPaths = endpointNames
  .flatMap((name) => allPathsOf(servedEndpoint(name)))
  .filter((path) => secretParameter.test(path))
  .map((path) => path.replace(secretParameter, '7-secret').replace(/\{\w+\}/g, 'x'))

it.each([
  ['GET', ''],
  // No route: another method, more parts.
  ['PUT', ''],
  ['GET', '/more'],
] as const)('masks the keys and tokens in the paths of all endpoints of a %s request%s', async (method, end) => {
  const { log, lines } = recordingLog()
  const app = buildTestHttp({ log })
  expect(secretPaths.length).toBeGreaterThan(8)
  for (const path of secretPaths) await app.inject({ method, url: `${path}${end}` })
  const paths = lines.flatMap(({ details }) => (details as { path?: string }).path ?? [])
  expect(paths).toEqual(secretPaths.map((path) => `${path.replace('7-secret', '[redacted]')}${end}`))
})

/** A new parameter is either harmless, and listed here, or has a name that ends in "key" or "token". */
const harmlessParameters = new Set([
  ...['addressId', 'claimId', 'customerId', 'id', 'identifier', 'memberId', 'orderId', 'order_id', 'sessionId'],
  ...['storeCode', 'storeId', 'templateId', 'action', 'height', 'index', 'list', 'page', 'path', 'provider', 'sku'],
  ...['step', 'type', 'width'],
])

it('classifies every path parameter of the endpoints as secret or harmless', () => {
  const names = endpointNames.flatMap((name) => allPathsOf(servedEndpoint(name)).flatMap(paramNames))
  expect(names.filter((name) => !/(key|token)$/i.test(name) && !harmlessParameters.has(name))).toEqual([])
})

it('logs the request id, and accepts one from the client only if it is safe', async () => {
  const { log, lines } = recordingLog()
  const app = buildTestHttp({ log })
  await app.inject({ url: '/api/', headers: { 'x-request-id': 'from-proxy:1' } })
  const odd = await app.inject({ url: '/api/', headers: { 'x-request-id': 'two\twords "quoted"' } })
  expect(lines.map((line) => line.details)).toMatchObject([
    { requestId: 'from-proxy:1' },
    { requestId: odd.headers['x-request-id'] },
  ])
  expect(odd.headers['x-request-id']).toMatch(/^[\w-]{12}\.[0-9a-z]+$/)
})

it('logs a refusal with status 500 at info level', async () => {
  const { log, lines } = recordingLog()
  const stockCheck = () => ({ ok: false, code: 'order_products_failed', params: { reason: 'gone' } }) as const
  const app = buildTestHttp({ log, handlers: { stockCheck } })
  expect((await app.inject('/api/stock/check?sku=A')).statusCode).toBe(500)
  expect(lines).toMatchObject([{ level: 'info', details: { status: 500, refusal: 'order_products_failed' } }])
})

it('builds no log line for a disabled log level', async () => {
  const { log, lines } = recordingLog()
  const app = buildTestHttp({ log: { ...log, isLevelEnabled: (level) => level === 'error' } })
  await app.inject('/api/')
  expect(lines).toEqual([])
})
