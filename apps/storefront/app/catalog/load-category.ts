import type { CategoryDocument } from '@mantel/contract'
import { sortings } from '@mantel/domain/constants'
import { loadScreen } from '../dispatch/screens.ts'
import type { Page } from '../page/page.ts'
import { absoluteUrl } from '../place/place.ts'
import type { Shop } from '../place/shop.ts'
import { type ProductList, searchProducts } from './search-products.ts'

export type CategoryPage = Page & { screen: 'category'; category: CategoryDocument; products: ProductList }

const pageSize = 24

export async function loadCategory(shop: Shop, category: CategoryDocument): Promise<CategoryPage> {
  const [products] = await Promise.all([
    searchProducts(shop, { categoryIds: [category.id], sort: sortings.default, size: pageSize }),
    loadScreen('category'),
  ])
  return {
    screen: 'category',
    head: {
      title: `${category.name} · ${shop.place.website.name}`,
      ...(category.description && { description: category.description }),
      canonical: absoluteUrl(shop.place, category.url_path),
    },
    category,
    products,
  }
}
