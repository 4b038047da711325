import type { OrdersToPay, OrderToPay } from '../payment/index.ts'
import { changeOrderState } from './change-order-state.ts'
import { findOrder, findOrderByNumber, listExpired, lockOrder, type OrderRow } from './order.repository.ts'
import { isOrderKeyOf, orderIdOfKey } from './order-key.ts'

const expiredPageSize = 100

/** The payment slice's access to orders. Every payment ends here, under the lock of the order's row. */
export const ordersToPay: OrdersToPay = {
  async findByKey(db, orderKey) {
    const id = orderIdOfKey(orderKey)
    const order = id === null ? undefined : await findOrder(db, id)
    return order && isOrderKeyOf(orderKey, order.access_digest) ? toPay(order) : undefined
  },

  async findById(db, idOrNumber) {
    if (!/^\d{1,15}$/.test(idOrNumber)) return undefined
    // Order numbers have leading zeros, ids do not.
    const order = idOrNumber.startsWith('0')
      ? await findOrderByNumber(db, idOrNumber)
      : await findOrder(db, Number(idOrNumber))
    return order && toPay(order)
  },

  async lock(tx, orderId) {
    const order = await lockOrder(tx, orderId)
    return order && toPay(order)
  },

  async markPaid(tx, orderId, now) {
    const order = await lockOrder(tx, orderId)
    if (order?.state !== 'pending_payment') return false
    const moved = await changeOrderState(tx, orderId, { to: 'paid', actor: 'provider', reason: '', now })
    return moved.ok
  },

  async markFailed(tx, orderId, { actor, reason, now }) {
    const order = await lockOrder(tx, orderId)
    if (order?.state !== 'pending_payment') return false
    const moved = await changeOrderState(tx, orderId, { to: 'cancelled', actor, reason, now })
    return moved.ok
  },

  listExpired: (db, now, after) => listExpired(db, { now, after, limit: expiredPageSize }),
}

function toPay(order: OrderRow): OrderToPay {
  return {
    id: order.id,
    number: order.number,
    website: order.website,
    storeCode: order.store_code,
    state: order.state,
    due: order.due,
    currency: order.currency,
    paymentCode: order.payment_code,
    deadline: order.payment_deadline,
    snapshot: order.snapshot,
  }
}
