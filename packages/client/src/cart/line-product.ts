import type { StockLevel } from '@mantel/domain/cart'
import type { ProductType } from '@mantel/domain/catalog'
import type { RatedAmount } from '@mantel/domain/pricing'
import type { PriceView } from '../catalog/views/price-view.ts'

/** The wire field product_option. */
export type ProductOption = { extension_attributes?: Record<string, unknown> | null }

/** The product of a line: enough to send it, to show it and to change the selection. */
export type LineProduct = {
  /** For a configurable product, the variant's SKU. */
  sku: string
  parentSku: string
  /** 0 until the catalogue has been queried. */
  productId: number
  typeId: ProductType
  name: string
  /** The product page's path without the prefix of the store view; '' until the catalogue has been queried. */
  path: string
  picture: string | null
  options: readonly { label: string; value: string }[]
  productOption: ProductOption | null
  price: PriceView | null
  /** The amounts of one unit from which totals are computed; null where no price is known. */
  unit: readonly RatedAmount[] | null
  stock: 'in_stock' | 'out_of_the_stock' | null
  /** The merchant's quantity rules at the time of adding; records of earlier builds do not have it. */
  level?: StockLevel | undefined
}
