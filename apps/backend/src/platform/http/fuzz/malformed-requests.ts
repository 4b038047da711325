import { type EndpointName, endpointNames, servedEndpoint } from '@mantel/contract'
import { schemaOf } from '@mantel/contract/schemas'
import * as z from 'zod'
import { methodsOf, paramNames, pathOf } from '../paths.ts'

export type MalformedRequest = {
  description: string
  method: string
  url: string
  headers?: Record<string, string>
  payload?: string
  /** True: the server must refuse the request. False: the request is only unusual, and an answer is allowed. */
  mustRefuse: boolean
}

const jsonType = { 'content-type': 'application/json' }
const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

/** URL-encoded values for one query key. */
const oddQueryValues = [
  '',
  '%00',
  '%E0%A4%A',
  '%ZZ',
  '-1',
  '1e309',
  '999999999999999999999',
  'NaN',
  '%7B%7D',
  '%5B%5D',
  '../../etc/passwd',
  '%27%20OR%201%3D1--',
  '%F0%9F%95%B0%EF%B8%8F',
  '%D8%A7%E2%80%AE',
  'x'.repeat(5000),
]

const rawBodies: [string, string, boolean][] = [
  ['broken JSON', '{"a":', true],
  ['a lone brace', '}', true],
  ['single quotes', "{'a':1}", true],
  ['trailing comma', '{"a":1,}', true],
  ['NaN', '{"a":NaN}', true],
  ['two values', '{} {}', true],
  ['a number', '1', true],
  ['a text', '"text"', true],
  ['true', 'true', true],
  ['null', 'null', true],
  ['a list', '[]', true],
  ['a prototype', '{"__proto__":{"admin":true}}', true],
  ['an escaped prototype', '{"\\u005f_proto__":{"admin":true}}', true],
  ['a constructor', '{"constructor":{"prototype":{"admin":true}}}', true],
  ['deeply nested arrays', deep(5000), true],
  ['deeply nested objects', `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`, true],
  ['NUL', '{"a":"\\u0000"}', true],
  ['a lone surrogate', '{"a":"\\udc00"}', true],
  ['more than a megabyte', JSON.stringify({ a: 'x'.repeat(1_100_000) }), true],
  ['binary', '\u0001\u0002\ufffd', true],
  ['the same key twice', '{"cartItem":{},"cartItem":1}', false],
  ['a thousand keys', JSON.stringify(Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`k${i}`, i]))), false],
]

const wrongTypes = [null, [], {}, 1, -1.5, 'x', '', true, [[]], [null], { a: { b: [] } }, 'x'.repeat(20_000)]

/** Malformed requests of every kind, for every endpoint of the contract. The list is deterministic. */
export function malformedRequests(names: readonly EndpointName[] = endpointNames): MalformedRequest[] {
  return [...names.flatMap(malformedFor), ...unknownPaths(), ...oddHeaders()]
}

function malformedFor(name: EndpointName): MalformedRequest[] {
  return [...wrongMethods(name), ...oddPaths(name), ...oddQueries(name), ...(takesBody(name) ? oddBodies(name) : [])]
}

/** A valid URL for the endpoint. */
function urlOf(name: EndpointName, query: Record<string, string> = {}): string {
  const { path, cartId, token } = servedEndpoint(name)
  const filled = path.replace(/\{(\w+)\*?\}/g, (_, key: string) => sampleParam[key] ?? '1')
  const parameters = { ...(token && { token: 'no-such-token' }), ...(cartId && { cartId: 'no-such-cart' }), ...query }
  const search = Object.entries(parameters).map(([key, value]) => `${key}=${value}`)
  return search.length > 0 ? `${filled}?${search.join('&')}` : filled
}

const sampleParam: Record<string, string> = {
  index: 'catalog_default',
  type: 'product',
  action: 'resize',
  path: 'a.jpg',
}

const takesBody = (name: EndpointName) => ['POST', 'PUT', 'DELETE'].includes(servedEndpoint(name).method)

function wrongMethods(name: EndpointName): MalformedRequest[] {
  const url = urlOf(name)
  const served = methodsOf(pathOf(url))
  return ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']
    .filter((method) => !served.includes(method))
    .map((method) => ({ description: `${name}: ${method}`, method, url, mustRefuse: true }))
}

function oddPaths(name: EndpointName): MalformedRequest[] {
  const { method, path } = servedEndpoint(name)
  const odd = [
    '%00',
    '%ZZ',
    '..%2f..%2fetc%2fpasswd',
    '__proto__',
    'x'.repeat(3000),
    '%F0%9F%95%B0',
    "'",
    '%20',
    '-1',
    'null',
  ]
  return paramNames(path).flatMap((param) =>
    odd.map((value) => {
      const url = path.replace(/\{(\w+)\*?\}/g, (_, key: string) => (key === param ? value : (sampleParam[key] ?? '1')))
      return {
        description: `${name}: {${param}} is ${value.slice(0, 20)}`,
        method,
        url,
        mustRefuse: ['%00', '%ZZ'].includes(value),
      }
    }),
  )
}

function oddQueries(name: EndpointName): MalformedRequest[] {
  const { method } = servedEndpoint(name)
  const { query } = schemaOf(name)
  if (!query) return []
  const { properties = {} } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' })
  return Object.keys(properties).flatMap((key) => [
    ...oddQueryValues.map((value) => ({
      description: `${name}: ${key}=${value.slice(0, 20)}`,
      method,
      url: urlOf(name, { [key]: value }),
      mustRefuse: value === '%00',
    })),
    { description: `${name}: ${key} twice`, method, url: `${urlOf(name, { [key]: 'a' })}&${key}=b`, mustRefuse: true },
    {
      description: `${name}: ${key}[]`,
      method,
      url: urlOf(name, { [`${key}[]`]: 'a', [`${key}[x][y]`]: 'b' }),
      mustRefuse: false,
    },
  ])
}

function oddBodies(name: EndpointName): MalformedRequest[] {
  const { method } = servedEndpoint(name)
  const { body } = schemaOf(name)
  const url = urlOf(name)
  const request = { method, url, headers: jsonType }
  const raw = rawBodies.map(([description, payload, isInvalid]) => ({
    ...request,
    description: `${name}: body is ${description}`,
    payload,
    // An endpoint that reads no body accepts a harmless one.
    mustRefuse: isInvalid && (body !== undefined || !isHarmless(payload)),
  }))
  const typed =
    body === undefined
      ? []
      : wrongFields(body).map((sent) => ({
          ...request,
          description: `${name}: body ${JSON.stringify(sent).slice(0, 60)}`,
          payload: JSON.stringify(sent),
          mustRefuse: !body.safeParse(sent).success,
        }))
  const otherTypes = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'nonsense',
    'application/jsonx',
  ]
  const notJson = otherTypes.map((type) => ({
    description: `${name}: content type ${type}`,
    method,
    url,
    headers: { 'content-type': type },
    payload: '{"a":1}',
    mustRefuse: true,
  }))
  return [...raw, ...typed, ...notJson]
}

/** Each key of the body alone with each wrong type, then each key of its nested objects. */
function wrongFields(body: z.ZodType): Record<string, unknown>[] {
  const { properties = {} } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).flatMap(([key, property]) => {
    const inner = typeof property === 'object' ? Object.keys(property.properties ?? {}) : []
    return [
      ...wrongTypes.map((value) => ({ [key]: value })),
      ...inner.flatMap((innerKey) => wrongTypes.slice(0, 8).map((value) => ({ [key]: { [innerKey]: value } }))),
    ]
  })
}

function isHarmless(payload: string): boolean {
  return ['1', '"text"', 'true', 'null', '[]'].includes(payload)
}

function unknownPaths(): MalformedRequest[] {
  const paths = [
    '/api/nothing',
    '/api/user',
    '/api/cart/',
    '/api/../etc',
    '/api//cart//pull',
    '/api/catalog',
    '/api/catalog/x/_search',
  ]
  const odd = [
    '/api/%',
    '/api/%E0%A4%A',
    '/api/cart/pull%00',
    '/api/CART/PULL',
    '/api/;a=b',
    `/api/${'x'.repeat(40_000)}`,
  ]
  return [...paths, ...odd].flatMap((url) =>
    ['GET', 'POST'].map((method) => ({ description: `${method} ${url.slice(0, 40)}`, method, url, mustRefuse: true })),
  )
}

function oddHeaders(): MalformedRequest[] {
  const headers: Record<string, string>[] = [
    { 'x-vs-store-code': '__proto__' },
    { 'x-vs-store-code': 'x'.repeat(5000) },
    { authorization: 'Bearer' },
    { authorization: `Bearer ${'x'.repeat(5000)}` },
    { 'x-request-id': '"}\t{"' },
    { host: '[::1' },
    { host: 'evil.example:99999' },
    { accept: 'x/'.repeat(2000) },
    { 'if-none-match': '"'.repeat(3000) },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '1,2,3' },
    { cookie: '__proto__=1; a' },
  ]
  return headers.flatMap((sent) =>
    (['stockCheck', 'userProfile', 'catalogSearch'] as const).map((name) => ({
      description: `${name} with ${JSON.stringify(sent).slice(0, 60)}`,
      method: 'GET',
      url: urlOf(name, { sku: 'NO-SUCH-SKU' }),
      headers: sent,
      mustRefuse: false,
    })),
  )
}
