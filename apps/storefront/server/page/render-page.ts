import { createCaller, createEngine, type Fetch } from '@mantel/client'
import { headerTags, lifetimes } from '@mantel/contract'
import type { Website } from '@mantel/domain/store'
import type { Place } from '../../app/place/place.ts'
import type { RouteRow } from '../../app/route-table.ts'
import type { Pages } from '../../app/server-entry.ts'
import type { ServerLog } from '../log.ts'
import { type KeptPage, keptPage } from './kept-page.ts'
import type { Rendered } from './page-cache.ts'
import type { PageKey } from './page-key.ts'
import { recordCalls } from './record-calls.ts'
import { securityHeaders } from './security-headers.ts'

export type RenderOrder = {
  pages: Pages
  place: Place
  website: Website
  row: RouteRow
  key: PageKey
  /** With the store's prefix. */
  pathname: string
  fetch: Fetch
  findMovedPath(path: string): Promise<string | null>
  isIndexable(storeCode: string, path: string): boolean
  log: ServerLog
  paymentOrigins: readonly string[]
  /** Pages under work are shown as they are: kept by nobody, with the scripts and styles that editing needs. */
  isEdited: boolean
}

export async function renderPage(order: RenderOrder): Promise<Rendered<KeptPage>> {
  const { pages, place, website, row, key, pathname, findMovedPath, isIndexable, log, paymentOrigins } = order
  const { fetch, ingredients } = recordCalls(order.fetch)
  const { view } = place
  const caller = createCaller({
    fetch,
    baseUrl: '',
    storeCode: view.code,
    tokenIn: view.settings.tokenIn,
    paths: view.endpoints,
  })
  const warn = (message: string, details?: unknown) => log.warn({ store: view.code, ...(details ?? {}) }, message)
  const error = (message: string, details?: unknown) => log.error({ store: view.code, ...(details ?? {}) }, message)
  const engine = createEngine({ view, place: 'server', caller, log: { warn, error } })
  const shop = { place, caller, engine, findMovedPath, isIndexable, log: warn }
  const url = new URL(`${pathname}${key.search}`, website.publicUrl)
  const { status, location, contentType, body, scriptHashes } = await pages.render({ url, shop })
  const tags = [...pageTags(row, status), ...ingredients.tags]
  const isKept = key.isKept && ingredients.mayKeep && status === 200 && !order.isEdited
  const headers = {
    'content-type': contentType,
    'content-language': place.locale,
    'cache-control': row.kept === false || status !== 200 ? 'no-store' : 'no-cache',
    ...(isKept && tags.length > 0 && { 'cache-tag': headerTags(tags).join(',') }),
    ...(location !== null && { location }),
    ...(!order.isEdited &&
      securityHeaders({ website, scriptHashes, paymentOrigins, secretAddress: row.kept === false })),
  }
  const page = keptPage(status, headers, Buffer.from(body))
  return { page, keep: isKept ? { tags, freshUntil: ingredients.freshUntil } : null }
}

function pageTags({ page }: RouteRow, status: number): string[] {
  if (status === 404) return ['page-not-found']
  return page ? [page] : []
}

/** Milliseconds. */
export const pageLifetime = lifetimes.outputCache * 1000
