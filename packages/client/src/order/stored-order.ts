import type { SavedLine, TotalsView } from '../cart/state.ts'
import type { OrderBody } from '../checkout/order-body.ts'
import type { ShopMessage } from '../notifications.ts'
import type { Challenge } from './payment.ts'

/**
 * queued: not sent, or certainly not accepted. sent: sent with unknown result. accepted: the shop has it. needs_you:
 * the shopper decides. refused: rejected for good.
 */
export type SendingState = 'queued' | 'sent' | 'accepted' | 'needs_you' | 'refused'

/** Order states on the server. */
export type ServerOrderState = 'received' | 'pending_payment' | 'paid' | 'shipped' | 'cancelled' | 'refunded'

export type OrderConfirmation = {
  orderNumber: string
  /** The shop's number for documents; '' if it did not send one. */
  backendOrderId: string
  /** Allows its holder to pay the order and to see its status. */
  orderKey: string | null
  state: ServerOrderState
}

/** Unit prices with tax. before, now: minor units. charged: `now` in major units, as on the wire. */
export type PriceChange = { sku: string; name: string; before: number; now: number; charged: number }

export type PricesChanged = {
  kind: 'prices'
  changes: readonly PriceChange[]
  /** The amount due; null: unchanged. */
  due: { before: number; now: number; charged: number } | null
  said: ShopMessage
}

export type OrderProblem =
  /** Prices changed: nothing is charged without consent. */
  | PricesChanged
  /** A product is sold out. */
  | { kind: 'products'; said: ShopMessage; reason: string | null }
  /** The customer has to sign in. */
  | { kind: 'login'; said: ShopMessage }
  /** The shop failed; the same order may be sent again. */
  | { kind: 'again'; said: ShopMessage }
  /** The shop rejected the entered details. */
  | { kind: 'details'; said: ShopMessage }
  /** The order was cancelled without payment. */
  | { kind: 'payment'; said: ShopMessage }

/** Minor units, as the shopper saw them or, after a lookup, as the shop has them. */
export type StoredOrderTotals = {
  subtotalWithDiscount: number
  taxAmount: number
  shippingAmount: number
  couponCode: string | null
  grandTotal: number
}

/** Data of the thank-you page. */
export type OrderSummary = {
  totals: StoredOrderTotals
  segments: TotalsView['segments']
  userExistingCustomer: boolean
  email: string
  telephone: string
  paymentCode: string
  paymentTitle: string
  isVirtual: boolean
}

/** Data that another page, or a worker without a page, needs to send the order. */
export type OrderRoute = {
  /** Whether the store sends orders without asking. */
  isAutomatic: boolean
  supportEmail: string
  /** Decimal places of the store's currency. */
  fractionDigits: number
  /** For a notification: URL of the thank-you page, and texts. */
  page: string
  words: { accepted: string; needsYou: string }
}

export type StoredOrder = {
  /** The wire's order_id, and the key in the browser's database. */
  id: string
  body: OrderBody
  state: SendingState
  /** Whether the server has replied. */
  transmited: boolean
  /** The customer who placed it: it is only sent in this customer's session. null: a guest. */
  owner: number | null
  createdAt: number
  updatedAt: number
  attempts: number
  confirmation: OrderConfirmation | null
  problem: OrderProblem | null
  /**
   * True from the notification that the order is queued until the shopper has seen its result. Orders that an earlier
   * version stored lack the field.
   */
  isAwaited?: boolean
  /** The bank's last challenge. */
  challenge: Challenge | null
  summary: OrderSummary
  route: OrderRoute
  /** Lines to put back into the cart if the order fails. */
  lines: readonly SavedLine[]
}

export type OrderDraft = Pick<StoredOrder, 'id' | 'body' | 'owner' | 'summary' | 'route' | 'lines'>

/** Whether the order still has to be sent, by any page or the worker. */
export const isWaiting = ({ state }: StoredOrder): boolean => state === 'queued' || state === 'sent'

export const isUnpaid = ({ confirmation, state }: StoredOrder): boolean =>
  state === 'accepted' && confirmation?.state === 'pending_payment'

export function createStoredOrder(draft: OrderDraft, now: number): StoredOrder {
  return {
    ...draft,
    state: 'queued',
    transmited: false,
    createdAt: now,
    updatedAt: now,
    attempts: 0,
    confirmation: null,
    problem: null,
    challenge: null,
  }
}
