import type { Fetch } from '@mantel/client'
import type { Stores, StoreView } from '@mantel/domain/store'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { type Place, placeOf } from '../app/place/place.ts'
import type { Pages, RenderOffline } from '../app/server-entry.ts'
import { createAddressBook } from './address-book.ts'
import type { BuiltWorker } from './app-files/open-worker.ts'
import { serveAppFile } from './app-files/serve-app-file.ts'
import { isIndexable } from './crawl/is-indexable.ts'
import { renderSitemap } from './crawl/render-sitemap.ts'
import { isForCalls, serveRobots } from './crawl/serve-robots.ts'
import { readSitemapPath } from './crawl/sitemap-path.ts'
import type { FileShelf } from './files/file-shelf.ts'
import { serveFile } from './files/serve-file.ts'
import type { ServerLog } from './log.ts'
import type { KeptPage } from './page/kept-page.ts'
import { createKeptReplies } from './page/kept-replies.ts'
import { createPageCache, type PurgeOrder, type Rendered } from './page/page-cache.ts'
import { pageLifetime, renderPage } from './page/render-page.ts'
import { sendPage } from './page/send-page.ts'

export type StorefrontOptions = {
  stores: Stores
  /** The built pages and the files that belong to them; a promise while they are being built. */
  site: Promise<Site> | Site
  /** The door to the back end, as a guest of the store view comes through it. */
  fetch(view: StoreView): Fetch
  /** Who says what is to be forgotten. */
  purge: { on(subscriber: (order: PurgeOrder) => void): () => void }
  findMovedPath(view: StoreView, path: string): Promise<string | null>
  log: ServerLog
  now?: () => number
  /** What kept pages may weigh together. */
  cacheBytes?: number
  /** Off: browsers that have a service worker are rid of it. */
  withWorker?: boolean
  /** Payment providers: what pages may hold in frames and send forms to. */
  paymentOrigins?: readonly string[]
}

export type Site = {
  pages(): Promise<Pages> | Pages
  files: FileShelf
  /** Pages under work have none: what it keeps would be old at once. */
  worker?: BuiltWorker
  offlinePage?: RenderOffline
  /** Only while pages are edited: nothing is kept, and source files are answered before anything else. */
  answersItself?(request: FastifyRequest, reply: FastifyReply): Promise<boolean>
}

const defaultCacheBytes = 96 * 1024 * 1024

/** The pages of every store view: its host and its prefix decide which one. */
export const storefrontPlugin: FastifyPluginAsync<StorefrontOptions> = async (app, options) => {
  const { stores, purge, log, now = Date.now, cacheBytes = defaultCacheBytes, withWorker = true } = options
  const { paymentOrigins = [] } = options
  const places = new Map<string, Place>(stores.views.map((view) => [view.code, placeOf(stores, view, withWorker)]))
  const viewsOf = ({ website }: Place) => stores.views.filter((view) => view.website === website.code)
  const cache = createPageCache<KeptPage>({
    bytesOf: (page) => page.bytes(),
    mostBytes: cacheBytes,
    lifetime: pageLifetime,
    now,
    onFailure: (err, key) => log.error({ err, key }, 'a page could not be rendered anew'),
  })
  const replies = createKeptReplies({
    lifetime: pageLifetime,
    now,
    onFailure: (err, key) => log.error({ err, key }, 'a reply could not be read anew'),
  })
  const fetchFor = (view: StoreView) => replies.through(view.code, options.fetch(view))
  const addresses = createAddressBook(stores)
  const stopListening = purge.on((order) => {
    // Replies first: whoever renders from now on must not be handed an old one.
    replies.purge(order)
    cache.purge(order)
  })
  app.addHook('onClose', async () => stopListening())
  const isIndexableIn = (code: string, path: string) => {
    const place = places.get(code)
    return place !== undefined && isIndexable(place.view, path)
  }
  app.get('/*', serve)

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const site = await options.site
    if (await site.answersItself?.(request, reply)) return reply.hijack()
    const { files } = site
    const pathname = pathOf(request.url)
    if (pathname === '/robots.txt') return serveRobots(request, reply, stores)
    const file = files.get(pathname)
    if (file) return serveFile(request, reply, file)
    if (pathname.startsWith('/assets/')) return reply.code(404).header('cache-control', 'no-store').send()
    const { website, view, path, row, key } = addresses.find(request.host, request.url)
    if (isForCalls(website, request)) return reply.redirect(`${website.publicUrl}${request.url}`, 301)
    const place = places.get(view.code) as Place
    const appFile = await serveAppFile(
      request,
      reply,
      { place, pathname, path },
      { site, viewsOf, withWorker, paymentOrigins },
    )
    // A reply that is waited for gives nothing back: whether it was sent is asked of itself.
    if (appFile || reply.sent) return reply
    const ask = readSitemapPath(path)
    if (ask) {
      const order = { ask, website, view, fetch: options.fetch(view) }
      return answer(request, reply, `${view.website} ${view.code} ${path}`, () => renderSitemap(order))
    }
    const render = async () =>
      renderPage({
        pages: await site.pages(),
        place,
        website,
        row,
        key,
        pathname,
        fetch: site.answersItself ? options.fetch(view) : fetchFor(view),
        findMovedPath: (moved) => options.findMovedPath(view, moved),
        isIndexable: isIndexableIn,
        log,
        paymentOrigins,
        isEdited: site.answersItself !== undefined,
      })
    return answer(request, reply, key.text, render)
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    render: () => Promise<Rendered<KeptPage>>,
  ): Promise<FastifyReply> {
    const { page, isHit } = await cache.get(key, render)
    return sendPage(request, reply.header('x-vs-cache', isHit ? 'Hit' : 'Miss'), page)
  }
}

function pathOf(url: string): string {
  const at = url.indexOf('?')
  return at < 0 ? url : url.slice(0, at)
}
