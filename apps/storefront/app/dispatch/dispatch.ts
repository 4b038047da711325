import { type CategoryView, loadProductView, productLinks, resolvePath } from '@mantel/client'
import { redirect, redirectDocument } from 'react-router'
import { throwMissingFile } from '../page/missing-file.ts'
import type { PageRequest } from '../page/page.ts'
import { unwrapLoaded } from '../page/unwrap-loaded.ts'
import { findVisitedPage } from '../page/visited-pages.ts'
import { hasRoute } from '../route-table.ts'
import type { DispatchedPage } from './dispatched-screen.tsx'

const fetchLoaders = {
  product: () => import('../product/product-page.ts'),
  category: () => import('../catalog/load-category.ts'),
  content: () => import('../content/load-content.ts'),
}

/**
 * Loads the page of a path without a named route: a product, a category or a content page. Redirects if it has moved.
 */
export async function dispatch(pageRequest: PageRequest): Promise<DispatchedPage> {
  const { shop, path } = pageRequest
  const shown = findShownCategory(pageRequest)
  if (shown) {
    const { loadList } = await fetchLoaders.category().catch(throwMissingFile)
    return loadList(pageRequest, shown)
  }
  const resolved = await resolvePath(shop.engine, path, { hasRoute: (name) => hasRoute(shop.store.view, name) })
  if (!resolved.ok && resolved.reason === 'missing') await followMove(pageRequest)
  const found = unwrapLoaded(shop, resolved)
  switch (found.kind) {
    case 'product': {
      const { loadProductPage } = await fetchLoaders.product().catch(throwMissingFile)
      const { document } = found
      const product = { id: document.id, links: productLinks(document) }
      return loadProductPage(pageRequest, product, loadProductView(shop.engine, document))
    }
    case 'category': {
      const { loadCategory } = await fetchLoaders.category().catch(throwMissingFile)
      return loadCategory(pageRequest, found.document)
    }
    case 'page': {
      const { loadContent } = await fetchLoaders.content().catch(throwMissingFile)
      return loadContent(pageRequest, found.document)
    }
  }
}

/** The category on the page, if only the query of its address changes: another choice of filters needs only another list. */
function findShownCategory({ shop, path }: PageRequest): CategoryView | null {
  if (shop.engine.runtime === 'server' || !shop.engine.online.get()) return null
  const shown = findVisitedPage(location) as Partial<DispatchedPage> | undefined
  return shown?.screen === 'category' && shown.category?.path === path ? shown.category : null
}

/** Only the server knows old paths, so the browser requests the whole document. */
async function followMove({ shop, path, query }: PageRequest): Promise<void> {
  if (!shop.findMovedPath) throw redirectDocument(`${path}${query.size > 0 ? `?${query}` : ''}`)
  const moved = await shop.findMovedPath(path)
  if (moved !== null) throw redirect(`/${moved}`, 301)
}
