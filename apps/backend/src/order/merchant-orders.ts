import { type Refusal, refuse } from '@mantel/contract'
import type { OrderState } from '@mantel/domain/order'
import { returnPayment } from '../payment/index.ts'
import { type Db, inTransaction } from '../platform/db/index.ts'
import { moveOrder } from './move-order.ts'
import { type HistoryStep, readHistory } from './moving.repository.ts'
import { findOrderByNumber, listOrders, type OrderRow } from './order.repository.ts'

/** What the merchant does with orders. */
export type MerchantOrders = {
  /** Newest first. */
  list(filter: { state?: OrderState; limit: number }): Promise<OrderRow[]>
  show(number: string): Promise<{ order: OrderRow; history: HistoryStep[] } | undefined>
  move(
    number: string,
    move: { to: OrderState; reason: string },
  ): Promise<{ ok: true; order: OrderRow } | Refusal<'order_unknown' | 'order_state_wrong'>>
}

export function createMerchantOrders({ db, now }: { db: Db; now(): Date }): MerchantOrders {
  return {
    async list({ state, limit }) {
      const { orders } = await listOrders(db, { ...(state && { state }), limit, offset: 0 })
      return orders
    },

    async show(number) {
      const order = await findOrderByNumber(db, numberOf(number))
      return order && { order, history: await readHistory(db, [order.id]) }
    },

    async move(number, { to, reason }) {
      const found = await findOrderByNumber(db, numberOf(number))
      if (!found) return refuse('order_unknown')
      return inTransaction(db, async (tx) => {
        const at = now()
        const moved = await moveOrder(tx, found.id, { to, reason, actor: 'merchant', now: at })
        // What was paid through the shop goes back by the way it came; anything else is the merchant's to return.
        if (moved.ok && to === 'refunded') await returnPayment(tx, found.id, at)
        return moved
      })
    },
  }
}

/** 12 is as good as 000000012. */
function numberOf(typed: string): string {
  return typed.trim().padStart(9, '0')
}
