import type { ProductView } from '@mantel/client'
import { loadScreen } from '../dispatch/screens.ts'
import type { Page, PageAsk } from '../page/page.ts'
import { absoluteUrl } from '../place/place.ts'

export type ProductPage = Page & {
  screen: 'product'
  product: ProductView
  /** The sku of the variant that the address names. */
  childSku: string
}

export async function productPage(
  { shop: { place } }: PageAsk,
  product: ProductView,
  childSku: string | null | undefined,
): Promise<ProductPage> {
  await loadScreen('product')
  return {
    screen: 'product',
    head: {
      title: `${product.name} · ${place.website.name}`,
      ...(product.metaDescription && { description: product.metaDescription }),
      canonical: absoluteUrl(place, product.path),
      openGraph: { type: 'product' },
    },
    product,
    childSku: childSku ?? product.sku,
  }
}
