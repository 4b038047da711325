import type { StockItem } from '@mantel/contract'
import type { Db } from '../platform/db/index.ts'
import { emitAll, type NewEvent } from '../platform/events/index.ts'
import { type LockedStock, lockStockOfProducts, moveStock, type StockMove } from './reserve-stock.repository.ts'

/**
 * The delay of events that announce only a new quantity: lists may show quantities that are this old. A change of availability is
 * announced immediately.
 */
const quantityDelaySeconds = 2

export type ReservedStock = { productId: number; quantity: number }

/** Returns the quantities of an order to stock. A sold-out product becomes available again, unless the merchant has taken it off sale. */
export async function returnToStock(tx: Db, held: readonly ReservedStock[]): Promise<void> {
  const locked = await lockStockOfProducts(
    tx,
    held.map(({ productId }) => productId),
  )
  // A deleted product has no stock row.
  const { moves, events } = planStockMoves(
    held.filter(({ productId }) => locked.has(productId)),
    locked,
  )
  if (moves.length === 0) return
  await moveStock(tx, moves)
  await emitAll(tx, events)
}

/**
 * Plans changes of locked stock (negative: taken) and the events that announce them. A product without remaining stock becomes
 * out of stock.
 */
export function planStockMoves(
  changes: readonly ReservedStock[],
  locked: ReadonlyMap<number, LockedStock>,
): { moves: StockMove[]; events: NewEvent[] } {
  if (changes.length === 0) return { moves: [], events: [] }
  const ids = new Set<number>()
  let isOnlyQuantity = true
  const moves = changes.map(({ productId, quantity }) => {
    const item = locked.get(productId)
    if (!item) throw new Error(`stock of product ${productId} is not locked`)
    const isInStock = isInStockAfter(item, quantity)
    isOnlyQuantity &&= item.is_in_stock === isInStock
    for (const id of [productId, ...item.containedIn]) ids.add(id)
    return { productId, quantity, isInStock }
  })
  const changed = { type: 'stock.changed' as const, ids: [...ids].sort((a, b) => a - b) }
  // Delays the event: reindexing the products for every order would take more work than the order itself.
  if (isOnlyQuantity)
    return { moves, events: [{ event: { ...changed, isOnlyQuantity }, delaySeconds: quantityDelaySeconds }] }
  return { moves, events: [{ event: changed }] }
}

function isInStockAfter({ qty, min_qty, backorders, is_in_stock }: StockItem, quantity: number): boolean {
  const isEnough = (pieces: number) => pieces > min_qty || backorders > 0
  return quantity < 0
    ? is_in_stock && isEnough(qty + quantity)
    : is_in_stock || (!isEnough(qty) && isEnough(qty + quantity))
}
