import { type Refusal, refuse, toStockLevel } from '@mantel/contract'
import {
  type CartRefusal,
  type CompleteConfiguration,
  checkQuantity,
  checkStock,
  lineKey,
  type StockLevel,
  stockNeeded,
} from '@mantel/domain/cart'
import type { StoreView } from '@mantel/domain/store'
import type { CartLine } from './cart.repository.ts'
import type { CartState, LineToWrite } from './cart-lines.repository.ts'
import { digestKey } from './digest-key.ts'
import type { CartProduct } from './to-purchasable.ts'
import type { OriginalOptions } from './wire-option.ts'

/** A configured product and the quantity to add, or to set on the line `lineId`. */
export type WantedLine = {
  product: CartProduct
  configured: CompleteConfiguration
  spelling: OriginalOptions | null
  quantity: number
  /** If set, this line is overwritten. If not, the quantity is added to the cart. */
  lineId?: number
}

export const maxLines = 500

export function wantedLineKey({ configured }: Pick<WantedLine, 'configured'>): string {
  return cartLineKey({ boughtSku: configured.bought.sku, selection: configured.selection })
}

export function cartLineKey({ boughtSku, selection }: Pick<CartLine, 'boughtSku' | 'selection'>): string {
  return digestKey(lineKey(boughtSku, selection))
}

/** Returns the line to write for the wanted change, or the reason why it is not allowed. */
export function planChange(
  wanted: WantedLine,
  state: CartState,
  view: StoreView,
): { ok: true; line: LineToWrite } | Refusal | CartRefusal {
  const { configured } = wanted
  const key = wantedLineKey(wanted)
  const existing = state.lines.find((line) => line.key === key)
  const changed = wanted.lineId === undefined ? existing : state.lines.find(({ id }) => id === wanted.lineId)
  if (wanted.lineId !== undefined && !changed) return refuse('cart_item_unknown')
  if (!changed && state.lines.length >= maxLines) return refuse('cart_full', { limit: maxLines })
  const quantity = wanted.quantity + (wanted.lineId === undefined ? (existing?.quantity ?? 0) : 0)
  const taken = stockNeeded(configured)
  const levelOf = (id: number, fallback: StockLevel) => {
    const item = state.stock.get(id)
    return item ? toStockLevel(item) : fallback
  }
  const refusal = checkQuantity(quantity, levelOf(configured.bought.id, configured.bought.stock))
  if (refusal) return refusal
  // The changed line, and a line of the same key that it replaces, no longer take stock.
  const others = state.lines.filter((line) => line !== changed && line !== existing)
  const stockProblem = checkStock(
    quantity,
    taken.map(({ sellable, perPiece }) => ({
      stock: levelOf(sellable.id, sellable.stock),
      perPiece,
      elsewhere: others.reduce((sum, line) => sum + line.quantity * (line.taken[sellable.id] ?? 0), 0),
    })),
  )
  if (stockProblem && !view.settings.allowOutOfStockInCart) return stockProblem
  const { lineQuantity } = view.limits.order
  if (quantity > lineQuantity) return refuse('quantity_limit', { limit: lineQuantity })
  return { ok: true, line: toLineToWrite(wanted, quantity) }
}

export function toLineToWrite(wanted: WantedLine, quantity: number): LineToWrite {
  const { product, configured, spelling } = wanted
  return {
    key: wantedLineKey(wanted),
    productSku: product.sku,
    boughtSku: configured.bought.sku,
    productType: product.typeId,
    name: product.name,
    quantity,
    selection: configured.selection,
    spelling,
    taken: Object.fromEntries(stockNeeded(configured).map(({ sellable, perPiece }) => [sellable.id, perPiece])),
  }
}
