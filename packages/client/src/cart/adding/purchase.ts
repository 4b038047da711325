import type { ProductType } from '@mantel/domain/catalog'
import type { StockView } from '../../catalog/views/stock-view.ts'
import type { ShopMessage } from '../../notifications.ts'
import type { LineProduct } from '../line-product.ts'

/** A product to add to the cart, with the data that a screen has. createPurchases builds it from a product page. */
export type Purchase = Omit<LineProduct, 'stock' | 'unit' | 'typeId' | 'level'> & {
  typeId: ProductType
  quantity: number
  unit?: LineProduct['unit']
  /** null: not looked up yet. */
  stock: StockView | null
  /** Errors that block the purchase, whatever the stock is. */
  errors: readonly ShopMessage[]
}
