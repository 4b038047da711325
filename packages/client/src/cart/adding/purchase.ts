import type { ProductType } from '@mantel/domain/catalog'
import type { StockView } from '../../catalog/shown/stock-view.ts'
import type { Said } from '../../notifications.ts'
import type { Goods } from '../goods.ts'

/** Something to be put into the cart, as a screen knows it. purchaseOf makes one of a product's page. */
export type Purchase = Omit<Goods, 'stock' | 'unit' | 'typeId'> & {
  typeId: ProductType
  quantity: number
  unit?: Goods['unit']
  /** null: nobody asked yet. */
  stock: StockView | null
  /** What holds the product back, whatever its stock is. */
  errors: readonly Said[]
}
