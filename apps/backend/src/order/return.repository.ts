import type { ParcelLine, TakenStock } from '@mantel/domain/order'
import { sql } from 'kysely'
import type { Db } from '../platform/db/index.ts'
import type { ReservedStock } from '../stock/index.ts'

/** Goods of an order that came back together. number: within the order, from 1. */
export type OrderReturn = { number: number; isRestocked: boolean; returnedAt: Date; lines: ParcelLine[] }

/** Oldest first. */
export async function readReturns(db: Db, orderId: number): Promise<OrderReturn[]> {
  const rows = await db
    .selectFrom('order_return')
    .select(['return as number', 'position', 'quantity', 'is_restocked', 'returned_at'])
    .where('order_id', '=', orderId)
    .orderBy('return')
    .orderBy('position')
    .execute()
  const byNumber = Map.groupBy(rows, ({ number }) => number)
  return [...byNumber].map(([number, lines]) => ({
    number,
    isRestocked: lines.every(({ is_restocked }) => is_restocked),
    returnedAt: lines[0]?.returned_at ?? new Date(0),
    lines: lines.map(({ position, quantity }) => ({ position, quantity })),
  }))
}

/** The order must be locked, so that numbers are consecutive. */
export async function insertReturn(
  tx: Db,
  orderId: number,
  { number, isRestocked, returnedAt, lines }: OrderReturn,
): Promise<void> {
  const shared = { order_id: orderId, return: number, is_restocked: isRestocked, returned_at: returnedAt }
  await tx
    .insertInto('order_return')
    .values(lines.map((line) => ({ ...shared, ...line })))
    .execute()
}

/** The stock that the order took, whether or not it has been returned since. */
export function readTakenStock(tx: Db, orderId: number): Promise<TakenStock[]> {
  return tx
    .selectFrom('order_stock')
    .select(['product_id as productId', 'quantity', 'returned'])
    .where('order_id', '=', orderId)
    .execute()
}

/** The order must be locked: how much may be returned depends on the earlier returns. */
export async function addReturnedStock(tx: Db, orderId: number, stock: readonly ReservedStock[]): Promise<void> {
  await sql`
    update order_stock set returned = returned + back.quantity
    from unnest(${stock.map(({ productId }) => productId)}::int[], ${stock.map(({ quantity }) => quantity)}::int[])
      as back (product_id, quantity)
    where order_stock.order_id = ${orderId} and order_stock.product_id = back.product_id`.execute(tx)
}
