import type { StockItem } from '@mantel/contract'
import { withOwners } from '../catalog/index.ts'
import type { Db } from '../platform/db/index.ts'
import { emit, emitWithOthers } from '../platform/events/index.ts'
import { lockStockOf, moveStock, type StockMove } from './hold-stock.repository.ts'

/** How old the number of pieces in a list may be; whether there are any is told at once. */
const togetherSeconds = 2

export type HeldStock = { productId: number; quantity: number }

/** Takes what an order needs out of stock that is locked. What is empty now is no longer in stock. */
export function takeFromStock(
  tx: Db,
  taken: readonly HeldStock[],
  locked: ReadonlyMap<number, StockItem>,
): Promise<void> {
  return move(
    tx,
    taken.map(({ productId, quantity }) => ({ productId, quantity: -quantity })),
    locked,
  )
}

/** Puts back what an order held. What was empty is in stock again; what the merchant took off the shelf stays off. */
export async function returnToStock(tx: Db, held: readonly HeldStock[]): Promise<void> {
  const locked = await lockStockOf(
    tx,
    held.map(({ productId }) => productId),
  )
  // A product that is no longer there has no stock to go back to.
  await move(
    tx,
    held.filter(({ productId }) => locked.has(productId)),
    locked,
  )
}

async function move(
  tx: Db,
  changes: readonly { productId: number; quantity: number }[],
  locked: ReadonlyMap<number, StockItem>,
): Promise<void> {
  if (changes.length === 0) return
  const moves: StockMove[] = changes.map(({ productId, quantity }) => {
    const item = locked.get(productId)
    if (!item) throw new Error(`the stock of product ${productId} is not locked`)
    return { productId, quantity, isInStock: isInStockAfter(item, quantity) }
  })
  await moveStock(tx, moves)
  const ids = await withOwners(
    tx,
    moves.map(({ productId }) => productId),
  )
  const isOnlyQuantity = moves.every(({ productId, isInStock }) => locked.get(productId)?.is_in_stock === isInStock)
  // Reading products anew for every order would cost more than the order.
  if (isOnlyQuantity) return emitWithOthers(tx, { type: 'stock.changed', ids, isOnlyQuantity }, togetherSeconds)
  await emit(tx, { type: 'stock.changed', ids })
}

function isInStockAfter({ qty, min_qty, backorders, is_in_stock }: StockItem, quantity: number): boolean {
  const isEnough = (pieces: number) => pieces > min_qty || backorders > 0
  return quantity < 0
    ? is_in_stock && isEnough(qty + quantity)
    : is_in_stock || (!isEnough(qty) && isEnough(qty + quantity))
}
