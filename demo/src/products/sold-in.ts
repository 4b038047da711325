import { categoryIds } from '../categories/category-rows.ts'
import type { DemoView } from '../demo-view.ts'
import { random } from '../random.ts'
import { allProducts } from './all-products.ts'
import { type Merchandise, merchandise } from './merchandise.ts'
import type { ProductModel } from './model.ts'

export type Offered = { model: ProductModel; goods: Merchandise; categoryIds: readonly number[] }

/** What a store sells, with the leaf categories it stands in there. */
export function offeredIn(view: DemoView): Offered[] {
  return allProducts().flatMap((model) => {
    const leaves = view.market ? consumerLeaves(model, view) : model.trade ? [model.trade.category] : []
    if (leaves.length === 0) return []
    const goods = merchandise(model)
    return [{ model, goods, categoryIds: [...leaves, ...listCategories(goods, view)] }]
  })
}

/** A few things stay at home: what cannot be posted abroad, and what the translators have not reached yet. */
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
