import type { OrderActor, OrderState, TakenStock } from '@mantel/domain/order'
import { sql } from 'kysely'
import type { Db } from '../platform/db/index.ts'

export type HistoryStep = { step: number; state: OrderState; reason: string; actor: OrderActor; at: Date }

/** Returns the number of the step. The order must be locked, so that step numbers are consecutive. */
export async function writeStep(
  tx: Db,
  orderId: number,
  { state, reason, actor, at }: Omit<HistoryStep, 'step'>,
): Promise<number> {
  await tx.updateTable('shop_order').set({ state, updated_at: at }).where('id', '=', orderId).execute()
  const { rows } = await sql<{ step: number }>`
    insert into order_history (order_id, step, state, reason, actor, at)
    select ${orderId}, max(step) + 1, ${state}, ${reason}, ${actor}, ${at} from order_history where order_id = ${orderId}
    returning step`.execute(tx)
  return rows[0]?.step ?? 0
}

export function readHistory(db: Db, orderIds: readonly number[]): Promise<(HistoryStep & { order_id: number })[]> {
  return db
    .selectFrom('order_history')
    .selectAll()
    .where('order_id', '=', sql<number>`any(${orderIds}::bigint[])`)
    .orderBy('order_id')
    .orderBy('step')
    .execute()
}

/** Marks the order's reserved stock as released and reads it. A second call returns an empty list. */
export async function releaseStock(tx: Db, orderId: number, now: Date): Promise<TakenStock[]> {
  return tx
    .updateTable('order_stock')
    .set({ returned_at: now })
    .where('order_id', '=', orderId)
    .where('returned_at', 'is', null)
    .returning(['product_id as productId', 'quantity', 'returned'])
    .execute()
}

export async function clearIdempotencyKey(tx: Db, orderId: number): Promise<void> {
  await tx.updateTable('shop_order').set({ idempotency_key: null }).where('id', '=', orderId).execute()
}
