import { refuse } from '@mantel/contract'
import type { Stores } from '@mantel/domain/store'
import type { DeriveGiftCode } from '../giftcard/index.ts'
import type { QueueMail } from '../mail/index.ts'
import type { Db } from '../platform/db/index.ts'
import type { RequestMails } from './mails/request-mails.ts'
import { findOrder, findOrderByNumber, type OrderRow, toOrderNumber } from './order.repository.ts'
import { listOrdersWithRequests, readRequests, type StoredRequest } from './order-request.repository.ts'
import { type SettledRequest, type Settlement, type SettleRefusal, settleRequest } from './settle-request.ts'
import { refundInTransaction } from './void-returned-cards.ts'

/** The merchant's view of buyers' requests to cancel or to withdraw. */
export type MerchantRequests = {
  /** Orders with open requests, the longest waiting first. */
  listRequests(limit: number): Promise<{ order: OrderRow; requests: StoredRequest[] }[]>
  settle(number: string, settlement: Settlement): Promise<SettledRequest | SettleRefusal>
}

export function createMerchantRequests({
  db,
  now,
  queueMail,
  requestMails,
  giftCodeOf,
  stores,
}: {
  db: Db
  now(): Date
  queueMail: QueueMail
  requestMails: RequestMails
  giftCodeOf: DeriveGiftCode
  stores: Stores
}): MerchantRequests {
  return {
    async listRequests(limit) {
      const ids = await listOrdersWithRequests(db, limit)
      const requests = Map.groupBy(await readRequests(db, ids), ({ orderId }) => orderId)
      const found = await Promise.all(ids.map((id) => findOrder(db, id)))
      return found.flatMap((order) => {
        const open = (order && requests.get(order.id))?.filter(({ state }) => state === 'open') ?? []
        return order ? [{ order, requests: open }] : []
      })
    },

    async settle(number, settlement) {
      const found = await findOrderByNumber(db, toOrderNumber(number))
      if (!found) return refuse('order_unknown')
      const deps = { queueMail, requestMails, giftCodeOf, stores, now: now() }
      return refundInTransaction(db, (tx) => settleRequest(tx, found.id, settlement, deps))
    },
  }
}
