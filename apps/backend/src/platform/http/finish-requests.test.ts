import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { trackRequests } from './finish-requests.ts'

let app: FastifyInstance
const agent = new Agent({ keepAlive: true })
beforeEach(() => {
  app = Fastify({ forceCloseConnections: 'idle' })
})
afterEach(async () => {
  agent.destroy()
  app.server.closeAllConnections()
  await app.close()
})

async function listen(): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

it('answers a request that calls the app itself after the shutdown has begun, then refuses connections', async () => {
  const begun = Promise.withResolvers<void>()
  app.get('/inner', async () => 'inner')
  app.get('/page', async () => {
    begun.resolve()
    await delay(50)
    return (await app.inject('/inner')).body
  })
  const finishRequests = trackRequests(app.server)
  const port = await listen()
  const get = (path: string) =>
    new Promise<{ status?: number; connection?: string }>((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, agent }, (reply) => {
        reply.resume()
        reply.on('end', () => resolve({ status: reply.statusCode, connection: reply.headers.connection }))
      })
      sent.on('error', reject).end()
    })
  expect(await get('/inner')).toEqual({ status: 200, connection: 'keep-alive' })
  const page = get('/page')
  await begun.promise
  await finishRequests()
  expect(await page).toEqual({ status: 200, connection: 'close' })
  await expect(get('/inner')).rejects.toThrow(/ECONNREFUSED|ECONNRESET|socket hang up/)
  await app.close()
})

it.each([
  ['sends nothing', ''],
  ['does not finish its request', 'GET /large HTTP/1.1\r\nHost: a\r\n'],
  ['does not read the reply', 'GET /large HTTP/1.1\r\nHost: a\r\n\r\n'],
])('closes the connection of a client that %s', async (_case, sent) => {
  app.get('/large', async () => Readable.from(Array.from({ length: 500 }, () => Buffer.alloc(100_000))))
  const finishRequests = trackRequests(app.server, 200)
  const port = await listen()
  const client = connect(port, '127.0.0.1').on('error', () => {})
  client.write(sent)
  await once(app.server, 'connection')
  await delay(100)
  await finishRequests()
  const isClosed = await Promise.race([app.close().then(() => true), delay(5000, false)])
  client.destroy()
  expect(isClosed).toBe(true)
})
