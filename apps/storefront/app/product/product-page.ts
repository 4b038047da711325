import { searchCatalog } from '@mantel/client'
import type { ProductDocument } from '@mantel/contract'
import { isVisible } from '@mantel/domain/catalog'
import { loadScreen } from '../dispatch/screens.ts'
import { LoadFailure } from '../page/load-failure.ts'
import type { Page } from '../page/page.ts'
import { absoluteUrl } from '../place/place.ts'
import type { Shop } from '../place/shop.ts'

export type ProductPage = Page & {
  screen: 'product'
  product: ProductDocument
  /** The sku of the variant that the address names. */
  childSku: string
}

export async function findProduct({ caller, place }: Shop, sku: string): Promise<ProductDocument | null> {
  const found = await searchCatalog(caller, {
    form: 'search-query',
    index: place.view.catalog.index,
    type: 'product',
    size: 1,
    request: {
      _availableFilters: [],
      _appliedFilters: [{ attribute: 'sku', value: { eq: sku }, scope: 'default' }],
      _appliedSort: [],
      _searchText: '',
    },
  })
  if (!found.ok) throw new LoadFailure('product', found)
  const [product] = found.result.items as unknown as ProductDocument[]
  return product && isVisible(product) ? product : null
}

export async function loadProduct(
  { place }: Shop,
  product: ProductDocument,
  childSku: string | null,
): Promise<ProductPage> {
  await loadScreen('product')
  return {
    screen: 'product',
    head: {
      title: `${product.name} · ${place.website.name}`,
      canonical: absoluteUrl(place, product.url_path),
      openGraph: { type: 'product' },
    },
    product,
    childSku: childSku ?? product.sku,
  }
}
