import { loadProduct } from '@mantel/client'
import { loadedValue } from '../page/loaded-value.ts'
import type { Ask } from '../page/page.ts'
import { type ProductPage, productPage } from './product-page.ts'

/** '/p/{parentSku}/{slug}', with or without the variant behind it. */
export async function loadProductBySku(ask: Ask<'product' | 'simple-product'>): Promise<ProductPage> {
  const { shop, params, query } = ask
  const product = await loadProduct(shop.engine, { sku: params.parentSku })
  return productPage(ask, loadedValue(shop, product), params.childSku ?? query.get('childSku'))
}
