import { join } from 'node:path'
import { loadStores } from '@mantel/backend'
import type { Fetch } from '@mantel/client'
import { openSite, storefrontPlugin } from '@mantel/storefront'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { parseConfig, projectRoot } from '../config.ts'

/**
 * The pages of one build (MANTEL_BUILT) in front of a shop that runs elsewhere (MANTEL_SHOP_PORT), which answers all
 * calls and draws all pictures: what a deployment changes, without the time that a database takes.
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
  site: openSite({ keptAssets: join(dataDir, 'assets') }),
  fetch: (): Fetch => (url, init) => fetch(`${shop}${url}`, init),
  purge: { on: () => () => undefined },
  findMovedPath: async () => null,
  log: app.log,
  withWorker: serviceWorker,
})

async function forward({ method, url, headers, body }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const kept = ['accept', 'content-type'].flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []))
  const init = { method, headers: Object.fromEntries(kept), ...(body ? { body: String(body) } : {}) }
  const answer = await fetch(`${shop}${url}`, init)
  for (const name of ['content-type', 'cache-control', 'vary']) {
    const value = answer.headers.get(name)
    if (value) reply.header(name, value)
  }
  return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()))
}

process.once('SIGTERM', () => void app.close().then(() => process.exit(0)))
const address = await app.listen({ port, host: '127.0.0.1' })
console.log(`localhost:${new URL(address).port}`)
