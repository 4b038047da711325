import type { CheckoutDetails, PaymentDetails, PersonalDetails, ShippingDetails } from '@mantel/domain/checkout'
import type { Observed } from '../observed.ts'
import type { DeprecatedMethodActions } from './deprecated-method-actions.ts'

export type CheckoutState = CheckoutDetails & {
  /** false until the stored details have been read. */
  ready: boolean
  /** Time of the last change; 0: none. */
  modifiedAt: number
  /** Time of the last order; null: none. */
  orderedAt: number | null
  /** The thank-you page is shown. */
  isThankYou: boolean
  /** The id of the customer whose data the form has been filled in with; null: none. */
  filledInFor: number | null
}

/** The data of a signed-in customer. An empty text means that it is not known. */
export type KnownCustomer = Pick<PersonalDetails, 'firstName' | 'lastName' | 'emailAddress'> &
  Pick<PaymentDetails, 'company' | 'taxId'> & { id: number }

/** The details that the shopper has entered. They are stored for half an hour; passwords are never stored. */
export type Checkout = Observed<CheckoutState> & {
  start(): Promise<void>
  setPersonal(part: Partial<PersonalDetails>): void
  setShipping(part: Partial<ShippingDetails>): void
  setPayment(part: Partial<PaymentDetails>): void
  /**
   * Fills in the empty fields with the customer's data, once per customer: what the shopper removes stays removed. Name
   * and e-mail address of the order are always those of the account.
   */
  fillIn(customer: KnownCustomer): void
  /**
   * Call when the shopper chooses a method. A method that the shop preselects is set with setShipping or setPayment.
   */
  chooseShippingMethod(key: string): void
  choosePaymentMethod(code: string): void
  setBillToShippingAddress(shippingAddress: boolean): void
  /** Whether the shopper counts as being in the checkout. */
  isActive(): boolean
  /** Call after an order: stores its time and drops the password. */
  markOrdered(): Promise<void>
  setThankYou(is: boolean): void
  /** Call after logout: removes everything. */
  forget(): Promise<void>
  /** Deprecated: both log an error. */
  payment: DeprecatedMethodActions
  shipping: DeprecatedMethodActions
}
