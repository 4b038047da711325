import { type CartRefusal, checkQuantity, checkStock, type StockLevel } from '../cart/index.ts'

/** Stock needed by a line. taken: product id → units of that product for one unit of the line. */
export type StockLine = { quantity: number; boughtId: number; taken: Readonly<Record<string, number>> }

/** Quantity rules of a product and its units on hand; null if stock is not managed. */
export type ProductStock = { level: StockLevel; onHand: number | null }

export type StockAllocation =
  | { ok: true; taken: { productId: number; quantity: number }[] }
  /** line: index of the line that cannot be fulfilled. */
  | { ok: false; line: number; refusal: CartRefusal }

/**
 * Plans the stock an order reserves. Lines that share a product are added up, whether they are the product itself, a
 * variant or a bundle that contains it. A product on backorder takes at most the units on hand.
 */
export function allocateStock(lines: readonly StockLine[], stock: ReadonlyMap<number, ProductStock>): StockAllocation {
  const totals = new Map<number, number>()
  for (const { quantity, taken } of lines) {
    for (const [id, perPiece] of Object.entries(taken)) {
      totals.set(Number(id), (totals.get(Number(id)) ?? 0) + quantity * perPiece)
    }
  }
  for (const [line, { quantity, boughtId, taken }] of lines.entries()) {
    const rules = stock.get(boughtId)
    const refusal = (rules && checkQuantity(quantity, rules.level)) ?? checkStock(quantity, usesOf(taken, quantity))
    if (refusal) return { ok: false, line, refusal }
  }
  const taken = [...totals].flatMap(([productId, wanted]) => {
    const product = stock.get(productId)
    if (!product || product.onHand === null) return []
    const quantity = product.level.isCounted ? wanted : Math.min(wanted, product.onHand)
    return quantity > 0 ? [{ productId, quantity }] : []
  })
  return { ok: true, taken }

  function usesOf(taken: StockLine['taken'], quantity: number) {
    return Object.entries(taken).flatMap(([id, perPiece]) => {
      const product = stock.get(Number(id))
      const elsewhere = (totals.get(Number(id)) ?? 0) - quantity * perPiece
      return product ? [{ stock: product.level, perPiece, elsewhere }] : []
    })
  }
}
