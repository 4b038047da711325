import type { OrderAddress } from '@mantel/domain/order'

/** One attempt to pay an order. Amounts in minor units. */
export type PaymentRequest = {
  /** Our unique idempotency key: the provider creates one transaction for it, however often we send it. At most 40 characters. */
  key: string
  orderNumber: string
  amount: number
  currency: string
  locale: string
  buyer: { email: string; firstname: string; lastname: string }
  billing: OrderAddress
  shipping: OrderAddress | null
  /** The provider's pages send the shopper back to these URLs. */
  returnUrl: string
  cancelUrl: string
  /** The shopper's bank posts the result of a challenge to this URL. */
  challengeUrl: string
  browser: { ip: string; userAgent: string; accept: string }
}

/** The known state of a payment. reference: the provider's id. */
export type PaymentOutcome =
  | { kind: 'authorised'; reference: string; amount: number; currency: string; note?: CardSummary }
  | { kind: 'declined'; reference?: string; reason: string }
  | { kind: 'challenge'; reference: string; acsUrl: string; cReq: string }
  | { kind: 'redirect'; reference: string; url: string; fields: Record<string, string>; method: 'get' | 'post' }
  /** The shopper has approved the payment; it is not captured yet. */
  | { kind: 'approved'; reference: string }
  /** The provider has not decided, or its decision is unknown. */
  | { kind: 'pending'; reference?: string }
  /** The provider has no such payment. */
  | { kind: 'unknown' }
  /** refund: a refund of the payment or of a part of it. Without this field the whole payment was refunded. */
  | { kind: 'refunded'; reference: string; refund?: { reference: string; amount: number } }

/** Card details that the merchant may see: never more than the last four digits. */
export type CardSummary = { cardType?: string; lastFour?: string }

/** The ids of a payment: our key, and the provider's reference once we have one. */
export type PaymentIds = { key: string; reference: string | null }

export type MerchantSession = {
  merchantSessionKey: string
  /** ISO 8601. */
  expiry: string
  /** The page with the card fields, shown in a frame. */
  frameUrl: string
}

export type PaymentEvent = {
  /** The provider's event id; repeated deliveries of an event have the same id. */
  id: string
  kind: string
  /** Identify the payment: our key, the provider's reference, or both. */
  key?: string
  reference?: string
  outcome: PaymentOutcome
}

/** forged: not from the provider, or so old that it may be a replay. */
export type WebhookResult = { ok: true; event: PaymentEvent } | { ok: false; reason: 'forged' | 'unreadable' }

/**
 * The server side of a payment provider. Every call that changes something carries our idempotency key, so that the caller
 * may repeat it. Every call has a timeout. Calls throw ProviderUnavailable when the outcome is unknown.
 */
export type PaymentProvider = {
  /**
   * Reads the id of the payment instrument, such as a tokenised card, from the fields that the browser part collected; null if
   * there is none. A payment with another instrument is a new payment attempt. Absent for providers without instruments.
   */
  readInstrument?(additional: unknown): string | null
  merchantSession?(): Promise<MerchantSession>
  /** Reads the card's type and last digits; null if the identifier is not valid. */
  describeCard?(cardIdentifier: string): Promise<{ cardType: string; lastFour: string } | null>
  start(payment: PaymentRequest, additional: unknown): Promise<PaymentOutcome>
  completeChallenge?(payment: PaymentIds, cRes: string): Promise<PaymentOutcome>
  /** Captures the payment that the shopper approved on the provider's page. */
  completeRedirect?(payment: PaymentIds): Promise<PaymentOutcome>
  lookUp(payment: PaymentIds): Promise<PaymentOutcome>
  refund(payment: RefundRequest): Promise<RefundOutcome>
  /** Requests the status of a pending refund. reference: the provider's id of the refund. */
  lookUpRefund?(reference: string): Promise<RefundOutcome>
  /** Cancels a payment of the same day without a refund. false if it is too late for that. */
  void(payment: CapturedPayment): Promise<boolean>
  readWebhook(rawBody: string, headers: WebhookHeaders, now: Date): Promise<WebhookResult>
}

export type CapturedPayment = { key: string; reference: string; amount: number; currency: string }

/**
 * attempt: counted from 1. After a final refusal a refund needs a new attempt, which has a new key, because the provider
 * repeats its answer for a known key.
 */
export type RefundRequest = CapturedPayment & { attempt: number }

/** reference: the provider's id of the refund. Calls throw where the outcome is unknown. */
export type RefundOutcome =
  | { kind: 'done'; reference?: string }
  | { kind: 'pending'; reference: string }
  /** Nothing was refunded, and no later call with the same key will refund anything. */
  | { kind: 'refused'; reason: string }

/** The attempt is part of the key and has at most two digits, because keys have at most 40 characters. */
const maxRefundAttempt = 99

/** The idempotency key of a refund. */
export function refundKey({ key, attempt }: Pick<RefundRequest, 'key' | 'attempt'>): string {
  return attempt === 1 ? `${key}-R` : `${key}-${Math.min(attempt, maxRefundAttempt)}`
}

export type WebhookHeaders = Record<string, string | string[] | undefined>

/** Providers by the code of the payment method. */
export type PaymentProviders = Partial<Record<string, PaymentProvider>>

/** The provider did not answer, or its answer does not tell the outcome. The state of the payment is unknown. */
export class ProviderUnavailable extends Error {}

/** The provider rejected the request with a 4xx status. */
export class ProviderRefusal extends Error {
  readonly status: number
  readonly reply: unknown
  constructor(status: number, reply: unknown) {
    super(`payment provider rejected the request with status ${status}`)
    this.status = status
    this.reply = reply
  }
}
