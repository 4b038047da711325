import type { ProductDocument } from '@mantel/contract'
import { nextQuantity } from '@mantel/domain/cart'
import { listedStatuses } from '@mantel/domain/catalog'
import { createPurchases } from '../cart/adding/create-purchases.ts'
import type { Purchase } from '../cart/adding/purchase.ts'
import type { Cart } from '../cart/cart.ts'
import { findProduct } from '../catalog/product/find-product.ts'
import { loadProductView } from '../catalog/product/load-product.ts'
import { selectVariant } from '../catalog/product/select-variant.ts'
import type { Engine } from '../engine.ts'
import type { OrderItem } from './order-view.ts'

export type ReorderResult = {
  /** Number of lines that are in the cart now. */
  added: number
  /** Names of lines that can no longer be bought. */
  unavailable: string[]
}

/**
 * Puts lines of an order into the cart again, at today's prices and with the same options. Where today's minimum or pack size does not
 * allow the quantity, the next larger one is added.
 */
export async function reorder(
  engine: Engine,
  cart: Pick<Cart, 'add'>,
  items: readonly OrderItem[],
): Promise<ReorderResult> {
  const results = await Promise.all(
    items.map(async (item) => ({ item, purchase: await createReorderPurchase(engine, item) })),
  )
  const purchases = results.flatMap(({ purchase }) => purchase ?? [])
  const unavailable = results.filter(({ purchase }) => purchase === null).map(({ item }) => item.name)
  const { added } = purchases.length > 0 ? await cart.add(purchases) : { added: 0 }
  return { added, unavailable }
}

/** null: the product or its variant is gone or sold out. */
async function createReorderPurchase(engine: Engine, item: OrderItem): Promise<Purchase | null> {
  const { sku, parent_sku: parentSku = sku, qty_ordered: quantity } = item
  const isVariant = parentSku !== sku
  const product = await findProduct(engine, isVariant ? { variantSku: sku } : { sku })
  if (!product.ok || !isListed(product.value)) return null
  const view = await loadProductView(engine, product.value)
  const selection = selectVariant(view, isVariant ? sku : null)
  const allowed = nextQuantity(quantity, selection.stock.level) ?? quantity
  const [purchase] = createPurchases(view, selection, { quantity: allowed })
  if (!purchase || purchase.errors.length > 0 || selection.stock.state === 'sold-out') return null
  return {
    ...purchase,
    options: item.options ?? purchase.options,
    productOption: item.product_option ?? purchase.productOption,
  }
}

/** Parts of grouped products have no page of their own, but they can be bought. */
const isListed = ({ status }: ProductDocument): boolean => listedStatuses.some((listed) => listed === Number(status))
