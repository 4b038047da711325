import { homepage } from '@mantel/domain/constants'
import { listCategories } from '../catalog/find-category.ts'
import { type ListedProduct, searchProducts } from '../catalog/search-products.ts'
import type { Page } from '../page/page.ts'
import { absoluteUrl } from '../place/place.ts'
import type { Shop } from '../place/shop.ts'

export type HomeList = { name: string; title: string; path: string; products: ListedProduct[] }
export type HomePage = Page & { lists: HomeList[] }

export async function loadHome(shop: Shop): Promise<HomePage> {
  const { place } = shop
  const named = Object.entries(homepage.listSizes).flatMap(([name, size]) => {
    const categoryId = place.view.catalog.categories[name]
    return categoryId === undefined ? [] : [{ name, size, categoryId }]
  })
  const [categories, found] = await Promise.all([
    listCategories(
      shop,
      'id',
      named.map(({ categoryId }) => categoryId),
    ),
    Promise.all(
      named.map(({ categoryId, size }) =>
        searchProducts(shop, { categoryIds: [categoryId], sort: homepage.sort, size }),
      ),
    ),
  ])
  const lists = named.map(({ name, categoryId }, at) => {
    const category = categories.find(({ id }) => id === categoryId)
    return { name, title: category?.name ?? name, path: category?.url_path ?? '', products: found[at]?.items ?? [] }
  })
  return {
    head: {
      title: place.website.name,
      canonical: absoluteUrl(place, '/'),
      alternates: place.stores
        .filter(({ website }) => website === place.website.code)
        .map(({ locale, url }) => ({ locale, url })),
      openGraph: { type: 'website' },
    },
    lists,
  }
}
