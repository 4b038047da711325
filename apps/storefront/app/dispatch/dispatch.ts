import { loadProductView, resolvePath } from '@mantel/client'
import { redirect, redirectDocument } from 'react-router'
import { firstInteraction } from '../page/first-interaction.ts'
import { throwMissingFile } from '../page/missing-file.ts'
import type { PageRequest } from '../page/page.ts'
import { unwrapLoaded } from '../page/unwrap-loaded.ts'
import { hasRoute } from '../route-table.ts'
import type { DispatchedPage } from './dispatched-screen.tsx'

/** A reload of the current page needs one of these files; before a link can be followed, the browser fetches all. */
const fetchLoaders = {
  product: () => import('../product/product-page.ts'),
  category: () => import('../catalog/load-category.ts'),
  content: () => import('../content/load-content.ts'),
}
if (typeof document !== 'undefined')
  void firstInteraction().then(() => Promise.all(Object.values(fetchLoaders).map((fetch) => fetch().catch(() => {}))))

/**
 * Loads the page of a path without a named route: a product, a category or a content page. Redirects if it has moved.
 */
export async function dispatch(pageRequest: PageRequest): Promise<DispatchedPage> {
  const { shop, path, query } = pageRequest
  const resolved = await resolvePath(shop.engine, path, { hasRoute: (name) => hasRoute(shop.store.view, name) })
  if (!resolved.ok && resolved.reason === 'missing') await followMove(pageRequest)
  const found = unwrapLoaded(shop, resolved)
  switch (found.kind) {
    case 'product': {
      const [{ loadProductPage }, product] = await Promise.all([
        fetchLoaders.product().catch(throwMissingFile),
        loadProductView(shop.engine, found.document),
      ])
      return loadProductPage(pageRequest, product, query.get('childSku'))
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

/** Only the server knows old paths, so the browser requests the whole document. */
async function followMove({ shop, path, query }: PageRequest): Promise<void> {
  if (!shop.findMovedPath) throw redirectDocument(`${path}${query.size > 0 ? `?${query}` : ''}`)
  const moved = await shop.findMovedPath(path)
  if (moved !== null) throw redirect(`/${moved}`, 301)
}
