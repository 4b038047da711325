import { type Refusal, refuse } from '@mantel/contract'
import type { OrderState } from '@mantel/domain/order'
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

/** returnMoney: notes in the transaction of a refund that what was paid goes back; false: nothing was paid through the shop. */
export function createMerchantOrders({
  db,
  now,
  returnMoney = async () => false,
}: {
  db: Db
  now(): Date
  returnMoney?(tx: Db, orderId: number): Promise<boolean>
}): MerchantOrders {
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
        const moved = await moveOrder(tx, found.id, { to, reason, actor: 'merchant', now: now() })
        if (moved.ok && to === 'refunded') await returnMoney(tx, found.id)
        return moved
      })
    },
  }
}

/** 12 is as good as 000000012. */
function numberOf(typed: string): string {
  return typed.trim().padStart(9, '0')
}
