import { sortings } from '@mantel/domain/constants'
import { listBySku } from '../catalog/listing/list-by-sku.ts'
import { attributeFilter, searchRequest } from '../catalog/queries/search-request.ts'
import { queryCatalog } from '../catalog/query-catalog.ts'
import type { ProductCard } from '../catalog/views/product-card.ts'
import type { Engine } from '../engine.ts'
import type { CustomerOrder } from './customer-orders.ts'
import type { OrderItem } from './order-view.ts'

/** A product that the customer has bought, with its newest purchase. */
export type OrderedProduct = {
  item: OrderItem
  orderId: string
  orderNumber: string
  purchasedAt: string
  /** The product as the shop sells it today; null if it is no longer sold. */
  card: ProductCard | null
}

type Purchased = Pick<OrderedProduct, 'item' | 'orderId' | 'orderNumber' | 'purchasedAt'>

/** Sort options of the list: by purchase date, otherwise as the catalogue sorts. */
export const orderedProductSorts = [
  sortings.purchaseDate,
  sortings.default,
  sortings.latest,
  sortings.priceLowToHigh,
  sortings.priceHighToLow,
] as const

export type OrderedProductSort = (typeof orderedProductSorts)[number]

/**
 * Lists each bought SKU once, with its newest order. orders: newest first. For a configurable product the bought variant is
 * listed, not the configurable item.
 */
export async function listOrderedProducts(
  engine: Engine,
  orders: readonly CustomerOrder[],
  sort: OrderedProductSort,
): Promise<OrderedProduct[]> {
  const newest = new Map<string, Purchased>()
  for (const { entity_id, increment_id, created_at, items } of orders)
    for (const item of items)
      if (item.product_type !== 'configurable' && !newest.has(item.sku))
        newest.set(item.sku, {
          item,
          orderId: String(entity_id),
          orderNumber: increment_id,
          purchasedAt: created_at,
        })
  const bought = [...newest.values()]
  const skus = bought.map(({ item }) => productSku(item))
  const [cards, ranks] = await Promise.all([listBySku(engine, skus, { hidden: true }), rankSkus(engine, skus, sort)])
  const bySku = new Map(cards.map((card) => [card.sku, card]))
  const products = bought.map((one) => ({ ...one, card: bySku.get(productSku(one.item)) ?? null }))
  if (!ranks) return products
  const rankOf = ({ item }: OrderedProduct) => ranks.get(productSku(item)) ?? Number.POSITIVE_INFINITY
  return products.toSorted((a, b) => (rankOf(a) === rankOf(b) ? 0 : rankOf(a) - rankOf(b)))
}

/** The SKU of the product with the page: for a variant, that of its configurable product. */
const productSku = ({ parent_sku, sku }: OrderItem): string => parent_sku ?? sku

/** The position of each product in the catalogue's order; null for the order of purchases, or if the catalogue does not reply. */
async function rankSkus(
  engine: Engine,
  skus: readonly string[],
  sort: OrderedProductSort,
): Promise<Map<string, number> | null> {
  if (sort === sortings.purchaseDate || skus.length === 0) return null
  const wanted = [...new Set(skus)]
  const request = searchRequest({ filters: [attributeFilter('sku', { in: wanted })], sort })
  const answer = await queryCatalog(engine, { type: 'product', request, size: wanted.length, include: ['sku'] })
  if (!answer.ok) return null
  return new Map(answer.result.items.map((item, at) => [String(item.sku), at]))
}
