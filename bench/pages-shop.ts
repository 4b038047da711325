import { createRequire } from 'node:module'
import { openTestShop } from '@mantel/shop/testing'
import { openSite } from '@mantel/storefront'
import { renderMany } from './pages-heap.ts'

/**
 * A shop with the whole demo catalogue in a separate process, and the baselines its pages are compared with: the
 * same tree rendered by React alone, and the same bytes sent by a route that does nothing else.
 */

const path = '/clocks'
let renderTree: (() => string) | undefined

const shop = await openTestShop({
  everyNth: 1,
  openBuilt: async (options) => {
    const site = await openSite(options)
    const pages = await site.pages()
    const watched = {
      async render(order: Parameters<typeof pages.render>[0]) {
        const rendered = await pages.render(order)
        if (order.url.pathname === path) renderTree ??= rendered.renderTree
        return rendered
      },
    }
    return { ...site, pages: () => watched }
  },
})

const forgetAll = () => shop.purge.purge({ all: true, tags: [] })
const { rawPayload: page, headers } = await shop.app.inject(`${path}?price=0-999`)
const tree = renderTree
if (!tree) throw new Error(`${path} was not rendered`)

/** The same Fastify version that the shop uses. */
const fastify = createRequire(import.meta.resolve('@mantel/backend/http'))('fastify') as () => typeof shop.app
const baselines = fastify()
baselines.get('/react', (_, reply) => reply.type('text/html; charset=utf-8').send(tree()))
baselines.get('/bytes', (_, reply) => reply.headers({ ...headers }).send(page))
const baselineAddress = await baselines.listen({ port: 0, host: '127.0.0.1' })

const address = await shop.app.listen({ port: 0, host: '127.0.0.1' })

process.send?.({ address, baselineAddress, path, bytes: page.length })
process.on('message', async (asked) => {
  if (asked === 'heap') {
    const found = await renderMany(async (one) => {
      forgetAll()
      const { statusCode } = await shop.app.inject(one)
      if (statusCode !== 200) throw new Error(`${one} answered ${statusCode}`)
    })
    return process.send?.(found)
  }
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuMicroseconds: user + system })
})
process.on('disconnect', () => process.exit())
