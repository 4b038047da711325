import { type CategoryView, categoryView, listCategoryProducts, type ProductList } from '@mantel/client'
import type { CategoryDocument } from '@mantel/contract'
import { hasFilters, parseListQuery } from '@mantel/domain/catalog'
import { loadScreen } from '../dispatch/screens.ts'
import { loadedValue } from '../page/loaded-value.ts'
import type { Page, PageAsk } from '../page/page.ts'
import { absoluteUrl } from '../place/place.ts'

export type CategoryPage = Page & { screen: 'category'; category: CategoryView; list: ProductList }

const perPage = 24

export async function loadCategory({ shop, query }: PageAsk, document: CategoryDocument): Promise<CategoryPage> {
  const { engine, place } = shop
  const category = await categoryView(engine, document)
  const listQuery = parseListQuery(query, place.view.catalog.defaultFilters)
  const wish = { categoryIds: category.categoryIds, query: listQuery, perPage, pages: 'upTo' as const }
  const [list] = await Promise.all([listCategoryProducts(engine, wish), loadScreen('category')])
  return {
    screen: 'category',
    head: {
      title: `${category.name} · ${place.website.name}`,
      ...(category.metaDescription && { description: category.metaDescription }),
      canonical: absoluteUrl(place, category.path),
      noIndex: hasFilters(listQuery),
    },
    category,
    list: loadedValue(shop, list),
  }
}
