import { type Refusal, refuse } from '@mantel/contract'
import { type OrderRequestKind, type ParcelLine, planOrderRequest } from '@mantel/domain/order'
import type { Stores, Website } from '@mantel/domain/store'
import type { DeriveGiftCode } from '../giftcard/index.ts'
import type { QueueMail } from '../mail/index.ts'
import { type Db, inTransaction } from '../platform/db/index.ts'
import { findOrderRecipient } from './mails/order-mails.repository.ts'
import type { RequestMails } from './mails/request-mails.ts'
import { lockOrder, type OrderRow } from './order.repository.ts'
import { insertRequest } from './order-request.repository.ts'
import { readRequestFacts } from './request-facts.ts'

export type ReturnRequest = {
  kind: OrderRequestKind
  /** undefined: everything that is left. */
  lines: ParcelLine[] | undefined
  /** Chosen by the client: a repeated call makes no second request. */
  key: string
  reason: string
}

export type ReturnRefusal = Refusal<
  | 'order_unknown'
  | 'order_not_cancellable'
  | 'withdrawal_over'
  | 'withdrawal_empty'
  | 'withdrawal_too_many'
  | 'withdrawal_download'
  | 'request_download_started'
  | 'gift_card_used'
>

export type ReturnDeps = {
  queueMail: QueueMail
  requestMails: RequestMails
  giftCodeOf: DeriveGiftCode
  stores: Stores
}

/**
 * Stores a buyer's request to cancel or to withdraw, and confirms it by mail in the same transaction: a withdrawal takes effect
 * when it is declared, and the buyer needs a durable proof of it. The merchant gets a copy.
 */
export async function requestReturn(
  { db, now }: { db: Db; now(): Date },
  { queueMail, requestMails, giftCodeOf, stores, website }: ReturnDeps & { website: Website },
  orderId: number,
  { kind, lines, key, reason }: ReturnRequest,
): Promise<{ ok: true; order: OrderRow } | ReturnRefusal> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse('order_unknown')
    const at = now()
    const facts = await readRequestFacts(tx, order, { giftCodeOf, stores, now: at })
    if (facts.requests.some((request) => request.key === key)) return { ok: true, order }
    const plan = planOrderRequest(facts, { kind, wanted: lines })
    if (!plan.ok) return plan
    const number = facts.requests.length + 1
    const { amount } = plan
    await insertRequest(tx, { orderId, number, key, kind, amount, reason, requestedAt: at, lines: plan.lines })
    const buyer = await findOrderRecipient(tx, orderId)
    if (!buyer) throw new Error(`order ${orderId} has no recipient`)
    const mail = { storeCode: buyer.storeCode, data: { orderId, request: number } }
    const mailKey = `order-${order.number}-request-${number}`
    await queueMail(tx, requestMails.received, {
      ...mail,
      key: mailKey,
      to: { name: buyer.name, address: buyer.email },
    })
    const merchant = { name: website.name, address: website.supportEmail }
    await queueMail(tx, requestMails.received, { ...mail, key: `${mailKey}-copy`, to: merchant })
    return { ok: true, order }
  })
}
