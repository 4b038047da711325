import type { StockItem } from '@mantel/contract'
import { withContainingProducts } from '../catalog/index.ts'
import type { Db } from '../platform/db/index.ts'
import { emit, emitDelayed } from '../platform/events/index.ts'
import { lockStockOfProducts, moveStock, type StockMove } from './reserve-stock.repository.ts'

/** Quantities in lists may be this old; a change of availability is emitted immediately. */
const quantityDelaySeconds = 2

export type ReservedStock = { productId: number; quantity: number }

/** Takes an order's quantities from locked stock. A product without remaining stock becomes out of stock. */
export function takeFromStock(
  tx: Db,
  taken: readonly ReservedStock[],
  locked: ReadonlyMap<number, StockItem>,
): Promise<void> {
  return move(
    tx,
    taken.map(({ productId, quantity }) => ({ productId, quantity: -quantity })),
    locked,
  )
}

/** Returns an order's quantities. A sold-out product becomes in stock again, but not one that the merchant took off sale. */
export async function returnToStock(tx: Db, held: readonly ReservedStock[]): Promise<void> {
  const locked = await lockStockOfProducts(
    tx,
    held.map(({ productId }) => productId),
  )
  // A deleted product has no stock row.
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
    if (!item) throw new Error(`stock of product ${productId} is not locked`)
    return { productId, quantity, isInStock: isInStockAfter(item, quantity) }
  })
  await moveStock(tx, moves)
  const ids = await withContainingProducts(
    tx,
    moves.map(({ productId }) => productId),
  )
  const isOnlyQuantity = moves.every(({ productId, isInStock }) => locked.get(productId)?.is_in_stock === isInStock)
  // Reindexing the products for every order would cost more than the order itself.
  if (isOnlyQuantity) return emitDelayed(tx, { type: 'stock.changed', ids, isOnlyQuantity }, quantityDelaySeconds)
  await emit(tx, { type: 'stock.changed', ids })
}

function isInStockAfter({ qty, min_qty, backorders, is_in_stock }: StockItem, quantity: number): boolean {
  const isEnough = (pieces: number) => pieces > min_qty || backorders > 0
  return quantity < 0
    ? is_in_stock && isEnough(qty + quantity)
    : is_in_stock || (!isEnough(qty) && isEnough(qty + quantity))
}
