import type { OrderAddress } from '@mantel/domain/order'

/** One try to pay an order. Amounts in minor units. */
export type PaymentToMake = {
  /** Ours and unique: the provider keeps one transaction for it, however often it is sent. At most 40 characters. */
  key: string
  orderNumber: string
  amount: number
  currency: string
  locale: string
  buyer: { email: string; firstname: string; lastname: string }
  billing: OrderAddress
  shipping: OrderAddress | null
  /** Where the provider sends the shopper back to. */
  returnUrl: string
  cancelUrl: string
  /** Where the shopper's bank posts the result of a challenge to. */
  challengeUrl: string
  browser: { ip: string; userAgent: string; accept: string }
}

/** What is known of a payment. reference: the provider's own name for it. */
export type Outcome =
  | { kind: 'authorised'; reference: string; amount: number; currency: string; note?: PaymentNote }
  | { kind: 'declined'; reference?: string; reason: string }
  | { kind: 'challenge'; reference: string; acsUrl: string; cReq: string }
  | { kind: 'redirect'; reference: string; url: string; fields: Record<string, string>; method: 'get' | 'post' }
  /** The shopper has agreed, the money has not been taken. */
  | { kind: 'approved'; reference: string }
  /** The provider has not decided, or nobody knows what it decided. */
  | { kind: 'pending'; reference?: string }
  /** The provider never heard of it. */
  | { kind: 'unknown' }
  | { kind: 'refunded'; reference: string }

/** What may be shown to the merchant: never more than the last four digits. */
export type PaymentNote = { cardType?: string; lastFour?: string }

/** A payment as the provider may know it: by our key, and by its own reference once it gave one. */
export type KnownPayment = { key: string; reference: string | null }

export type MerchantSession = {
  merchantSessionKey: string
  /** ISO 8601. */
  expiry: string
  /** The page with the card's fields, for a frame. */
  frameUrl: string
}

export type PaymentEvent = {
  /** The provider's; the same however often it is delivered. */
  id: string
  kind: string
  /** Of which payment: our key, or the provider's reference. */
  key?: string
  reference?: string
  outcome: Outcome
}

/** forged: not from the provider, or too old to be told from a copy. */
export type ReadEvent = { ok: true; event: PaymentEvent } | { ok: false; reason: 'forged' | 'unreadable' }

/**
 * The server side of a payment provider. Every call that changes something carries a key of ours, so that it may be made
 * again; every call ends in time. ProviderAway is thrown when nobody can say what happened.
 */
export type PaymentProvider = {
  merchantSession?(): Promise<MerchantSession>
  /** What may be shown of a card; null: the identifier is good for nothing. */
  describeCard?(cardIdentifier: string): Promise<{ cardType: string; lastFour: string } | null>
  start(payment: PaymentToMake, additional: unknown): Promise<Outcome>
  completeChallenge?(payment: KnownPayment, cRes: string): Promise<Outcome>
  /** Takes the money that the shopper has approved elsewhere. */
  completeRedirect?(payment: KnownPayment): Promise<Outcome>
  lookUp(payment: KnownPayment): Promise<Outcome>
  refund(payment: TakenPayment): Promise<void>
  /** Undoes a payment of today as if it had not been. false: too late for that. */
  void(payment: TakenPayment): Promise<boolean>
  readWebhook(rawBody: string, headers: WebhookHeaders, now: Date): Promise<ReadEvent>
}

export type TakenPayment = { key: string; reference: string; amount: number; currency: string }

export type WebhookHeaders = Record<string, string | string[] | undefined>

/** By the code of the payment method. */
export type PaymentProviders = Partial<Record<string, PaymentProvider>>

/** No answer, or one that says nothing: what happened to the payment is not known. */
export class ProviderAway extends Error {}

/** The provider understood and will not do it. */
export class ProviderRefusal extends Error {
  readonly status: number
  readonly reply: unknown
  constructor(status: number, reply: unknown) {
    super(`the payment provider refused with ${status}`)
    this.status = status
    this.reply = reply
  }
}
