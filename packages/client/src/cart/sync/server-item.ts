import { skuOfLineKey } from '@mantel/domain/cart'
import type { AgreedLine } from '@mantel/domain/cart/sync'
import type { ProductType } from '@mantel/domain/catalog'
import type { RatedAmount } from '@mantel/domain/pricing'
import { cartLineKey } from '../line-key.ts'
import type { LineProduct, ProductOption } from '../line-product.ts'

/** The fields of a server's cart line that are used. */
export type ServerCartItem = {
  item_id: number
  sku: string
  qty: number
  name?: string
  product_type?: string
  product_option?: ProductOption
  /** Not part of the original wire format: the amounts that totals are computed from, in minor units. */
  extension_attributes?: { unit?: readonly RatedAmount[] }
}

/** Reads a cart line of the server; null if a required field is missing. */
export function readItem(result: unknown): ServerCartItem | null {
  const item = result as Partial<ServerCartItem> | null
  return typeof item?.item_id === 'number' && typeof item.qty === 'number' && typeof item.sku === 'string'
    ? (item as ServerCartItem)
    : null
}

/** A line that is known by its item id and SKU keeps its key, however the server spells its options. */
export function toAgreedLine(item: ServerCartItem, known: readonly AgreedLine[]): AgreedLine {
  const line = known.find(
    ({ itemId, key }) => itemId === item.item_id && ['', item.sku].includes(skuOfLineKey(key) ?? ''),
  )
  const key = line?.key ?? cartLineKey(item.sku, item.product_type, item.product_option ?? null)
  return { key, itemId: item.item_id, qty: item.qty }
}

/** The product data in a server's line; the catalogue has the rest. */
export function productFromItem(item: ServerCartItem): LineProduct {
  return {
    sku: item.sku,
    parentSku: item.sku,
    productId: 0,
    typeId: (item.product_type ?? 'simple') as ProductType,
    name: item.name ?? item.sku,
    path: '',
    picture: null,
    options: [],
    productOption: item.product_option ?? null,
    price: null,
    unit: item.extension_attributes?.unit ?? null,
    stock: null,
  }
}

/** Takes the price that the server charges now, if it sends one; the price from the product page may be old. */
export function withServerPrice(
  goods: LineProduct,
  { extension_attributes }: Pick<ServerCartItem, 'extension_attributes'>,
): LineProduct {
  const unit = extension_attributes?.unit
  return !unit || JSON.stringify(unit) === JSON.stringify(goods.unit) ? goods : { ...goods, unit }
}
