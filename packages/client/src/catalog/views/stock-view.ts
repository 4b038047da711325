import { type StockItem, toStockLevel } from '@mantel/contract'
import { leastQuantity, type StockLevel } from '@mantel/domain/cart'
import { cards } from '@mantel/domain/constants'

export type StockState = 'in-stock' | 'last-pieces' | 'pre-order' | 'sold-out'

export type StockView = {
  state: StockState
  /** Available units; null where stock is not counted. */
  left: number | null
  /** The merchant's quantity rules, for the cart to check. */
  level: StockLevel
  /** The smallest quantity that can be ordered. */
  leastQuantity: number
  /** YYYY-MM-DD, for pre-orders. */
  availableFrom: string | null
}

export type StockFields = { stock?: Partial<StockItem> | undefined; stock_status?: unknown; preorder_date?: unknown }

/** null: not stated by the catalogue. */
export function isPreOrder({ stock_status }: StockFields): boolean | null {
  return stock_status === undefined ? null : Number(stock_status) === cards.preOrderStockStatus
}

export function isInStock({ stock }: StockFields): boolean {
  return stock?.is_in_stock !== false
}

/** Available units; null where stock is not counted. */
export function piecesLeft({ stock }: StockFields): number | null {
  return stock?.manage_stock === false || typeof stock?.qty !== 'number' ? null : stock.qty
}

/** At or below this quantity, the product's state is 'last-pieces'. */
export const lastPiecesFrom = ({ stock }: StockFields): number => stock?.notify_stock_qty ?? 0

export function stockView(document: StockFields): StockView {
  const { stock, preorder_date } = document
  const left = piecesLeft(document)
  const level = toStockLevel(stock ?? {})
  return {
    state: stateOf(document, left),
    left,
    level,
    leastQuantity: leastQuantity(level),
    availableFrom: typeof preorder_date === 'string' ? preorder_date.slice(0, 10) : null,
  }
}

function stateOf(document: StockFields, left: number | null): StockState {
  if (!isInStock(document)) return 'sold-out'
  if (isPreOrder(document)) return 'pre-order'
  return left !== null && left > 0 && left <= lastPiecesFrom(document) ? 'last-pieces' : 'in-stock'
}
