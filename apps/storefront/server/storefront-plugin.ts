import { createHash } from 'node:crypto'
import { resolveStore, type Stores, type StoreView } from '@mantel/domain/store'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { renderHome } from './home-page.ts'
import type { HomeProduct } from './home-product.ts'
import { homeStyles } from './home-styles.ts'
import { renderMissing } from './missing-page.ts'
import type { Place } from './page.ts'
import { contentSecurityPolicy } from './stylesheet.ts'

export type StorefrontOptions = {
  stores: Stores
  /** The products of the store's best sellers, best first, as a guest sees them. */
  listBestSellers(view: StoreView): Promise<HomeProduct[]>
}

const homePaths = new Set(['/', '/pwa.html'])

/** The pages of every store view: its host and its prefix decide which one. */
export const storefrontPlugin: FastifyPluginAsync<StorefrontOptions> = async (app, { stores, listBestSellers }) => {
  const prefixes = new Set(stores.views.map(({ prefix }) => prefix))
  for (const prefix of prefixes)
    for (const path of homePaths) app.get(prefix === '' ? path : `${prefix}${path}`.replace(/\/$/, ''), serve)

  async function serve(request: FastifyRequest, reply: FastifyReply) {
    const [pathname = '/'] = request.url.split('?', 1)
    const { website, view, path } = resolveStore(stores, { host: request.host, path: pathname })
    const place = { stores, website, view }
    // The prefix of a store on another host leads nowhere here.
    if (!homePaths.has(path)) return send(reply.code(404), place, renderMissing(place))
    try {
      return send(reply, place, renderHome(place, await listBestSellers(view)), request.headers['if-none-match'])
    } catch (err) {
      request.log.error({ err, store: view.code }, 'the home page has no products')
      return send(reply.code(503).header('retry-after', '5'), place, renderHome(place, null))
    }
  }
}

/** Nothing in it is personal; browsers ask each time whether it changed. */
function send(reply: FastifyReply, { view, website }: Place, page: string, known?: string): FastifyReply {
  const etag = `"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`
  reply.headers({
    'content-security-policy': contentSecurityPolicy(homeStyles[website.theme]),
    'content-language': view.i18n.defaultLocale,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': reply.statusCode === 200 ? 'no-cache' : 'no-store',
  })
  if (reply.statusCode !== 200) return reply.type('text/html; charset=utf-8').send(page)
  reply.header('etag', etag)
  if (known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)) return reply.code(304).send()
  return reply.type('text/html; charset=utf-8').send(page)
}
