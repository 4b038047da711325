import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ok } from './handler.ts'
import { buildTestHttp } from './testing.ts'

/** A real socket: inject cannot send these requests. */
let app: FastifyInstance
let port: number
beforeAll(async () => {
  app = buildTestHttp({ handlers: { mailToken: () => ok('t') } })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as { port: number }).port
})
afterAll(() => app.close())

function exchange(sent: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(sent))
    socket.on('data', (chunk) => {
      received += chunk
    })
    socket.on('close', () => resolve(received))
    socket.on('error', reject)
  })
}

const host = 'Host: localhost\r\nConnection: close\r\n'

it.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['a header without a colon', `GET /api/ HTTP/1.1\r\n${host}nonsense\r\n\r\n`, 400],
  ['two content lengths', `POST /api/order HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`, 400],
  ['oversized headers', `GET /api/ HTTP/1.1\r\n${host}X-A: ${'x'.repeat(70_000)}\r\n\r\n`, 431],
  ['an oversized URL', `GET /api/?x=${'x'.repeat(40_000)} HTTP/1.1\r\n${host}\r\n`, 414],
  ['a raw NUL in the URL', `GET /api/\0 HTTP/1.1\r\n${host}\r\n`, 400],
  ['an unknown method', `PROPFIND /api/user/me HTTP/1.1\r\n${host}\r\n`, 405],
])('refuses %s with an error envelope', async (_description, sent, status) => {
  const reply = await exchange(sent)
  const [head, body] = reply.split('\r\n\r\n', 2)
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(JSON.parse(body as string)).toMatchObject({ code: status, result: expect.any(String) })
})

it('answers OPTIONS * without crashing', async () => {
  expect(await exchange(`OPTIONS * HTTP/1.1\r\n${host}\r\n`)).toMatch(/^HTTP\/1.1 40[04] /)
})

it('keeps API paths out of a catch-all route', async () => {
  const shop = buildTestHttp()
  shop.get('/*', () => 'a page')
  const answers = await Promise.all(
    ['/somewhere', '/api/nothing', '/api/order', '/api/docs', '/apiary'].map((url) => shop.inject(url)),
  )
  expect(answers.map((reply) => reply.statusCode)).toEqual([200, 404, 405, 200, 200])
})

it('finishes running requests before it closes', async () => {
  const received = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  const mailToken = async () => {
    received.resolve()
    await answer.promise
    return ok('begun')
  }
  const shop = buildTestHttp({ handlers: { mailToken } })
  const origin = await shop.listen({ port: 0, host: '127.0.0.1' })
  const reply = fetch(`${origin}/api/ext/mail-service/get-token`)
  await received.promise
  const closed = shop.close()
  answer.resolve()
  expect(await (await reply).json()).toEqual({ code: 200, result: 'begun' })
  await closed
  await expect(fetch(origin)).rejects.toThrow()
})

it('refuses a body whose announced length is too large', async () => {
  const reply = await exchange(
    `POST /api/user/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 300000\r\n\r\n{`,
  )
  expect(reply).toMatch(/^HTTP\/1.1 413 /)
})

it('keeps answering after malformed requests', async () => {
  expect(await exchange(`GET /api/ext/mail-service/get-token HTTP/1.1\r\n${host}\r\n`)).toContain(
    '{"code":200,"result":"t"}',
  )
})
