import { type Refusal, refuse } from '@mantel/contract'
import { canChangeState, type OrderActor, type OrderState } from '@mantel/domain/order'
import { restoreCart } from '../cart/index.ts'
import { returnGiftCards } from '../giftcard/index.ts'
import type { Db } from '../platform/db/index.ts'
import { emit } from '../platform/events/index.ts'
import { returnCoupon } from '../promotion/index.ts'
import { isCartKey } from './idempotency-key.ts'
import { lockOrder, type OrderRow } from './order.repository.ts'
import { acceptOpenRequests } from './order-request.repository.ts'
import { clearIdempotencyKey, writeStep } from './order-steps.repository.ts'
import { returnHeldStock } from './return-stock.ts'
import { readShipments, type Shipment } from './shipment.repository.ts'

export type OrderStateChange = { to: OrderState; actor: OrderActor; reason: string; now: Date }

/** Moves an order to another state, releases what the step returns (stock, coupon, gift cards) and emits order.moved. */
export async function changeOrderState(
  tx: Db,
  orderId: number,
  move: OrderStateChange,
): Promise<{ ok: true; order: OrderRow } | Refusal<'order_unknown' | 'order_state_wrong' | 'order_partly_shipped'>> {
  const order = await lockOrder(tx, orderId)
  if (!order) return refuse('order_unknown')
  if (!canChangeState(order.state, move.to)) return refuse('order_state_wrong', { from: order.state, to: move.to })
  const shipments = move.to === 'cancelled' || move.to === 'refunded' ? await readShipments(tx, [orderId]) : []
  // Once goods have been shipped, the buyer owes their price: such an order can only be paid and refunded.
  if (move.to === 'cancelled' && shipments.length > 0) return refuse('order_partly_shipped')
  await moveLocked(tx, order, move, shipments)
  return { ok: true, order: { ...order, state: move.to, updated_at: move.now } }
}

async function moveLocked(
  tx: Db,
  order: OrderRow,
  { to, actor, reason, now }: OrderStateChange,
  shipments: readonly Shipment[],
): Promise<void> {
  const step = await writeStep(tx, order.id, { state: to, reason, actor, at: now })
  if (to === 'cancelled' && order.state === 'pending_payment') await reopenOrderedCart(tx, order, now)
  // Shipped products do not return to stock, even if the order is refunded. A shipped order without parcels was sent completely.
  if (to === 'cancelled' || (to === 'refunded' && (order.state !== 'shipped' || shipments.length > 0))) {
    const sent = shipments.flatMap(({ lines }) => lines)
    await returnHeldStock(tx, order, sent, now)
  }
  if (to === 'cancelled') await returnCoupon(tx, order.id)
  if (to === 'cancelled' || to === 'refunded') {
    await returnGiftCards(tx, order.id, now)
    await acceptOpenRequests(tx, order.id, now)
  }
  await emit(tx, { type: 'order.moved', orderId: order.id, step, state: to })
}

/** Restores the cart of an order that was never paid. */
async function reopenOrderedCart(tx: Db, order: OrderRow, now: Date): Promise<void> {
  if (order.cart_id !== null) await restoreCart(tx, order.cart_id, now)
  if (order.idempotency_key !== null && isCartKey(order.idempotency_key)) await clearIdempotencyKey(tx, order.id)
}
