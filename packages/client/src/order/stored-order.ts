import type { KeptLine, ShownTotals } from '../cart/state.ts'
import type { OrderBody } from '../checkout/order-body.ts'
import type { Said } from '../notifications.ts'
import type { Challenge } from './payment.ts'

/**
 * queued: not sent, or sure not to have been taken. sent: on its way, or nobody knows. accepted: the shop has it. needs_you:
 * the shopper decides. refused: nothing came of it.
 */
export type SendingState = 'queued' | 'sent' | 'accepted' | 'needs_you' | 'refused'

/** As the shop's orders go. */
export type PlacedState = 'received' | 'pending_payment' | 'paid' | 'shipped' | 'cancelled' | 'refunded'

export type Confirmation = {
  orderNumber: string
  /** The shop's own number for papers; '' where it did not say. */
  backendOrderId: string
  /** Lets its holder pay the order and see how it stands. */
  orderKey: string | null
  state: PlacedState
}

/** Of one piece with tax, in minor units; charged says the same as `now`, as it travels. */
export type PriceChange = { sku: string; name: string; before: number; now: number; charged: number }

export type PricesChanged = {
  kind: 'prices'
  changes: readonly PriceChange[]
  /** What is left to pay in all; null: as expected. */
  due: { before: number; now: number; charged: number } | null
  said: Said
}

export type OrderProblem =
  /** Prices changed: nothing is charged without consent. */
  | PricesChanged
  /** Something is sold out. */
  | { kind: 'products'; said: Said; reason: string | null }
  /** The customer whose order it is has to sign in. */
  | { kind: 'login'; said: Said }
  /** The shop could not do it; the same order may be sent again. */
  | { kind: 'again'; said: Said }
  /** What was given cannot be taken. */
  | { kind: 'details'; said: Said }
  /** Not paid, and so cancelled. */
  | { kind: 'payment'; said: Said }

/** Minor units, as the shopper saw them or, once it was asked, as the shop says. */
export type OrderSums = {
  subtotalWithDiscount: number
  taxAmount: number
  shippingAmount: number
  couponCode: string | null
  grandTotal: number
}

/** What the thank-you page says. */
export type OrderSummary = {
  totals: OrderSums
  segments: ShownTotals['segments']
  userExistingCustomer: boolean
  email: string
  telephone: string
  paymentCode: string
  paymentTitle: string
  isVirtual: boolean
}

/** What another page, or a worker without any, needs to send it. */
export type OrderRoute = {
  /** Whether it may be sent without asking, as the store says. */
  isAutomatic: boolean
  supportEmail: string
  /** Of the store's currency. */
  fractionDigits: number
  /** For a notification: the address of the thank-you page and the words. */
  page: string
  words: { accepted: string; needsYou: string }
}

export type StoredOrder = {
  /** The wire's order_id, and the key in the browser's database. */
  id: string
  body: OrderBody
  state: SendingState
  /** Whether the server has answered. */
  transmited: boolean
  /** The customer who placed it: nobody else's session ever carries it. null: a guest's. */
  owner: number | null
  createdAt: number
  updatedAt: number
  attempts: number
  confirmation: Confirmation | null
  problem: OrderProblem | null
  /** The shopper was told that it waits, and not yet what came of it. Orders of earlier builds do not say. */
  isAwaited?: boolean
  /** What the bank asked when the page was last there. */
  challenge: Challenge | null
  summary: OrderSummary
  route: OrderRoute
  /** To put back into a cart if nothing comes of it. */
  lines: readonly KeptLine[]
}

export type OrderDraft = Pick<StoredOrder, 'id' | 'body' | 'owner' | 'summary' | 'route' | 'lines'>

/** It still has to be sent, by whoever comes first. */
export const isWaiting = ({ state }: StoredOrder): boolean => state === 'queued' || state === 'sent'

export const isUnpaid = ({ confirmation, state }: StoredOrder): boolean =>
  state === 'accepted' && confirmation?.state === 'pending_payment'

export function storeDraft(draft: OrderDraft, now: number): StoredOrder {
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
