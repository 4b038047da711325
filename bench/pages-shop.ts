import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { openTestShop as OpenTestShop } from '@mantel/shop/testing'
import { createBareRender } from './bare-tree.ts'
import { renderMany } from './pages-heap.ts'

/**
 * A shop with the whole demo catalogue in a separate process, and the baselines ("floors") its pages are compared with: the
 * elements of the same page rendered by React alone, and the same bytes sent by a route that does nothing else. The first
 * argument is the folder of the revision to measure.
 */

const root = pathToFileURL(`${process.argv[2]}/`)
const testing = new URL('apps/shop/src/testing/open-test-shop.ts', root)
const { openTestShop } = (await import(testing.href)) as { openTestShop: typeof OpenTestShop }
const shop = await openTestShop({ everyNth: 1, withContent: true })
const storefront = new URL('apps/storefront/package.json', root).href
const fromStorefront = createRequire(storefront)

const path = '/clocks'
const { rawPayload: page, headers } = await shop.app.inject(`${path}?price=0-999`)
const bareRender = createBareRender(page.toString(), storefront)

const compress = promisify(brotliCompress)
const compression = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_LGWIN]: 18,
}

/** The same Fastify version that the shop uses. */
const fastify = fromStorefront('fastify') as () => typeof shop.app
const floors = fastify()
floors.get('/react', (_, reply) => reply.type('text/html; charset=utf-8').send(bareRender()))
floors.get('/react-compressed', async (_, reply) =>
  reply
    .headers({ 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
    .send(await compress(Buffer.from(bareRender()), { params: compression })),
)
floors.get('/bytes', (_, reply) => reply.headers({ ...headers }).send(page))
const floorAddress = await floors.listen({ port: 0, host: '127.0.0.1' })
const address = await shop.app.listen({ port: 0, host: '127.0.0.1' })

process.send?.({ address, floorAddress, path, bytes: page.length, floorBytes: Buffer.byteLength(bareRender()) })
process.on('message', async (command) => {
  if (command === 'heap') {
    const figures = await renderMany(async (one) => {
      shop.purge.purge({ all: true, tags: [] })
      const { statusCode } = await shop.app.inject(one)
      if (statusCode !== 200) throw new Error(`${one} answered ${statusCode}`)
    })
    return process.send?.(figures)
  }
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuMicroseconds: user + system })
})
process.on('disconnect', () => process.exit())
