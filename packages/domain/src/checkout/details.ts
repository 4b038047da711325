/** What a checkout asks for, in the words of its forms. Texts as they were typed. */

export type PersonalDetails = {
  firstName: string
  lastName: string
  emailAddress: string
  /** Of an account that is made in the same go; never kept, and dropped after the order. */
  password: string
  createAccount: boolean
}

export type AddressDetails = {
  firstName: string
  lastName: string
  /** Two letters. */
  country: string
  streetAddress: string
  /** House or flat. */
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
  paymentMethod: string
  /** What the method's own part of the page collected, such as a card identifier; never a card number. */
  paymentMethodAdditional: Record<string, unknown>
}

export type CheckoutDetails = {
  personalDetails: PersonalDetails
  shippingDetails: ShippingDetails
  paymentDetails: PaymentDetails
  /** The bill goes where the parcel goes. */
  sendToShippingAddress: boolean
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
      paymentMethod: '',
      paymentMethodAdditional: {},
    },
    sendToShippingAddress: true,
  }
}

/** Only the address of something that is more. */
export function addressOf(details: AddressDetails): AddressDetails {
  const { firstName, lastName, country, streetAddress, apartmentNumber, city, state, region_id, zipCode, phoneNumber } =
    details
  return {
    ...{ firstName, lastName, country, streetAddress, apartmentNumber },
    ...{ city, state, region_id, zipCode, phoneNumber },
  }
}
