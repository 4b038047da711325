import type { StoredProduct } from '../catalog/index.ts'
import { wireTime } from '../platform/wire-time.ts'

/** The document that recreates this product on import: prices as entered, without derived fields. */
export function exportProduct(product: StoredProduct): { id: number; [field: string]: unknown } {
  return {
    ...ownFields(product),
    category_ids: product.categories.map(({ category_id }) => category_id),
    category: product.categories,
    product_links: product.links,
    configurable_children: product.typeId === 'configurable' ? product.variants.map(ownFields) : undefined,
  }
}

function ownFields({ id, document, prices, tierPrices, stock }: StoredProduct) {
  return {
    ...document,
    id,
    ...(prices && {
      price: prices.price,
      special_price: prices.specialPrice,
      final_price: prices.finalPrice,
      special_from_date: prices.specialFrom && wireTime(prices.specialFrom),
      special_to_date: prices.specialTo && wireTime(prices.specialTo),
    }),
    tier_prices: tierPrices.map(({ groupId, qty, value }) => ({ customer_group_id: groupId, qty, value })),
    stock,
  }
}
