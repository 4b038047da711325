import { type CategoryView, loadProductView, productLinks, resolvePath } from '@mantel/client'
import { storePath } from '@mantel/domain/store'
import { redirect, redirectDocument } from 'react-router'
import { loadCategory, loadCategoryPage } from '../catalog/load-category.ts'
import { loadOnce } from '../page/load-once.ts'
import { throwMissingFile } from '../page/missing-file.ts'
import type { PageRequest } from '../page/page.ts'
import { unwrapLoaded } from '../page/unwrap-loaded.ts'
import { findVisitedPage } from '../page/visited-pages.ts'
import { loadProductPage } from '../product/product-page.ts'
import { hasRoute } from '../route-table.ts'
import type { DispatchedPage } from './dispatched-screen.tsx'
import { raceEarlyLoad } from './race-early-load.ts'

const fetchContent = loadOnce(() => import('../content/load-content.ts'))

/** Milliseconds from pressing the mouse button on a link to the click. Data that was requested earlier is loaded again. */
const longestPressMs = 2000

type EarlyPage = { path: string; groupToken: string | null; startedAt: number; page: Promise<DispatchedPage | null> }
let early: EarlyPage | null = null

/** Starts to load a page before the navigation to it. A failure is ignored: the navigation loads again and reports it. */
export function dispatchEarly(shop: PageRequest['shop'], path: string): void {
  if (!shop.engine.online.get() || findVisitedPage({ pathname: storePath(shop.store.view, path), search: '' })) return
  const page = load({ shop, path, query: new URLSearchParams() }, true).catch(() => null)
  early = { path, groupToken: shop.engine.groupToken(), startedAt: performance.now(), page }
}

/** The page at the request's address, if `dispatchEarly` has just started to load it. */
function takeEarlyPage({ shop, path, query }: PageRequest): Promise<DispatchedPage | null> | null {
  const taken = early
  early = null
  if (taken?.path !== path || query.size > 0 || taken.groupToken !== shop.engine.groupToken()) return null
  return performance.now() - taken.startedAt < longestPressMs ? taken.page : null
}

export async function dispatch(pageRequest: PageRequest): Promise<DispatchedPage> {
  const taken = takeEarlyPage(pageRequest)
  return taken ? raceEarlyLoad(taken, () => load(pageRequest)) : load(pageRequest)
}

/**
 * Loads the page of a path without a named route: a product, a category or a content page. Redirects if it has moved.
 */
async function load(pageRequest: PageRequest, fromServer = false): Promise<DispatchedPage> {
  const { shop, path } = pageRequest
  const shownCategory = findShownCategory(pageRequest)
  if (shownCategory) return loadCategoryPage(pageRequest, shownCategory)
  const resolved = await resolvePath(shop.engine, path, {
    hasRoute: (name) => hasRoute(shop.store.view, name),
    fromServer,
  })
  if (!resolved.ok && resolved.reason === 'missing') await followMove(pageRequest)
  const found = unwrapLoaded(shop, resolved)
  switch (found.kind) {
    case 'product': {
      const { document } = found
      const product = { id: document.id, links: productLinks(document) }
      return loadProductPage(pageRequest, product, loadProductView(shop.engine, document))
    }
    case 'category':
      return loadCategory(pageRequest, found.document)
    case 'page': {
      const { loadContent } = await fetchContent().catch(throwMissingFile)
      return loadContent(pageRequest, found.document)
    }
  }
}

/**
 * The category that the page shows, if only the query of the address changes: another choice of filters needs only another list of
 * products.
 */
function findShownCategory({ shop, path }: PageRequest): CategoryView | null {
  if (shop.engine.runtime === 'server' || !shop.engine.online.get()) return null
  const visitedPage = findVisitedPage(location) as Partial<DispatchedPage> | undefined
  return visitedPage?.screen === 'category' && visitedPage.category?.path === path ? visitedPage.category : null
}

/** Only the server knows old paths, so the browser requests the whole document. */
async function followMove({ shop, path, query }: PageRequest): Promise<void> {
  if (!shop.findMovedPath) throw redirectDocument(`${path}${query.size > 0 ? `?${query}` : ''}`)
  const moved = await shop.findMovedPath(path)
  if (moved !== null) throw redirect(`/${moved}`, 301)
}
