import { leastQuantity } from './least-quantity.ts'
import { type CartRefusal, cartRefusal } from './refusal.ts'

/** Stock level and quantity rules of one product. */
export type StockLevel = {
  /** Units that can be sold now; only used if isCounted. */
  available: number
  isInStock: boolean
  /** false when stock is not managed or backorders are allowed. */
  isCounted: boolean
  minimum: number
  maximum: number
  /** Sold in multiples of this number; 1 if single units are sold. */
  pack: number
}

/** The maximum of a product that may be sold in any number. */
export const noSaleLimit = Number.MAX_SAFE_INTEGER

/** A whole number above 0, as number or as text ('2'); null for everything else. */
export function parseQuantity(given: unknown): number | null {
  const number = typeof given === 'string' && given.trim() !== '' ? Number(given) : given
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : null
}

export type QuantityProblem = 'quantity_above_0' | 'quantity_below' | 'quantity_integer'

/**
 * The form rule for a typed quantity. min is 0 where 0 removes a line. An empty field has no problem yet: the shopper is
 * still typing.
 */
export function quantityProblem(typed: string, { min, max }: { min: 0 | 1; max: number }): QuantityProblem | null {
  if (typed.trim() === '') return null
  const quantity = Number(typed)
  if (quantity < min) return 'quantity_above_0'
  if (!Number.isInteger(quantity)) return 'quantity_integer'
  return quantity > max ? 'quantity_below' : null
}

/** Checks a line's quantity against minimum, maximum and pack size, without looking at stock. */
export function checkQuantity(quantity: number, { minimum, maximum, pack }: StockLevel): CartRefusal | null {
  if (parseQuantity(quantity) === null) return cartRefusal('quantity_invalid')
  if (quantity < minimum) return cartRefusal('minimum_order', { quantity: minimum })
  if (quantity > maximum) return cartRefusal('max_quantity', { maxQuantity: maximum })
  if (quantity % pack !== 0) return cartRefusal('pack_size', { quantity: pack })
  return null
}

/** How many units of a product one unit of this line takes (perPiece), and how many the other lines of the cart take (elsewhere). */
export type StockUse = { stock: StockLevel; perPiece: number; elsewhere: number }

/** Checks that stock covers a line. All lines of a cart share the stock. */
export function checkStock(quantity: number, uses: readonly StockUse[]): CartRefusal | null {
  let max = Number.POSITIVE_INFINITY
  for (const { stock, perPiece, elsewhere } of uses) {
    if (perPiece <= 0) continue
    if (!stock.isInStock || (stock.isCounted && stock.available < perPiece)) return cartRefusal('out_of_stock')
    if (stock.isCounted) max = Math.min(max, Math.floor((stock.available - elsewhere) / perPiece))
  }
  return quantity > max ? cartRefusal('max_quantity', { maxQuantity: Math.max(0, max) }) : null
}

/**
 * The stock level of a bundle or grouped product, which has no stock of its own: it is as available as its parts. own: the quantity
 * rules of the product itself.
 */
export function stockLevelOfParts(own: StockLevel, uses: readonly Omit<StockUse, 'elsewhere'>[]): StockLevel {
  const used = uses.filter(({ perPiece }) => perPiece > 0)
  const counted = used.filter(({ stock }) => stock.isCounted)
  const available = Math.min(...counted.map(({ stock, perPiece }) => Math.floor(stock.available / perPiece)))
  const isInStock =
    own.isInStock && used.every(({ stock }) => stock.isInStock) && (counted.length === 0 || available > 0)
  return {
    ...own,
    isInStock,
    isCounted: counted.length > 0,
    available: counted.length > 0 ? Math.max(0, available) : 0,
  }
}

/** The largest quantity that one line may hold; 0 if none can be sold. */
export function largestQuantity({ available, isInStock, isCounted, minimum, maximum, pack }: StockLevel): number {
  if (!isInStock) return 0
  const max = isCounted ? Math.min(available, maximum) : maximum
  const packs = max === noSaleLimit ? max : Math.floor(max / pack) * pack
  return packs >= minimum ? packs : 0
}

/** Smallest allowed quantity that is not below the given one; null if there is none. */
export function nextQuantity(quantity: number, { minimum, maximum, pack }: StockLevel): number | null {
  const next = leastQuantity({ minimum: Math.max(quantity, minimum), pack })
  return next <= maximum ? next : null
}
