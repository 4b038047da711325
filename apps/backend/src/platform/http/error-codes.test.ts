import { type ErrorCode, errorCodes, errorEntry } from '@mantel/contract'
import { expect, it } from 'vitest'
import type { Handlers } from './handler.ts'
import { buildTestHttp } from './testing.ts'

let code: ErrorCode = 'server_error'
const refusing = () => ({ ok: false, code, params: {} })
const handlers = { stockCheck: refusing, catalogSearch: refusing, image: refusing } as unknown as Handlers
const app = buildTestHttp({ handlers })

/** An endpoint of each reply kind: envelope, bare and raw. All of them refuse in the envelope. */
const addresses = ['/api/stock/check?sku=A', '/api/catalog/catalog_de/product/_search', '/img/1/1/resize/a.jpg']

it.each(errorCodes)('sends the code %s with its text in every language', async (one) => {
  code = one
  const { status, form = 'text' } = errorEntry(code)
  for (const url of addresses) {
    for (const storeCode of ['default', 'de', 'it']) {
      const reply = await app.inject({ url, headers: { 'x-vs-store-code': storeCode } })
      const { result, ...envelope } = reply.json()
      expect([reply.statusCode, envelope]).toEqual([status, { code: status, error: code }])
      expect(result === null ? 'null' : typeof result === 'string' ? 'text' : 'object').toBe(form)
    }
  }
})

it('sends a code with a list of schema errors', async () => {
  const creating = buildTestHttp({ handlers: { userCreate: refusing } as unknown as Handlers })
  const reply = await creating.inject({ method: 'POST', url: '/api/user/create', payload: {} })
  expect(reply.json()).toMatchObject({ code: 400, error: 'input_invalid' })
  expect(reply.json().result).toContainEqual(expect.objectContaining({ keyword: 'required' }))
})

it('sends no error code with a result', async () => {
  const server = buildTestHttp({ handlers: { mailToken: () => ({ ok: true, value: 'token' }) } })
  const reply = await server.inject('/api/ext/mail-service/get-token')
  expect(reply.json()).toEqual({ code: 200, result: 'token' })
})
