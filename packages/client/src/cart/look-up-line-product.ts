import { findProduct } from '../catalog/product/find-product.ts'
import { loadProductView } from '../catalog/product/load-product.ts'
import { selectVariant } from '../catalog/product/select-variant.ts'
import type { Engine } from '../engine.ts'
import { createPurchases } from './adding/create-purchases.ts'
import type { LineProduct } from './line-product.ts'

/** Looks up the product of a line that was added elsewhere. null: not found, or not available now. */
export async function lookUpLineProduct(engine: Engine, goods: LineProduct): Promise<LineProduct | null> {
  const { sku, typeId } = goods
  const product = await findProduct(engine, typeId === 'configurable' ? { variantSku: sku } : { sku })
  if (!product.ok) return null
  const productView = await loadProductView(engine, product.value)
  const [found] = createPurchases(productView, selectVariant(productView, sku))
  if (!found) return null
  const { productId, parentSku, name, path, picture, options, price } = found
  return {
    ...goods,
    productId,
    parentSku,
    name,
    path,
    picture,
    price,
    options: goods.options.length ? goods.options : options,
  }
}
