import { type Refusal, refuse } from '@mantel/contract'
import type { OrderState } from '@mantel/domain/order'
import { requestRefund } from '../payment/index.ts'
import { type Db, inTransaction } from '../platform/db/index.ts'
import { moveOrder } from './move-order.ts'
import { findOrderByNumber, listOrders, listOverdue, type OrderRow } from './order.repository.ts'
import { type HistoryStep, readHistory } from './order-steps.repository.ts'

/** Order management for the merchant. */
export type MerchantOrders = {
  /** Newest first. */
  list(filter: { state?: OrderState; limit: number }): Promise<OrderRow[]>
  /** Orders on invoice whose payment is late, the longest overdue first. */
  listOverdue(limit: number): Promise<OrderRow[]>
  show(number: string): Promise<{ order: OrderRow; history: HistoryStep[] } | undefined>
  move(
    number: string,
    move: { to: OrderState; reason: string },
  ): Promise<{ ok: true; order: OrderRow } | Refusal<'order_unknown' | 'order_state_wrong'>>
}

export function createMerchantOrders({ db, now }: { db: Db; now(): Date }): MerchantOrders {
  return {
    async list({ state, limit }) {
      const { orders } = await listOrders(db, { state, limit, offset: 0 })
      return orders
    },

    listOverdue: (limit) => listOverdue(db, { today: now().toISOString().slice(0, 10), limit }),

    async show(number) {
      const order = await findOrderByNumber(db, toOrderNumber(number))
      return order && { order, history: await readHistory(db, [order.id]) }
    },

    async move(number, { to, reason }) {
      const found = await findOrderByNumber(db, toOrderNumber(number))
      if (!found) return refuse('order_unknown')
      return inTransaction(db, async (tx) => {
        const at = now()
        const moved = await moveOrder(tx, found.id, { to, reason, actor: 'merchant', now: at })
        // Payments made through a provider are refunded automatically; the merchant refunds all others.
        if (moved.ok && to === 'refunded') await requestRefund(tx, found.id, at)
        return moved
      })
    },
  }
}

/** Pads a short number: 12 means 000000012. */
function toOrderNumber(typed: string): string {
  return typed.trim().padStart(9, '0')
}
