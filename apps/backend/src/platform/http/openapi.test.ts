import { endpointNames } from '@mantel/contract'
import { expect, test } from 'vitest'
import { buildOpenApi, type JsonSchema } from './openapi.ts'
import { outline } from './schema-outline.ts'
import { buildTestHttp } from './testing.ts'

const api = buildOpenApi('1.2.3', (name) => name === 'version')
const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
  Object.values(methods).map((operation) => ({ path, operation })),
)

test('every endpoint is one operation', () => {
  expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual([...endpointNames].sort())
})

test('every path parameter is declared, and only those', () => {
  for (const { path, operation } of operations) {
    const declared = operation.parameters.filter((parameter) => parameter.in === 'path')
    expect(declared.map(({ name }) => name).sort(), path).toEqual(
      [...path.matchAll(/\{(\w+)\}/g)].map((m) => m[1]).sort(),
    )
  }
})

test('every reference resolves', () => {
  const references = [...JSON.stringify(api).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] as string)
  expect(references.length).toBeGreaterThan(0)
  for (const reference of new Set(references)) {
    const found = reference
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], api)
    expect(found, reference).toBeDefined()
  }
})

test('every operation answers 200 with a schema and has a refusal', () => {
  for (const { operation } of operations) {
    expect(Object.values(operation.responses['200']?.content ?? {})[0]?.schema, operation.operationId).toBeDefined()
    expect(operation.responses.default).toBeDefined()
  }
})

test('a call says what it takes', () => {
  const update = api.paths['/api/cart/update']?.post
  expect(update?.parameters.find(({ name }) => name === 'cartId')).toMatchObject({ in: 'query', required: true })
  expect(update?.requestBody?.required).toBe(true)
  expect(api.paths['/api/user/me']?.get?.security).toEqual([{ bearer: [] }, { queryToken: [] }])
  expect(api.paths['/api/']?.get?.['x-implemented']).toBe(true)
})

test('an outline reads like a type', () => {
  const schema: JsonSchema = {
    type: 'object',
    required: ['sku'],
    additionalProperties: false,
    properties: { sku: { type: 'string' }, qty: { anyOf: [{ type: 'number' }, { type: 'string' }] } },
  }
  expect(outline({ type: 'array', items: schema })).toBe('{\n  sku: text\n  qty?: number | text\n}[]')
})

test('the page for people holds every path, runs no script and allows none', async () => {
  const app = buildTestHttp()
  const page = await app.inject('/api/docs')
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(page.body).not.toMatch(/<script|https?:\/\//)
  for (const path of Object.keys(api.paths)) expect(page.body).toContain(`<code>${path}</code>`)
  const json = await app.inject('/api/openapi.json')
  expect([json.statusCode, json.json().openapi]).toEqual([200, '3.1.0'])
})
