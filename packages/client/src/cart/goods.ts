import type { ProductType } from '@mantel/domain/catalog'
import type { RatedAmount } from '@mantel/domain/pricing'
import type { PriceView } from '../catalog/shown/price-view.ts'

/** The wire's product_option. */
export type ProductOption = { extension_attributes?: Record<string, unknown> | null }

/** What a line is of: enough to send it, to show it and to choose anew. */
export type Goods = {
  /** The variant's, of a configurable product. */
  sku: string
  parentSku: string
  /** 0 until the catalogue was asked. */
  productId: number
  typeId: ProductType
  name: string
  /** Without the store's prefix; '' until the catalogue was asked. */
  path: string
  picture: string | null
  options: readonly { label: string; value: string }[]
  productOption: ProductOption | null
  price: PriceView | null
  /** Of one piece, as totals are reckoned; null where no price is known. */
  unit: readonly RatedAmount[] | null
  stock: 'in_stock' | 'out_of_the_stock' | null
}
