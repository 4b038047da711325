import { type CartRefusal, checkQuantity, checkStock, type StockLevel } from '../cart/index.ts'

/** A line as far as stock goes. taken: product id → how many of it one piece takes. */
export type StockLine = { quantity: number; boughtId: number; taken: Readonly<Record<string, number>> }

/** Of one product: the rules, and how many pieces lie there; null: they are not counted. */
export type Shelved = { level: StockLevel; onHand: number | null }

export type StockTaken =
  | { ok: true; taken: { productId: number; quantity: number }[] }
  /** line: the place of the one that cannot be had. */
  | { ok: false; line: number; refusal: CartRefusal }

/**
 * What an order takes from stock: lines that share a product are counted together, whether they are the product itself, a
 * variant or a bundle with it. Of what may be ordered beyond stock, as much is taken as there is.
 */
export function takeStock(lines: readonly StockLine[], stock: ReadonlyMap<number, Shelved>): StockTaken {
  const all = new Map<number, number>()
  for (const { quantity, taken } of lines) {
    for (const [id, perPiece] of Object.entries(taken)) {
      all.set(Number(id), (all.get(Number(id)) ?? 0) + quantity * perPiece)
    }
  }
  for (const [line, { quantity, boughtId, taken }] of lines.entries()) {
    const rules = stock.get(boughtId)
    const refusal = (rules && checkQuantity(quantity, rules.level)) ?? checkStock(quantity, usesOf(taken, quantity))
    if (refusal) return { ok: false, line, refusal }
  }
  const taken = [...all].flatMap(([productId, wanted]) => {
    const shelved = stock.get(productId)
    if (!shelved || shelved.onHand === null) return []
    const quantity = shelved.level.isCounted ? wanted : Math.min(wanted, shelved.onHand)
    return quantity > 0 ? [{ productId, quantity }] : []
  })
  return { ok: true, taken }

  function usesOf(taken: StockLine['taken'], quantity: number) {
    return Object.entries(taken).flatMap(([id, perPiece]) => {
      const shelved = stock.get(Number(id))
      const elsewhere = (all.get(Number(id)) ?? 0) - quantity * perPiece
      return shelved ? [{ stock: shelved.level, perPiece, elsewhere }] : []
    })
  }
}
