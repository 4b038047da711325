import type { StockItem } from '@mantel/contract'
import { cards } from '@mantel/domain/constants'

export type StockState = 'in-stock' | 'last-pieces' | 'pre-order' | 'sold-out'

export type StockView = {
  state: StockState
  /** How many there are; null where nobody counts. */
  left: number | null
  /** Of one purchase. */
  minimum: number
  maximum: number | null
  step: number
  /** YYYY-MM-DD, of a pre-order. */
  availableFrom: string | null
}

export type Stocked = { stock?: Partial<StockItem> | undefined; stock_status?: unknown; preorder_date?: unknown }

/** null: the catalogue does not say. */
export function isPreOrder({ stock_status }: Stocked): boolean | null {
  return stock_status === undefined ? null : Number(stock_status) === cards.preOrderStockStatus
}

export function isInStock({ stock }: Stocked): boolean {
  return stock?.is_in_stock !== false
}

/** How many are left, where somebody counts them. */
export function piecesLeft({ stock }: Stocked): number | null {
  return stock?.manage_stock === false || typeof stock?.qty !== 'number' ? null : stock.qty
}

/** So many or fewer are the last ones. */
export const lastPiecesFrom = ({ stock }: Stocked): number => stock?.notify_stock_qty ?? 0

export function stockView(document: Stocked): StockView {
  const { stock, preorder_date } = document
  const left = piecesLeft(document)
  const most = stock?.max_sale_qty ?? null
  return {
    state: stateOf(document, left),
    left,
    minimum: Math.max(1, stock?.min_sale_qty ?? 1),
    maximum: left !== null && left > 0 && !stock?.backorders ? Math.min(left, most ?? left) : most,
    step: stock?.enable_qty_increments ? Math.max(1, stock.qty_increments ?? 1) : 1,
    availableFrom: typeof preorder_date === 'string' ? preorder_date.slice(0, 10) : null,
  }
}

function stateOf(document: Stocked, left: number | null): StockState {
  if (!isInStock(document)) return 'sold-out'
  if (isPreOrder(document)) return 'pre-order'
  return left !== null && left > 0 && left <= lastPiecesFrom(document) ? 'last-pieces' : 'in-stock'
}
