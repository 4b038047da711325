import type { CategoryDocument, ProductDocument } from '@mantel/contract'
import { redirect, redirectDocument } from 'react-router'
import { type CategoryPage, loadCategory } from '../catalog/load-category.ts'
import { type CmsPage, type ContentPage, loadContent } from '../content/load-content.ts'
import { LoadFailure } from '../page/load-failure.ts'
import { type Ask, missing } from '../page/page.ts'
import { loadProduct, type ProductPage } from '../product/load-product.ts'
import { loadScreen } from './screens.ts'

export type DispatchedPage = ProductPage | CategoryPage | ContentPage

/** What stands at a path that no route has named: a product, a category or a page; else where it has moved to. */
export async function resolvePath(ask: Ask<'page-not-found'>): Promise<DispatchedPage> {
  const { shop, path, query } = ask
  const found = await shop.caller.call('urlMap', { body: { url: path.replace(/^\//, '') } })
  if (!found.ok) throw new LoadFailure(path, found)
  const hit = found.result
  if (!hit) return leadsNowhere(ask)
  const page =
    hit._type === 'product'
      ? await loadProduct(shop, hit._source as ProductDocument, query.get('childSku'))
      : hit._type === 'category'
        ? await loadCategory(shop, hit._source as CategoryDocument)
        : loadContent(shop, hit._source as CmsPage)
  await loadScreen(page.screen)
  return page
}

async function leadsNowhere({ shop, path, query }: Ask<'page-not-found'>): Promise<never> {
  if (!shop.findMovedPath) throw redirectDocument(`${path}${query.size > 0 ? `?${query}` : ''}`)
  const moved = await shop.findMovedPath(path)
  if (moved !== null) throw redirect(`/${moved}`, 301)
  shop.log('Route not found', { path })
  throw missing()
}
