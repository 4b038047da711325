import { join } from 'node:path'
import { type Backend, findMovedPath } from '@mantel/backend'
import { type Stores, type StoreView, websiteOf } from '@mantel/domain/store'
import { openDevSite, openSite, type Site, storefrontPlugin } from '@mantel/storefront'
import { injectFetch } from './inject-fetch.ts'

export type ServePagesOptions = {
  backend: Backend
  stores: Stores
  dataDir: string
  now?: () => Date
  /** Pages come straight from their sources and follow every change. */
  dev?: boolean
  /** Off: browsers are rid of the service worker that they may have. */
  withWorker?: boolean
  /** What pages may hold in frames and send forms to, beside the shop itself. */
  paymentOrigins?: readonly string[]
  openBuilt?: typeof openSite
}

export type ServedPages = {
  /** Until it has resolved, whoever asks for a page waits. */
  open(onBuild: () => void): Promise<void>
}

/** Pages in front of the back end, which they reach through the client alone. */
export function servePages({
  backend,
  stores,
  dataDir,
  now,
  dev,
  withWorker = true,
  paymentOrigins = [],
  openBuilt = openSite,
}: ServePagesOptions): ServedPages {
  const { app, purge, context } = backend
  const site = Promise.withResolvers<Site>()
  site.promise.catch(() => {})
  app.register(storefrontPlugin, {
    stores,
    site: site.promise,
    fetch: (view: StoreView) => injectFetch(app, websiteOf(stores, view).hosts[0] ?? 'localhost'),
    purge,
    findMovedPath: (view: StoreView, path: string) => findMovedPath(context(view), path),
    log: app.log,
    withWorker,
    paymentOrigins,
    ...(now && { now: () => now().getTime() }),
  })
  return {
    async open(onBuild) {
      try {
        site.resolve(
          await (dev ? openDevSite(app.server) : openBuilt({ keptAssets: join(dataDir, 'assets'), onBuild })),
        )
      } catch (error) {
        site.reject(error)
        throw error
      }
    },
  }
}
