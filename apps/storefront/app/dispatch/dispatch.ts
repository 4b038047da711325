import { resolvePath, showProduct } from '@mantel/client'
import { redirect, redirectDocument } from 'react-router'
import { loadCategory } from '../catalog/load-category.ts'
import { loadContent } from '../content/load-content.ts'
import { loadedValue } from '../page/loaded-value.ts'
import type { PageAsk } from '../page/page.ts'
import { productPage } from '../product/product-page.ts'
import type { DispatchedPage } from './dispatched-screen.tsx'

/** What stands at a path that no route has named: a product, a category or a page; else where it has moved to. */
export async function dispatch(ask: PageAsk): Promise<DispatchedPage> {
  const { shop, path, query } = ask
  const resolved = await resolvePath(shop.engine, path)
  if (!resolved.ok && resolved.reason === 'missing') await followMove(ask)
  const found = loadedValue(shop, resolved)
  switch (found.kind) {
    case 'product':
      return productPage(ask, await showProduct(shop.engine, found.document), query.get('childSku'))
    case 'category':
      return loadCategory(ask, found.document)
    case 'page':
      return loadContent(ask, found.document)
  }
}

/** Only the server remembers what stood where: in a browser the whole page is asked for. */
async function followMove({ shop, path, query }: PageAsk): Promise<void> {
  if (!shop.findMovedPath) throw redirectDocument(`${path}${query.size > 0 ? `?${query}` : ''}`)
  const moved = await shop.findMovedPath(path)
  if (moved !== null) throw redirect(`/${moved}`, 301)
}
