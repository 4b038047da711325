import type { Checkout } from '@mantel/client'
import type { PersonalDetails } from '@mantel/domain/checkout'

/** Most people buy for themselves: their name goes along to the addresses until another one is typed there. */
export function changePersonal(
  checkout: Checkout,
  field: Exclude<keyof PersonalDetails, 'createAccount'>,
  value: string,
): void {
  const { personalDetails, shippingDetails, paymentDetails } = checkout.get()
  checkout.setPersonal({ [field]: value })
  if (field !== 'firstName' && field !== 'lastName') return
  const before = personalDetails[field]
  if (shippingDetails[field] === before) checkout.setShipping({ [field]: value })
  if (paymentDetails[field] === before) checkout.setPayment({ [field]: value })
}
