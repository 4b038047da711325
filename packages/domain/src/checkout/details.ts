/** Checkout form values, as typed. */

export type PersonalDetails = {
  firstName: string
  lastName: string
  emailAddress: string
  /** Password of an account created with the order; never stored and dropped after the order. */
  password: string
  createAccount: boolean
}

export type AddressDetails = {
  firstName: string
  lastName: string
  /** ISO 3166-1 alpha-2 code. */
  country: string
  streetAddress: string
  /** House or flat number. */
  apartmentNumber: string
  city: string
  state: string
  region_id: number
  zipCode: string
  phoneNumber: string
}

/** shippingMethod: '<carrier>/<method>'; '' while none is chosen. */
export type ShippingDetails = AddressDetails & { shippingMethod: string }

export type PaymentDetails = AddressDetails & {
  company: string
  taxId: string
  /** The buyer's own reference for the order (purchase order number), in trade stores. */
  purchaseOrder: string
  paymentMethod: string
  /** Data collected by the payment method's form, such as a card identifier; never a card number. */
  paymentMethodAdditional: Record<string, unknown>
}

export type CheckoutDetails = {
  personalDetails: PersonalDetails
  shippingDetails: ShippingDetails
  paymentDetails: PaymentDetails
  /** The billing address equals the delivery address. */
  sendToShippingAddress: boolean
  /** The methods that the shopper has chosen, which may not be on offer at the moment; '' where the shop has selected one. */
  chosenMethods: { delivery: string; payment: string }
}

export function emptyAddress(country: string): AddressDetails {
  return {
    firstName: '',
    lastName: '',
    country,
    streetAddress: '',
    apartmentNumber: '',
    city: '',
    state: '',
    region_id: 0,
    zipCode: '',
    phoneNumber: '',
  }
}

export function emptyCheckout(country: string): CheckoutDetails {
  return {
    personalDetails: { firstName: '', lastName: '', emailAddress: '', password: '', createAccount: false },
    shippingDetails: { ...emptyAddress(country), shippingMethod: '' },
    paymentDetails: {
      ...emptyAddress(country),
      company: '',
      taxId: '',
      purchaseOrder: '',
      paymentMethod: '',
      paymentMethodAdditional: {},
    },
    sendToShippingAddress: true,
    chosenMethods: { delivery: '', payment: '' },
  }
}

/** Picks the address fields of a larger object. */
export function addressOf(details: AddressDetails): AddressDetails {
  const { firstName, lastName, country, streetAddress, apartmentNumber, city, state, region_id, zipCode, phoneNumber } =
    details
  return {
    firstName,
    lastName,
    country,
    streetAddress,
    apartmentNumber,
    city,
    state,
    region_id,
    zipCode,
    phoneNumber,
  }
}
