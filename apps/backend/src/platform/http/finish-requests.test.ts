import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { trackRequests } from './finish-requests.ts'

const app = Fastify({ forceCloseConnections: 'idle' })
const agent = new Agent({ keepAlive: true })
afterEach(async () => {
  agent.destroy()
  await app.close()
})

it('answers a request that calls the app itself after the shutdown has begun, then refuses connections', async () => {
  const begun = Promise.withResolvers<void>()
  app.get('/inner', async () => 'inner')
  app.get('/page', async () => {
    begun.resolve()
    await delay(50)
    return (await app.inject('/inner')).body
  })
  const finishRequests = trackRequests(app.server)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
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
