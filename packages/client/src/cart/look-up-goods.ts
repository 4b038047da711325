import { findProduct } from '../catalog/product/find-product.ts'
import { showProduct } from '../catalog/product/load-product.ts'
import { selectVariant } from '../catalog/product/select-variant.ts'
import type { Engine } from '../engine.ts'
import { purchaseOf } from './adding/purchase-of.ts'
import type { Goods } from './goods.ts'

/** Asks the catalogue about what came into the cart from elsewhere. null: it does not know either, or not now. */
export async function lookUpGoods(engine: Engine, goods: Goods): Promise<Goods | null> {
  const { sku, typeId } = goods
  const product = await findProduct(engine, typeId === 'configurable' ? { variantSku: sku } : { sku })
  if (!product.ok) return null
  const shown = await showProduct(engine, product.value)
  const [found] = purchaseOf(shown, selectVariant(shown, sku))
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
