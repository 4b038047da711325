import { type Refusal, refuse } from '@mantel/contract'
import { activeRequests, canChangeState, isSentByParcel, planShipment, unsentLines } from '@mantel/domain/order'
import type { Db } from '../platform/db/index.ts'
import { emit } from '../platform/events/index.ts'
import { changeOrderState } from './change-order-state.ts'
import { lockOrder, type OrderRow } from './order.repository.ts'
import { readRequests } from './order-request.repository.ts'
import { insertShipment, readShipments } from './shipment.repository.ts'

export type Parcel = {
  /** The carrier's name; empty if the merchant entered none. */
  carrier: string
  trackingNumber: string
  /** Units by SKU; undefined means everything that is left to ship. */
  items: { sku: string; quantity: number }[] | undefined
  reason: string
}

export type ShippedOrder = { ok: true; order: OrderRow; isComplete: boolean }

export type ShipRefusal = Refusal<
  | 'order_unknown'
  | 'order_state_wrong'
  | 'order_partly_shipped'
  | 'order_request_open'
  | 'shipment_nothing_left'
  | 'shipment_sku_unknown'
  | 'shipment_too_many'
>

/**
 * Records a parcel. The last parcel moves the order to shipped, unless an open request holds units: they have to be shipped if the
 * merchant refuses the request. An order without goods to send is moved without a parcel.
 */
export async function shipOrder(
  tx: Db,
  orderId: number,
  { carrier, trackingNumber, items, reason }: Parcel,
  now: Date,
): Promise<ShippedOrder | ShipRefusal> {
  const order = await lockOrder(tx, orderId)
  if (!order) return refuse('order_unknown')
  // This includes orders that were marked as shipped before the shop recorded parcels.
  if (order.state === 'shipped') return refuse('shipment_nothing_left')
  if (!canChangeState(order.state, 'shipped')) return refuse('order_state_wrong', { from: order.state, to: 'shipped' })
  const { lines } = order.snapshot
  const earlier = await readShipments(tx, [orderId])
  if (lines.some(isSentByParcel)) {
    const requests = activeRequests(await readRequests(tx, [orderId]))
    if (requests.some(({ kind, state }) => kind === 'cancellation' && state === 'open'))
      return refuse('order_request_open')
    const requestedBack = unsentLines(requests.filter(({ state }) => state === 'open'))
    // Units that the buyer has withdrawn are not shipped.
    const sent = [...earlier.flatMap((shipment) => shipment.lines), ...unsentLines(requests)]
    const plan = planShipment(lines, sent, items)
    if (!plan.ok)
      return plan.code === 'shipment_nothing_left' && requestedBack.length > 0 ? refuse('order_request_open') : plan
    const number = earlier.length + 1
    await insertShipment(tx, { orderId, number, carrier, trackingNumber, shippedAt: now, lines: plan.lines })
    await emit(tx, { type: 'order.shipped', orderId, shipment: number })
    if (!plan.isComplete || requestedBack.length > 0) return { ok: true, order, isComplete: false }
  }
  const moved = await changeOrderState(tx, orderId, { to: 'shipped', reason, actor: 'merchant', now })
  return moved.ok ? { ...moved, isComplete: true } : moved
}
