import { type Refusal, refuse } from '@mantel/contract'
import { amountStillDue, type OrderState } from '@mantel/domain/order'
import type { DeriveGiftCode } from '../giftcard/index.ts'
import { type RequestedRefund, requestRefund } from '../payment/index.ts'
import { type Db, inTransaction } from '../platform/db/index.ts'
import { changeOrderState } from './change-order-state.ts'
import { allGiftCardPieces } from './gift-card-order.ts'
import { findOrderByNumber, listOrders, listOverdue, type OrderRow, toOrderNumber } from './order.repository.ts'
import { readRequests, type StoredRequest } from './order-request.repository.ts'
import { type HistoryStep, readHistory } from './order-steps.repository.ts'
import { type OrderReturn, readReturns } from './return.repository.ts'
import { type BookedReturn, type ReturnedGoods, type ReturnRefusal, returnGoods } from './return-goods.ts'
import { type Parcel, type ShippedOrder, type ShipRefusal, shipOrder } from './ship-order.ts'
import { readShipments, type Shipment } from './shipment.repository.ts'
import { refundInTransaction, voidReturnedCards } from './void-returned-cards.ts'

/** Order management for the merchant. */
export type MerchantOrders = {
  /** Newest first. */
  list(filter: { state?: OrderState; limit: number }): Promise<OrderRow[]>
  /** Orders on invoice whose payment is late, the longest overdue first. stillDue: the open amount without refunded parts, minor units. */
  listOverdue(limit: number): Promise<(OrderRow & { stillDue: number })[]>
  show(number: string): Promise<ShownOrder | undefined>
  /** areUsedCardsRefunded: refund an order although gift cards bought with it have been used. */
  move(
    number: string,
    move: { to: OrderState; reason: string; areUsedCardsRefunded?: boolean },
  ): Promise<
    | { ok: true; order: OrderRow; refund?: OrderRefund }
    | Refusal<'order_unknown' | 'order_state_wrong' | 'order_partly_shipped' | 'gift_card_used'>
  >
  ship(number: string, parcel: Parcel): Promise<ShippedOrder | ShipRefusal>
  /** Records shipped goods that came back. */
  takeBack(number: string, goods: ReturnedGoods): Promise<BookedReturn | ReturnRefusal>
}

/** byHand: the amount that the merchant has to refund by hand, if nothing was paid through a payment provider. Minor units. */
export type OrderRefund = RequestedRefund & { byHand: number }

type ShownOrder = {
  order: OrderRow
  history: HistoryStep[]
  shipments: Shipment[]
  requests: StoredRequest[]
  returns: OrderReturn[]
}

export function createMerchantOrders({
  db,
  now,
  giftCodeOf,
}: {
  db: Db
  now(): Date
  giftCodeOf: DeriveGiftCode
}): MerchantOrders {
  return {
    async list({ state, limit }) {
      const { orders } = await listOrders(db, { state, limit, offset: 0 })
      return orders
    },

    async listOverdue(limit) {
      const late = await listOverdue(db, { today: now().toISOString().slice(0, 10), limit })
      const ids = late.map(({ id }) => id)
      const requests = Map.groupBy(await readRequests(db, ids), ({ orderId }) => orderId)
      return late.flatMap((order) => {
        const stillDue = amountStillDue(order.snapshot.totals, refundedGross(requests.get(order.id) ?? []))
        return stillDue > 0 ? [{ ...order, stillDue }] : []
      })
    },

    async show(number) {
      const order = await findOrderByNumber(db, toOrderNumber(number))
      if (!order) return undefined
      return {
        order,
        history: await readHistory(db, [order.id]),
        shipments: await readShipments(db, [order.id]),
        requests: await readRequests(db, [order.id]),
        returns: await readReturns(db, order.id),
      }
    },

    async move(number, { to, reason, areUsedCardsRefunded }) {
      const found = await findOrderByNumber(db, toOrderNumber(number))
      if (!found) return refuse('order_unknown')
      return refundInTransaction(db, async (tx) => {
        const at = now()
        const requests = await readRequests(tx, [found.id])
        const moved = await changeOrderState(tx, found.id, { to, reason, actor: 'merchant', now: at })
        if (!moved.ok || to !== 'refunded') return moved
        const voiding = { giftCodeOf, now: at, areUsedVoided: areUsedCardsRefunded }
        await voidReturnedCards(tx, moved.order, allGiftCardPieces(moved.order), voiding)
        // Payments made through a provider are refunded automatically; the merchant refunds all others.
        const requested = await requestRefund(tx, found.id, at)
        const byHand = requested ? 0 : amountStillDue(moved.order.snapshot.totals, refundedGross(requests))
        return { ...moved, refund: { provider: 0, before: 0, ...requested, byHand } }
      })
    },

    async ship(number, parcel) {
      const found = await findOrderByNumber(db, toOrderNumber(number))
      if (!found) return refuse('order_unknown')
      return inTransaction(db, (tx) => shipOrder(tx, found.id, parcel, now()))
    },

    async takeBack(number, goods) {
      const found = await findOrderByNumber(db, toOrderNumber(number))
      if (!found) return refuse('order_unknown')
      return inTransaction(db, (tx) => returnGoods(tx, found.id, goods, now()))
    },
  }
}

const refundedGross = (requests: readonly StoredRequest[]) =>
  requests.reduce((sum, { state, amount }) => sum + (state === 'accepted' ? amount.gross : 0), 0)
