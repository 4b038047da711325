import type { AgreedLine } from '@mantel/domain/cart/sync'
import type { ProductType } from '@mantel/domain/catalog'
import type { RatedAmount } from '@mantel/domain/pricing'
import type { Goods, ProductOption } from '../goods.ts'
import { keyOfLine } from '../line-key.ts'

/** What is read of a line as the server sends it. */
export type ServerItem = {
  item_id: number
  sku: string
  qty: number
  name?: string
  product_type?: string
  product_option?: ProductOption
  /** Ours: what totals reckon with, in minor units. */
  extension_attributes?: { unit?: readonly RatedAmount[] }
}

/** null: not a line that can be worked with. */
export function readItem(result: unknown): ServerItem | null {
  const item = result as Partial<ServerItem> | null
  return typeof item?.item_id === 'number' && typeof item.qty === 'number' && typeof item.sku === 'string'
    ? (item as ServerItem)
    : null
}

/** A line that is known by its number keeps its key, however the server spells what was chosen. */
export function agreedLine(item: ServerItem, known: readonly AgreedLine[]): AgreedLine {
  const line = known.find(({ itemId }) => itemId === item.item_id)
  const key = line?.key ?? keyOfLine(item.sku, item.product_type, item.product_option ?? null)
  return { key, itemId: item.item_id, qty: item.qty }
}

/** As much as a server's line tells about what it is of; the catalogue knows the rest. */
export function bareGoods(item: ServerItem): Goods {
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

/** The price that the server charges now, where it says so; a price of the page it was added on may be old. */
export function withServerPrice(goods: Goods, { extension_attributes }: ServerItem): Goods {
  const unit = extension_attributes?.unit
  return !unit || JSON.stringify(unit) === JSON.stringify(goods.unit) ? goods : { ...goods, unit }
}
