import { type Refusal, refuse } from '@mantel/contract'
import {
  type CartRefusal,
  type Configured,
  checkQuantity,
  checkStock,
  lineKey,
  type StockLevel,
  stockTaken,
} from '@mantel/domain/cart'
import type { StoreView } from '@mantel/domain/store'
import type { CartLine } from './cart.repository.ts'
import type { CartState, LineToWrite } from './cart-lines.repository.ts'
import { digestKey } from './digest-key.ts'
import { type ShelfProduct, toStockLevel } from './to-purchasable.ts'
import type { Spelling } from './wire-option.ts'

/** A product, configured, of which so many come to the cart, or of which a line shall hold so many. */
export type WantedLine = {
  product: ShelfProduct
  configured: Configured
  spelling: Spelling | null
  quantity: number
  /** Set: that line becomes this, whatever it was. Left out: the quantity is added to what the cart holds. */
  lineId?: number
}

export const mostLines = 500

export function keyOf({ configured }: Pick<WantedLine, 'configured'>): string {
  return lineKeyOf({ boughtSku: configured.bought.sku, selection: configured.selection })
}

export function lineKeyOf({ boughtSku, selection }: Pick<CartLine, 'boughtSku' | 'selection'>): string {
  return digestKey(lineKey(boughtSku, selection))
}

/** What to write so that the cart holds what is wanted, or why it may not. */
export function planChange(
  wanted: WantedLine,
  state: CartState,
  view: StoreView,
): { ok: true; line: LineToWrite } | Refusal | CartRefusal {
  const { configured } = wanted
  const key = keyOf(wanted)
  const same = state.lines.find((line) => line.key === key)
  const changed = wanted.lineId === undefined ? same : state.lines.find(({ id }) => id === wanted.lineId)
  if (wanted.lineId !== undefined && !changed) return refuse('cart_item_unknown')
  if (!changed && state.lines.length >= mostLines) return refuse('cart_full', { limit: mostLines })
  const quantity = wanted.quantity + (wanted.lineId === undefined ? (same?.quantity ?? 0) : 0)
  const taken = stockTaken(configured)
  const levelOf = (id: number, asRead: StockLevel) => {
    const item = state.stock.get(id)
    return item ? toStockLevel(item) : asRead
  }
  const refusal = checkQuantity(quantity, levelOf(configured.bought.id, configured.bought.stock))
  if (refusal) return refusal
  // A line that gives way to this one takes nothing any more.
  const others = state.lines.filter((line) => line !== changed && line !== same)
  const short = checkStock(
    quantity,
    taken.map(({ sellable, perPiece }) => ({
      stock: levelOf(sellable.id, sellable.stock),
      perPiece,
      elsewhere: others.reduce((sum, line) => sum + line.quantity * (line.taken[sellable.id] ?? 0), 0),
    })),
  )
  if (short && !view.settings.allowOutOfStockInCart) return short
  return { ok: true, line: toLine(wanted, quantity) }
}

/** The line that holds so many of what is wanted. */
export function toLine(wanted: WantedLine, quantity: number): LineToWrite {
  const { product, configured, spelling } = wanted
  return {
    key: keyOf(wanted),
    productSku: product.sku,
    boughtSku: configured.bought.sku,
    productType: product.typeId,
    name: product.name,
    quantity,
    selection: configured.selection,
    spelling,
    taken: Object.fromEntries(stockTaken(configured).map(({ sellable, perPiece }) => [sellable.id, perPiece])),
  }
}
