import type { Fetch } from '@mantel/client'
import { type Stores, type StoreView, viewsWithPages } from '@mantel/domain/store'
import { noTags } from '@mantel/domain/tag'
import { mergeSources, type TagSources, tagSourcesOf } from '@mantel/plugins/tag'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { routeTable } from '../app/route-table.ts'
import type { Pages, RenderOffline } from '../app/server-entry.ts'
import { type CurrentStore, describeStore } from '../app/store/current-store.ts'
import { feedPath } from '../app/store/feed-path.ts'
import { createAddressParser } from './address-parser.ts'
import type { BuiltWorker } from './app-files/open-worker.ts'
import { serveAppFile } from './app-files/serve-app-file.ts'
import { isIndexable } from './crawl/is-indexable.ts'
import { merchantFeedPath } from './crawl/merchant-feed-xml.ts'
import { renderFeed } from './crawl/render-feed.ts'
import { renderMerchantFeed } from './crawl/render-merchant-feed.ts'
import { renderSitemap } from './crawl/render-sitemap.ts'
import { isApiHost, serveRobots } from './crawl/serve-robots.ts'
import { parseSitemapPath } from './crawl/sitemap-path.ts'
import { serveFile } from './files/serve-file.ts'
import type { StaticFiles } from './files/static-files.ts'
import type { ServerLog } from './log.ts'
import type { CachedPage } from './page/cached-page.ts'
import { createPageCache, type PurgeRequest, type RenderResult } from './page/page-cache.ts'
import { createRenderLimiter, defaultRenderLimits, type RenderLimits } from './page/render-limiter.ts'
import { pageLifetimeMs, renderPage } from './page/render-page.ts'
import { createReplyCache } from './page/reply-cache.ts'
import { sendPage, sendReadyPage } from './page/send-page.ts'
import { createShellCache } from './page/shell-cache.ts'
import { unavailablePage } from './page/unavailable-page.ts'

export type StorefrontOptions = {
  stores: Stores
  /** The built pages and their files; a promise while they are being built. */
  site: Promise<Site> | Site
  /** Creates a fetch that calls the back end as a guest of the store view. */
  fetch(view: StoreView): Fetch
  /** The source of cache purges. */
  purge: { on(subscriber: (order: PurgeRequest) => void): () => void }
  findMovedPath(view: StoreView, path: string): Promise<string | null>
  /** Waits for the data of a store view's pages. False: not available yet, the page must not be rendered. */
  isReady?(view: StoreView): Promise<boolean>
  log: ServerLog
  now?: () => number
  renderLimits?: RenderLimits
  /** Called for every page that was refused because too many are being rendered. */
  onShed?(): void
  /** The size limit of the page cache. */
  cacheBytes?: number
  /** If false, browsers unregister the service worker they may have installed. */
  withWorker?: boolean
  /** Origins of payment providers that pages may embed in frames and submit forms to. */
  paymentOrigins?: readonly string[]
  /** Other addresses that pages of a store view may use, besides those of its tags. */
  otherSourcesOf?: (view: StoreView) => TagSources
}

export type Site = {
  pages(): Promise<Pages> | Pages
  files: StaticFiles
  /** Undefined in development, where cached files would be outdated immediately. */
  worker?: BuiltWorker
  offlinePage?: RenderOffline
  /** Only in development: serves source files before anything else. While set, pages are not cached. */
  serveSource?(request: FastifyRequest, reply: FastifyReply): Promise<boolean>
}

/** The request log masks the keys and tokens in them. */
const pagePaths = routeTable.map(({ path }) => path)

const defaultCacheBytes = 96 * 1024 * 1024

/** Serves the pages of every store view. Host and prefix select the view. */
export const storefrontPlugin: FastifyPluginAsync<StorefrontOptions> = async (app, options) => {
  const { stores, purge, log, now = Date.now, cacheBytes = defaultCacheBytes, withWorker = true } = options
  const { paymentOrigins = [] } = options
  const storesByCode = new Map<string, CurrentStore>(
    stores.views.map((view) => [view.code, describeStore(stores, view, withWorker)]),
  )
  const viewsOfWebsite = ({ website }: CurrentStore) =>
    stores.websites.filter(({ code }) => code === website.code).flatMap((one) => viewsWithPages(stores, one))
  const cache = createPageCache<CachedPage>({
    bytesOf: (page) => page.bytes(),
    maxBytes: cacheBytes,
    lifetimeMs: pageLifetimeMs,
    now,
    onFailure: (err, key) => log.error({ err, key }, 're-rendering a stale page failed'),
  })
  const replies = createReplyCache({
    lifetimeMs: pageLifetimeMs,
    now,
    onFailure: (err, key) => log.error({ err, key }, 'refreshing a cached API reply failed'),
  })
  const shells = createShellCache({
    lifetimeMs: pageLifetimeMs,
    now,
    onFailure: (err, key) => log.error({ err, key }, 'refreshing the header and footer of a store view failed'),
  })
  const fetchFor = (view: StoreView) => replies.wrapFetch(view, options.fetch(view))
  const addresses = createAddressParser(stores)
  const renders = createRenderLimiter(options.renderLimits ?? defaultRenderLimits)
  const stopListening = purge.on((order) => {
    // Purges the replies first, so that a render that starts now cannot use an old reply.
    replies.purge(order)
    shells.purge(order)
    cache.purge(order)
  })
  app.addHook('onClose', async () => stopListening())
  const isIndexableIn = (code: string, path: string) => {
    const store = storesByCode.get(code)
    return store !== undefined && isIndexable(store.view, path)
  }
  let opened: Site | null = null
  Promise.resolve(options.site).then(
    (site) => {
      opened = site
    },
    () => {},
  )
  app.get('/*', { config: { pagePaths } }, (request, reply) => serveHit(request, reply) ?? serve(request, reply))

  /**
   * Sends a cached page without waiting for a promise, which would take longer than finding the page. Returns null if that is not possible.
   */
  function serveHit(request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
    if (!opened || opened.serveSource) return null
    const { website, key, redirectTo } = addresses.find(request.host, request.url)
    const page = redirectTo === null && !isApiHost(website, request.host) ? cache.find(key.text) : null
    return page && sendReadyPage(request, reply.header('x-vs-cache', 'Hit'), page)
  }

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const site = await options.site
    if (await site.serveSource?.(request, reply)) return reply.hijack()
    const { files } = site
    const pathname = pathOf(request.url)
    if (pathname === '/robots.txt') return serveRobots(request, reply, stores)
    const file = files.get(pathname)
    if (file) return serveFile(request, reply, file)
    if (pathname.startsWith('/assets/')) return reply.code(404).header('cache-control', 'no-store').send()
    const { website, view, path, row, key, redirectTo } = addresses.find(request.host, request.url)
    if (redirectTo !== null) return reply.header('cache-control', 'no-cache').redirect(redirectTo, 301)
    if (isApiHost(website, request.host)) return reply.redirect(`${website.publicUrl}${request.url}`, 301)
    const store = storesByCode.get(view.code) as CurrentStore
    const appFile = await serveAppFile(
      request,
      reply,
      { store, pathname, path },
      { site, viewsOf: viewsOfWebsite, withWorker, paymentOrigins },
    )
    // `serveAppFile` may have sent a file and still resolve to undefined, because awaiting a Fastify reply yields undefined.
    if (appFile || reply.sent) return reply
    const sitemap = parseSitemapPath(path)
    if (sitemap) {
      const order = { request: sitemap, website, view, fetch: options.fetch(view) }
      return sendCached(request, reply, `${view.website} ${view.code} ${path}`, () => renderSitemap(order))
    }
    if (path === feedPath)
      return sendCached(request, reply, `${view.website} ${view.code} ${path}`, () =>
        renderFeed({ website, view, fetch: options.fetch(view) }),
      )
    if (path === merchantFeedPath)
      return sendCached(request, reply, `${view.website} ${view.code} ${path}`, () =>
        renderMerchantFeed({ website, view, fetch: options.fetch(view), log }),
      )
    const render = async () => {
      if (options.isReady && !(await options.isReady(view))) return unavailablePage('starting', store)
      const rendered = await renders.run(async () =>
        renderPage({
          pages: await site.pages(),
          store,
          website,
          row,
          key,
          pathname,
          fetch: site.serveSource ? options.fetch(view) : fetchFor(view),
          shells,
          findMovedPath: (moved) => options.findMovedPath(view, moved),
          isIndexable: isIndexableIn,
          log,
          paymentOrigins,
          tagSources: mergeSources(tagSourcesOf(view.tags ?? noTags), options.otherSourcesOf?.(view) ?? {}),
          isDevelopment: site.serveSource !== undefined,
        }),
      )
      if (rendered) return rendered
      options.onShed?.()
      return unavailablePage('busy', store)
    }
    return sendCached(request, reply, key.text, render)
  }

  async function sendCached(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    render: () => Promise<RenderResult<CachedPage>>,
  ): Promise<FastifyReply> {
    const { page, isHit } = await cache.get(key, render)
    return sendPage(request, reply.header('x-vs-cache', isHit ? 'Hit' : 'Miss'), page)
  }
}

function pathOf(url: string): string {
  const at = url.indexOf('?')
  return at < 0 ? url : url.slice(0, at)
}
