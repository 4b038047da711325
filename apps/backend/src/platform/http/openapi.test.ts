import { endpointNames, errorCodes } from '@mantel/contract'
import { expect, it } from 'vitest'
import { buildOpenApi, type JsonSchema } from './openapi.ts'
import { buildTestHttp } from './testing.ts'

const api = buildOpenApi('1.2.3', (name) => name === 'version')
const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
  Object.values(methods).map((operation) => ({ path, operation })),
)

it('describes every endpoint as one operation', () => {
  expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual([...endpointNames].sort())
})

it('declares exactly the parameters of each path', () => {
  for (const { path, operation } of operations) {
    const declared = operation.parameters.filter((parameter) => parameter.in === 'path')
    expect(declared.map(({ name }) => name).sort(), path).toEqual(
      [...path.matchAll(/\{(\w+)\}/g)].map((m) => m[1]).sort(),
    )
  }
})

it('resolves every reference', () => {
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

it('documents a 200 schema and a default error reply for every operation', () => {
  for (const { operation } of operations) {
    expect(Object.values(operation.responses['200']?.content ?? {})[0]?.schema, operation.operationId).toBeDefined()
    expect(operation.responses.default).toBeDefined()
  }
})

it('requires one of the documented error codes in every error reply', () => {
  const { Refusal } = api.components.schemas as Record<
    string,
    { required: string[]; properties: { error: JsonSchema } }
  >
  expect(Refusal?.required).toContain('error')
  expect(Refusal?.properties.error.enum).toEqual(errorCodes)
})

it('describes parameters, body and security of a call', () => {
  const update = api.paths['/api/cart/update']?.post
  expect(update?.parameters.find(({ name }) => name === 'cartId')).toMatchObject({ in: 'query', required: true })
  expect(update?.requestBody?.required).toBe(true)
  expect(api.paths['/api/user/me']?.get?.security).toEqual([{ bearer: [] }, { queryToken: [] }])
  expect(api.paths['/api/']?.get?.['x-implemented']).toBe(true)
})

it('describes the bot challenge of a call that may demand one', () => {
  const { parameters, responses } = api.paths['/api/order']?.post ?? {}
  expect(parameters).toContainEqual(expect.objectContaining({ name: 'x-challenge-solution', in: 'header' }))
  expect(responses?.['429']?.description).toContain('bot_challenge_required')
})

it('shows the document in a sandboxed viewer that loads only files of the shop', async () => {
  const app = buildTestHttp()
  const page = await app.inject('/api/docs')
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, expect.stringContaining('text/html')])
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'self'; .*sandbox allow-scripts/,
  )
  expect(page.headers['content-security-policy']).not.toMatch(/allow-same-origin|unsafe|https?:/)
  const loaded = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] as string)
  expect(loaded.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(1)
  for (const url of loaded) expect([url, (await app.inject(url)).statusCode]).toEqual([url, 200])
  const shown = await app.inject('/api/docs/json')
  expect(shown.json()).toEqual((await app.inject('/api/openapi.json')).json())
})

it('serves the whole document to any origin', async () => {
  const reply = await buildTestHttp().inject('/api/openapi.json')
  expect([reply.statusCode, reply.headers['access-control-allow-origin']]).toEqual([200, '*'])
  const served = reply.json()
  expect(served.openapi).toBe('3.1.0')
  expect(Object.keys(served.paths)).toEqual(Object.keys(api.paths))
  expect(served.components).toEqual(api.components)
})
