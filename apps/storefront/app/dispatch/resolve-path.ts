import type { CategoryDocument, ProductDocument } from '@mantel/contract'
import { redirect, redirectDocument } from 'react-router'
import { loadCategory } from '../catalog/load-category.ts'
import { type CmsPage, loadContent } from '../content/load-content.ts'
import { LoadFailure } from '../page/load-failure.ts'
import { type Ask, missing } from '../page/page.ts'
import { loadProduct } from '../product/load-product.ts'
import type { DispatchedPage } from './dispatched-screen.tsx'

/** What stands at a path that no route has named: a product, a category or a page; else where it has moved to. */
export async function resolvePath(ask: Ask<'page-not-found'>): Promise<DispatchedPage> {
  const { shop, path, query } = ask
  const found = await shop.caller.call('urlMap', { body: { url: path.replace(/^\//, '') } })
  if (!found.ok) throw new LoadFailure(path, found)
  const hit = found.result
  if (!hit) return leadsNowhere(ask)
  switch (hit._type) {
    case 'product':
      return loadProduct(shop, hit._source as ProductDocument, query.get('childSku'))
    case 'category':
      return loadCategory(shop, hit._source as CategoryDocument)
    case 'cms_page':
      return loadContent(shop, hit._source as CmsPage)
  }
}

async function leadsNowhere({ shop, path, query }: Ask<'page-not-found'>): Promise<never> {
  if (!shop.findMovedPath) throw redirectDocument(`${path}${query.size > 0 ? `?${query}` : ''}`)
  const moved = await shop.findMovedPath(path)
  if (moved !== null) throw redirect(`/${moved}`, 301)
  shop.log('Route not found', { path })
  throw missing()
}
