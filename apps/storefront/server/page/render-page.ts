import { createCaller, createEngine, type Fetch } from '@mantel/client/server'
import { cacheLifetimes, headerTags } from '@mantel/contract'
import type { Website } from '@mantel/domain/store'
import type { TagSources } from '@mantel/plugins/tag'
import { mayHoldSecret } from '../../app/match-route.ts'
import type { RouteRow } from '../../app/route-table.ts'
import type { Pages } from '../../app/server-entry.ts'
import type { CurrentStore } from '../../app/store/current-store.ts'
import type { ServerLog } from '../log.ts'
import { type CachedPage, createCachedPage } from './cached-page.ts'
import type { RenderResult } from './page-cache.ts'
import type { PageKey } from './page-key.ts'
import { type CacheInfo, emptyCacheInfo, recordCalls } from './record-calls.ts'
import { securityHeaders } from './security-headers.ts'
import type { ShellCache } from './shell-cache.ts'
import { unavailablePage } from './unavailable-page.ts'

export type RenderPageOptions = {
  pages: Pages
  store: CurrentStore
  website: Website
  row: RouteRow
  key: PageKey
  /** The requested path, including the prefix of the store view. */
  pathname: string
  fetch: Fetch
  shells: ShellCache
  findMovedPath(path: string): Promise<string | null>
  isIndexable(storeCode: string, path: string): boolean
  log: ServerLog
  paymentOrigins: readonly string[]
  /** Addresses of tags and of a bot challenge's vendor. */
  tagSources?: TagSources
  /** In development: pages are not cached and have no content security policy, so that Vite's scripts and styles work. */
  isDevelopment: boolean
}

export async function renderPage(order: RenderPageOptions): Promise<RenderResult<CachedPage>> {
  const { pages, store, website, row, key, pathname, isIndexable, log, paymentOrigins, tagSources } = order
  const { view } = store
  const ingredients = emptyCacheInfo()
  const warn = (message: string, details?: unknown) => log.warn({ store: view.code, ...(details ?? {}) }, message)
  const error = (message: string, details?: unknown) => log.error({ store: view.code, ...(details ?? {}) }, message)
  const findMovedPath = (path: string) =>
    order.findMovedPath(path).catch((failure: unknown) => {
      ingredients.unavailable ??= 'busy'
      throw failure
    })
  /** Calls of the shop are recorded in `info`. */
  const openShop = (info: CacheInfo) => {
    const caller = createCaller({
      fetch: recordCalls(order.fetch, info).fetch,
      baseUrl: '',
      storeCode: view.code,
      tokenIn: view.settings.tokenIn,
      endpointPaths: view.endpoints,
    })
    const engine = createEngine({ view, runtime: 'server', caller, log: { warn, error } })
    return { store, caller, engine, findMovedPath, isIndexable, log: warn }
  }
  const loadShell = () =>
    order.isDevelopment
      ? pages.loadShell(openShop(ingredients))
      : order.shells.get(view.code, ingredients, (info) => pages.loadShell(openShop(info)))
  const url = new URL(`${website.publicUrl}${pathname}${key.search}`)
  const { status, location, contentType, body, scriptHashes } = await pages.render({
    url,
    shop: openShop(ingredients),
    loadShell,
  })
  if (ingredients.unavailable === 'starting' || (ingredients.unavailable && status >= 500))
    return unavailablePage(ingredients.unavailable, store)
  const tags = [...pageTags(row, status), ...ingredients.tags]
  const isKept = key.isCacheable && ingredients.isCacheable && status === 200 && !order.isDevelopment
  const headers = {
    'content-type': contentType,
    'content-language': store.locale,
    'cache-control': row.cached === false || status !== 200 ? 'no-store' : 'no-cache',
    ...((isKept || status === 404) && tags.length > 0 && { 'cache-tag': headerTags(tags).join(',') }),
    ...(location !== null && { location }),
    ...(!order.isDevelopment &&
      securityHeaders({ website, scriptHashes, paymentOrigins, tagSources, hasSecretUrl: mayHoldSecret(row) })),
  }
  const page = createCachedPage(status, headers, Buffer.from(body))
  return { page, cachePolicy: isKept ? { tags, freshUntil: ingredients.freshUntil } : null }
}

function pageTags({ page }: RouteRow, status: number): string[] {
  if (status === 404) return ['page-not-found']
  return page ? [page] : []
}

/** Milliseconds. */
export const pageLifetimeMs = cacheLifetimes.outputCache * 1000
