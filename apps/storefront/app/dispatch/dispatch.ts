import { loadProductView, resolvePath } from '@mantel/client'
import { redirect, redirectDocument } from 'react-router'
import { loadCategory } from '../catalog/load-category.ts'
import { loadContent } from '../content/load-content.ts'
import type { PageRequest } from '../page/page.ts'
import { unwrapLoaded } from '../page/unwrap-loaded.ts'
import { loadProductPage } from '../product/product-page.ts'
import type { DispatchedPage } from './dispatched-screen.tsx'

/**
 * Loads the page of a path without a named route: a product, a category or a content page. Redirects if it has moved.
 */
export async function dispatch(pageRequest: PageRequest): Promise<DispatchedPage> {
  const { shop, path, query } = pageRequest
  const resolved = await resolvePath(shop.engine, path)
  if (!resolved.ok && resolved.reason === 'missing') await followMove(pageRequest)
  const found = unwrapLoaded(shop, resolved)
  switch (found.kind) {
    case 'product':
      return loadProductPage(pageRequest, await loadProductView(shop.engine, found.document), query.get('childSku'))
    case 'category':
      return loadCategory(pageRequest, found.document)
    case 'page':
      return loadContent(pageRequest, found.document)
  }
}

/** Only the server knows old paths, so the browser requests the whole document. */
async function followMove({ shop, path, query }: PageRequest): Promise<void> {
  if (!shop.findMovedPath) throw redirectDocument(`${path}${query.size > 0 ? `?${query}` : ''}`)
  const moved = await shop.findMovedPath(path)
  if (moved !== null) throw redirect(`/${moved}`, 301)
}
