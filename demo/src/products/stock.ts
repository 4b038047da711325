import type { StockItem } from '@mantel/contract'
import { random } from '../random.ts'
import type { ProductModel } from './model.ts'
import { isPartOfSet } from './parts-of-sets.ts'

export const lowStock = 3

/** Stock is shared by all stores, so it depends only on the product. */
export function stockOf(model: ProductModel, { preOrder }: { preOrder: boolean }): StockItem {
  const untouchable = !['simple', 'configurable'].includes(model.type)
  if (untouchable) return item(model.id, { qty: 0, is_in_stock: true, manage_stock: false })
  if (preOrder) return item(model.id, { qty: 0, is_in_stock: true, backorders: 1 })
  if (model.type === 'configurable') {
    const parts = model.variants.map((_, index) => variantStock(model, index))
    const qty = parts.reduce((sum, part) => sum + part.qty, 0)
    return item(model.id, { qty, is_in_stock: qty > 0 })
  }
  const choose = random(`${model.sku} stock`)
  const qty = isPartOfSet(model.sku)
    ? choose.int(40, 300)
    : model.edition
      ? choose.int(0, 9)
      : quantity(model, choose.next(), choose.int(8, 240))
  return item(model.id, { qty, is_in_stock: qty > 0, ...saleQuantities(model) })
}

export function variantStock(model: ProductModel, index: number): StockItem {
  const variant = model.variants[index]!
  const choose = random(`${variant.sku} stock`)
  const soldOut = !isMadeToOrder(model) && random(`${model.sku} stock`).chance(0.03)
  const qty = soldOut ? 0 : quantity(model, choose.next(), choose.int(4, 90))
  return item(variant.id, { qty, is_in_stock: qty > 0 })
}

/** 7 % sold out, 10 % low stock. */
function quantity(model: ProductModel, luck: number, usual: number): number {
  if (isMadeToOrder(model)) return lowStock + usual
  return luck < 0.07 ? 0 : luck < 0.17 ? 1 + (Math.floor(luck * 100) % lowStock) : usual
}

/** Prints and canvases are made when they are ordered, so none of their sizes sells out; editions are limited. */
const isMadeToOrder = ({ family, edition }: ProductModel): boolean => family === 'wallart' && edition === undefined

/**
 * The minimum order of a trade buyer is two packs, with the exception of one brand; typographic cards are sold in pairs of
 * packs.
 */
function saleQuantities(model: ProductModel): Partial<StockItem> {
  if (model.edition) return { max_sale_qty: 2 }
  if (model.trade?.sold !== 'pack') return {}
  if (model.choices.brand === 'larkfield') return { min_sale_qty: 1 }
  if (model.choices.brand === 'plain-speaking')
    return { min_sale_qty: 2, qty_increments: 2, enable_qty_increments: true }
  return { min_sale_qty: 2 }
}

function item(productId: number, own: Partial<StockItem>): StockItem {
  return {
    item_id: productId,
    product_id: productId,
    stock_id: 1,
    qty: 0,
    is_in_stock: false,
    is_qty_decimal: false,
    min_qty: 0,
    min_sale_qty: 1,
    max_sale_qty: 10_000,
    backorders: 0,
    manage_stock: true,
    notify_stock_qty: lowStock,
    qty_increments: 0,
    enable_qty_increments: false,
    low_stock_date: null,
    ...own,
  }
}
