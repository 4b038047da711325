import { categoryIds } from '../categories/category-rows.ts'
import type { DemoView } from '../demo-view.ts'
import { random } from '../random.ts'
import { allProducts } from './all-products.ts'
import { type Merchandise, merchandise } from './merchandise.ts'
import type { ProductModel } from './model.ts'

export type OfferedProduct = { model: ProductModel; merchandise: Merchandise; categoryIds: readonly number[] }

/** The products of a store with their leaf categories there. */
export function productsOfStore(view: DemoView): OfferedProduct[] {
  return allProducts().flatMap((model) => {
    const leaves = view.market ? consumerLeaves(model, view) : model.trade ? [model.trade.category] : []
    if (leaves.length === 0) return []
    const offered = merchandise(model)
    return [{ model, merchandise: offered, categoryIds: [...leaves, ...listCategories(offered, view)] }]
  })
}

/** A few products are not sold abroad: those that cannot be shipped, and those not translated yet. */
function consumerLeaves(model: ProductModel, view: DemoView): readonly number[] {
  if (view.market === 'GB') return model.categories
  if (model.sku === 'SRV-FRAMING-LARGE') return []
  const waits = model.type === 'configurable' && random(`${model.sku} ${view.market}`).chance(0.015)
  return waits ? [] : model.categories
}

function listCategories({ bestseller, outlet }: Merchandise, view: DemoView): number[] {
  const lists = view.market ? { best: categoryIds.bestsellers, out: categoryIds.outlet } : { best: 142, out: 143 }
  return [...(bestseller ? [lists.best] : []), ...(outlet ? [lists.out] : [])]
}
