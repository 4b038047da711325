import { type CartRefusal, refused } from './refusal.ts'

/** What may be sold of one product at once. */
export type StockLevel = {
  /** What can be sold now; counts only if isCounted. */
  available: number
  isInStock: boolean
  /** false: sold without counting, or more than there is may be ordered. */
  isCounted: boolean
  minimum: number
  maximum: number
  /** Sold in multiples of this; 1 for single pieces. */
  pack: number
}

/** A whole number above 0, as number or as text ('2'); null for everything else. */
export function parseQuantity(given: unknown): number | null {
  const number = typeof given === 'string' && given.trim() !== '' ? Number(given) : given
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : null
}

/** The merchant's rules for one line, whatever there is in stock. */
export function checkQuantity(quantity: number, { minimum, maximum, pack }: StockLevel): CartRefusal | null {
  if (parseQuantity(quantity) === null) return refused('quantity_invalid')
  if (quantity < minimum) return refused('minimum_order', { quantity: minimum })
  if (quantity > maximum) return refused('max_quantity', { maxQuantity: maximum })
  if (quantity % pack !== 0) return refused('pack_size', { quantity: pack })
  return null
}

/** So many of a product are taken by one piece of a line, and by the other lines of the cart. */
export type StockUse = { stock: StockLevel; perPiece: number; elsewhere: number }

/** Whether there is enough of everything that a line takes; lines of one cart share what there is. */
export function checkStock(quantity: number, uses: readonly StockUse[]): CartRefusal | null {
  let most = Number.POSITIVE_INFINITY
  for (const { stock, perPiece, elsewhere } of uses) {
    if (perPiece <= 0) continue
    if (!stock.isInStock || (stock.isCounted && stock.available < perPiece)) return refused('out_of_stock')
    if (stock.isCounted) most = Math.min(most, Math.floor((stock.available - elsewhere) / perPiece))
  }
  return quantity > most ? refused('max_quantity', { maxQuantity: Math.max(0, most) }) : null
}

/** The first quantity from this one on that the merchant sells; null if there is none. */
export function nextQuantity(quantity: number, { minimum, maximum, pack }: StockLevel): number | null {
  const next = Math.ceil(Math.max(quantity, minimum, 1) / pack) * pack
  return next <= maximum ? next : null
}
