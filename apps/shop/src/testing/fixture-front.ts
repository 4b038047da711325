import { join } from 'node:path'
import { loadStores } from '@mantel/backend'
import type { Fetch } from '@mantel/client'
import { openSite, storefrontPlugin } from '@mantel/storefront'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { parseConfig, projectRoot } from '../config.ts'

/**
 * Serves the pages of one build (MANTEL_BUILT) and forwards API and image requests to a running shop (MANTEL_SHOP_PORT).
 * Tests simulate a deployment with it, without starting another database.
 */
const { MANTEL_SHOP_PORT } = process.env
const read = parseConfig(process.env)
if (!read.ok) throw new Error(read.problems.join('\n'))
const { port, dataDir, serviceWorker } = read.config
const shop = `http://localhost:${MANTEL_SHOP_PORT}`

const app = Fastify({ forceCloseConnections: true })
app.removeAllContentTypeParsers()
app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
for (const path of ['/api/*', '/img/*']) app.all(path, forward)
app.register(storefrontPlugin, {
  stores: await loadStores(join(projectRoot, 'stores'), { port: Number(MANTEL_SHOP_PORT) }),
  site: openSite({ assetsDir: join(dataDir, 'assets') }),
  fetch: (): Fetch => (url, init) => fetch(`${shop}${url}`, init),
  purge: { on: () => () => undefined },
  findMovedPath: async () => null,
  log: app.log,
  withWorker: serviceWorker,
})

async function forward({ method, url, headers, body }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const forwardedHeaders = ['accept', 'content-type'].flatMap((name) =>
    headers[name] ? [[name, String(headers[name])]] : [],
  )
  const init = { method, headers: Object.fromEntries(forwardedHeaders), body: body ? String(body) : undefined }
  const response = await fetch(`${shop}${url}`, init)
  for (const name of ['content-type', 'cache-control', 'vary']) {
    const value = response.headers.get(name)
    if (value) reply.header(name, value)
  }
  return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()))
}

process.once('SIGTERM', () => void app.close().then(() => process.exit(0)))
const address = await app.listen({ port, host: '127.0.0.1' })
console.log(`localhost:${new URL(address).port}`)
