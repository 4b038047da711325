import type { CheckoutDetails, PaymentDetails, PersonalDetails, ShippingDetails } from '@mantel/domain/checkout'
import type { Observed } from '../observed.ts'
import type { OldMethodActions } from './old-method-actions.ts'

export type CheckoutState = CheckoutDetails & {
  /** false until what this browser keeps of it was read. */
  ready: boolean
  /** When something was last changed; 0: nothing was. */
  modifiedAt: number
  /** When the last order was placed; null: none was. */
  orderedAt: number | null
  /** The thank-you page is showing. */
  isThankYou: boolean
}

/** What the shopper has typed so far. It outlives the page for half an hour; a password is never written down. */
export type Checkout = Observed<CheckoutState> & {
  start(): Promise<void>
  setPersonal(part: Partial<PersonalDetails>): void
  setShipping(part: Partial<ShippingDetails>): void
  setPayment(part: Partial<PaymentDetails>): void
  sendBillTo(shippingAddress: boolean): void
  /** Whether the shopper counts as being in the checkout. */
  isActive(): boolean
  /** An order was placed: its time is kept, the password is not. */
  ordered(): Promise<void>
  setThankYou(is: boolean): void
  /** The session ended: nothing stays for whoever comes next. */
  forget(): Promise<void>
  /** Deprecated: they log an error. */
  payment: OldMethodActions
  shipping: OldMethodActions
}
