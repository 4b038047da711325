import { join } from 'node:path'
import { type Backend, findMovedPath } from '@mantel/backend'
import { type Stores, type StoreView, viewsOf, websiteOf } from '@mantel/domain/store'
import type { TagSources } from '@mantel/plugins/tag'
import { openDevSite, openSite, type Site, storefrontPlugin } from '@mantel/storefront'
import { injectFetch } from './inject-fetch.ts'

export type ServePagesOptions = {
  backend: Backend
  stores: Stores
  dataDir: string
  now?: () => Date
  /** Serves pages from their sources through Vite instead of from the build. */
  dev?: boolean
  /** If false, browsers unregister the service worker they may have installed. */
  withWorker?: boolean
  /** Origins besides the shop's own that pages may embed in frames and submit forms to. */
  paymentOrigins?: readonly string[]
  /** Other addresses that pages of a store view may use, besides those of its tags. */
  otherSourcesOf?: (view: StoreView) => TagSources
  openBuilt?: typeof openSite
}

export type PageServer = {
  /** Page requests wait until this has resolved. */
  open(onBuild: () => void): Promise<void>
}

/** Registers the storefront in the back end's app. Pages reach the back end only through the client. */
export function servePages({
  backend,
  stores,
  dataDir,
  now,
  dev,
  withWorker = true,
  paymentOrigins = [],
  otherSourcesOf,
  openBuilt = openSite,
}: ServePagesOptions): PageServer {
  const { app, purge, context } = backend
  const site = Promise.withResolvers<Site>()
  site.promise.catch(() => {})
  app.register(storefrontPlugin, {
    stores,
    site: site.promise,
    fetch: (view: StoreView) => injectFetch(app, websiteOf(stores, view).hosts[0] ?? 'localhost'),
    purge,
    findMovedPath: (view: StoreView, path: string) => findMovedPath(context(view), path),
    // Pages link to their alternates in the other store views of their website.
    isReady: (view: StoreView) => backend.catalog.waitUntilReady(viewsOf(stores, websiteOf(stores, view))),
    onShed: () => backend.metrics.countShed('pages'),
    log: app.log,
    withWorker,
    paymentOrigins,
    otherSourcesOf,
    now: now && (() => now().getTime()),
  })
  return {
    async open(onBuild) {
      try {
        site.resolve(await (dev ? openDevSite(app.server) : openBuilt({ assetsDir: join(dataDir, 'assets'), onBuild })))
      } catch (error) {
        site.reject(error)
        throw error
      }
    },
  }
}
