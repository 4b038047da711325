import { type Refusal, refuse } from '@mantel/contract'
import type { VatAmount } from '@mantel/domain/money'
import {
  canChangeState,
  findUsedLine,
  type OrderState,
  planShipment,
  refundOf,
  splitRefund,
  takesBackAll,
  unsentLines,
} from '@mantel/domain/order'
import type { Stores } from '@mantel/domain/store'
import { type DeriveGiftCode, returnGiftCards } from '../giftcard/index.ts'
import type { QueueMail } from '../mail/index.ts'
import { type RequestedRefund, requestPartialRefund, requestRefund } from '../payment/index.ts'
import type { Db, Tx } from '../platform/db/index.ts'
import { emit } from '../platform/events/index.ts'
import { changeOrderState } from './change-order-state.ts'
import { returnFiles } from './download-order.ts'
import { giftCardPieces } from './gift-card-order.ts'
import { findOrderRecipient } from './mails/order-mails.repository.ts'
import type { RequestMails } from './mails/request-mails.ts'
import { lockOrder, type OrderRow } from './order.repository.ts'
import { type StoredRequest, writeSettlement } from './order-request.repository.ts'
import { readRequestFacts, type StoredFacts } from './request-facts.ts'
import { returnUnsentStock } from './return-stock.ts'
import { voidReturnedCards } from './void-returned-cards.ts'

export type Settlement = {
  /** The request's number; undefined: the only open one. */
  request: number | undefined
  isAccepted: boolean
  note: string
}

/** Amounts in minor units. byHand: the merchant has to refund or deduct it, because nothing was paid through a payment provider. */
export type SettledRequest = {
  ok: true
  order: OrderRow
  request: StoredRequest
  amount: number
  refunded: RequestedRefund & { giftCards: number; byHand: number }
}

export type SettleRefusal = Refusal<
  | 'order_unknown'
  | 'order_request_unknown'
  | 'order_request_choose'
  | 'order_state_wrong'
  | 'order_partly_shipped'
  | 'request_download_started'
  | 'gift_card_used'
>

/** Accepts or refuses a buyer's request. Accepting refunds its amount, and keeps unshipped units in the warehouse. */
export async function settleRequest(
  tx: Tx,
  orderId: number,
  { request: number, isAccepted, note }: Settlement,
  {
    queueMail,
    requestMails,
    giftCodeOf,
    stores,
    now,
  }: { queueMail: QueueMail; requestMails: RequestMails; giftCodeOf: DeriveGiftCode; stores: Stores; now: Date },
): Promise<SettledRequest | SettleRefusal> {
  const order = await lockOrder(tx, orderId)
  if (!order) return refuse('order_unknown')
  const facts = await readRequestFacts(tx, order, { giftCodeOf, stores, now })
  const open = facts.requests.filter(({ state }) => state === 'open')
  if (number === undefined && open.length > 1) return refuse('order_request_choose')
  const request = open.find((one) => number === undefined || one.number === number)
  if (!request) return refuse('order_request_unknown')
  const settled = isAccepted
    ? await accept(tx, order, request, facts, { note, giftCodeOf })
    : { ok: true as const, order, amount: request.amount, refunded: noRefund, isMailed: false }
  if (!settled.ok) return settled
  const { amount, refunded, isMailed } = settled
  const state = isAccepted ? 'accepted' : 'refused'
  await writeSettlement(tx, request, { state, amount, note, at: now })
  const buyer = await findOrderRecipient(tx, orderId)
  if (buyer && !isMailed) {
    await queueMail(tx, requestMails[state], {
      key: `order-${order.number}-request-${request.number}-${state}`,
      storeCode: buyer.storeCode,
      to: { name: buyer.name, address: buyer.email },
      data: { orderId, request: request.number },
    })
  }
  return { ok: true, order: settled.order, request, amount: amount.gross, refunded }
}

const noRefund = { provider: 0, before: 0, giftCards: 0, byHand: 0 }

/** isMailed: the order's own mail tells the buyer that the whole order is cancelled or refunded. */
type Accepted = {
  ok: true
  order: OrderRow
  amount: VatAmount
  refunded: SettledRequest['refunded']
  isMailed: boolean
}

async function accept(
  tx: Tx,
  order: OrderRow,
  request: StoredRequest,
  facts: StoredFacts,
  { note, giftCodeOf }: { note: string; giftCodeOf: DeriveGiftCode },
): Promise<Accepted | SettleRefusal> {
  const used = findUsedLine(facts, request)
  if (used) return used
  const { snapshot } = order
  const earlier = facts.requests.filter(({ state }) => state === 'accepted')
  const amount = refundOf(snapshot, earlier, request.lines)
  const before = earlier.reduce((sum, one) => sum + one.amount.gross, 0)
  const { payment, giftCards } = splitRefund(snapshot.totals, before, amount.gross)
  const pieces = giftCardPieces(order, earlier, request)
  const voiding = { giftCodeOf, now: facts.now }
  const finalState = takesBackAll(snapshot, [...earlier, request]) ? wholeOrderState(facts) : null
  if (finalState !== null) {
    const moved = await changeOrderState(tx, order.id, {
      to: finalState,
      actor: 'merchant',
      reason: note,
      now: facts.now,
    })
    if (!moved.ok) return moved
    await voidReturnedCards(tx, order, pieces, voiding)
    const requested = finalState === 'refunded' ? await requestRefund(tx, order.id, facts.now) : null
    // A cancelled order was never paid, so the merchant has nothing to refund by hand.
    const byHand = finalState === 'cancelled' || requested ? 0 : payment
    const provider = Math.min(payment, requested?.provider ?? 0)
    const refunded = { provider, before: requested?.before ?? 0, giftCards, byHand }
    return { ok: true, order: moved.order, amount, refunded, isMailed: true }
  }
  const requested = await requestPartialRefund(tx, order.id, payment, facts.now)
  await returnUnsentStock(tx, order, { request, accepted: [...earlier, request], facts })
  await returnGiftCards(tx, order.id, facts.now, giftCards)
  await returnFiles(tx, order, earlier, request, facts.now)
  await voidReturnedCards(tx, order, pieces, voiding)
  if (pieces.length > 0) await emit(tx, { type: 'order.gift_cards_returned', orderId: order.id, pieces })
  await emit(tx, { type: 'order.partly_credited', orderId: order.id, request: request.number })
  const refunded = { provider: 0, before: 0, ...requested, giftCards, byHand: requested ? 0 : payment }
  return {
    ok: true,
    order: await finishShipping(tx, order, facts, [...earlier, request], note),
    amount,
    refunded,
    isMailed: false,
  }
}

/** The state of an order after all of it has been given back; null for an unpaid order that has been shipped, even in part. */
function wholeOrderState({ order, sent, completelySentAt }: StoredFacts): OrderState | null {
  if (canChangeState(order.state, 'refunded')) return 'refunded'
  return sent.length === 0 && completelySentAt === null ? 'cancelled' : null
}

/**
 * Moves the order to shipped if all its units are shipped or given back. accepted: the accepted requests, including the current one.
 * Units of an open request may still have to be shipped. A refused request never completes the order: its unshipped units are left to
 * ship.
 */
async function finishShipping(
  tx: Db,
  order: OrderRow,
  { sent, completelySentAt, now }: StoredFacts,
  accepted: readonly StoredRequest[],
  note: string,
): Promise<OrderRow> {
  const remainingShipment = planShipment(order.snapshot.lines, [...sent, ...unsentLines(accepted)], undefined)
  if (sent.length === 0 || remainingShipment.ok || !canChangeState(order.state, 'shipped') || completelySentAt)
    return order
  const moved = await changeOrderState(tx, order.id, { to: 'shipped', actor: 'merchant', reason: note, now })
  return moved.ok ? moved.order : order
}
