import {
  emailProblem,
  type FormProblem,
  type FormProblems,
  firstNameProblem,
  isBlank,
  lastNameProblem,
  passwordProblem,
  problemsOf,
} from '../customer/index.ts'
import type { AddressDetails, CheckoutDetails, PaymentDetails, PersonalDetails, ShippingDetails } from './details.ts'

const minCodeLength = 3

export type PersonalProblems = FormProblems<keyof PersonalDetails>
export type ShippingProblems = FormProblems<keyof ShippingDetails>
export type PaymentProblems = FormProblems<keyof PaymentDetails>

/** Problems of each step; {} for a valid step. */
export type CheckoutProblems = {
  personal: PersonalProblems
  shipping: ShippingProblems
  payment: PaymentProblems
  review: FormProblems<'acceptsTerms' | 'downloadConsent'>
}

export type CheckoutRules = {
  /** The cart needs no delivery. */
  isVirtual: boolean
  acceptsTerms: boolean
  /** Whether the shopper agrees to lose the right to withdraw from started downloads; null if there are none. */
  downloadConsent?: boolean | null
  /** Company and tax id are required in trade stores. */
  needsCompany: boolean
  /** false without a connection: the order is then a guest's and needs no password. Default: true. */
  canCreateAccount?: boolean
}

export function checkoutProblems(details: CheckoutDetails, rules: CheckoutRules): CheckoutProblems {
  const { personalDetails, shippingDetails, paymentDetails, sendToShippingAddress } = details
  return {
    personal: personalProblems(personalDetails, rules.canCreateAccount ?? true),
    shipping: rules.isVirtual ? {} : shippingProblems(shippingDetails),
    payment: paymentProblems(paymentDetails, {
      hasOwnAddress: rules.isVirtual || !sendToShippingAddress,
      needsCompany: rules.needsCompany,
    }),
    review: problemsOf({
      acceptsTerms: rules.acceptsTerms ? null : 'terms',
      downloadConsent: rules.downloadConsent === false ? 'required' : null,
    }),
  }
}

export const hasProblems = (problems: CheckoutProblems): boolean =>
  Object.values(problems).some((part) => Object.keys(part).length > 0)

/** Problems of an address in the address book. */
export function savedAddressProblems(
  address: AddressDetails & { vatId: string },
): FormProblems<keyof AddressDetails | 'vatId'> {
  return problemsOf({ ...addressProblems(address), vatId: taxIdProblem({ taxId: address.vatId }, false) })
}

function personalProblems(
  { emailAddress, firstName, lastName, createAccount, password }: PersonalDetails,
  canCreateAccount: boolean,
) {
  return problemsOf<keyof PersonalDetails>({
    emailAddress: emailProblem(emailAddress),
    firstName: firstNameProblem(firstName),
    lastName: lastNameProblem(lastName),
    password: !createAccount || !canCreateAccount ? null : password === '' ? 'required' : passwordProblem(password),
    createAccount: null,
  })
}

function shippingProblems(details: ShippingDetails): ShippingProblems {
  return problemsOf<keyof ShippingDetails>({
    ...addressProblems(details),
    shippingMethod: details.shippingMethod === '' ? 'required' : null,
  })
}

function paymentProblems(
  details: PaymentDetails,
  { hasOwnAddress, needsCompany }: { hasOwnAddress: boolean; needsCompany: boolean },
): PaymentProblems {
  return problemsOf<keyof PaymentDetails>({
    ...(hasOwnAddress ? addressProblems(details) : noAddressProblems),
    company: needsCompany && isBlank(details.company) ? 'required' : null,
    taxId: taxIdProblem(details, needsCompany),
    paymentMethod: details.paymentMethod === '' ? 'required' : null,
    paymentMethodAdditional: null,
    purchaseOrder: null,
  })
}

/** Company and tax id are optional for consumers, but a given tax id must be long enough. */
function taxIdProblem({ taxId }: Pick<PaymentDetails, 'taxId'>, isNeeded: boolean): FormProblem | null {
  if (isBlank(taxId)) return isNeeded ? 'required' : null
  return [...taxId.trim()].length >= minCodeLength ? null : 'tax_id_3'
}

type AddressProblems = Record<keyof AddressDetails, FormProblem | null>

const noAddressProblems: AddressProblems = {
  country: null,
  firstName: null,
  lastName: null,
  zipCode: null,
  streetAddress: null,
  apartmentNumber: null,
  city: null,
  state: null,
  region_id: null,
  phoneNumber: null,
}

/** Validates in form order. */
function addressProblems(address: AddressDetails): AddressProblems {
  return {
    ...noAddressProblems,
    country: required(address.country),
    firstName: firstNameProblem(address.firstName),
    lastName: lastNameProblem(address.lastName),
    zipCode: zipCodeProblem(address.zipCode),
    streetAddress: required(address.streetAddress),
    apartmentNumber: required(address.apartmentNumber),
    city: required(address.city),
  }
}

const required = (text: string): FormProblem | null => (isBlank(text) ? 'required' : null)

function zipCodeProblem(zipCode: string): FormProblem | null {
  if (isBlank(zipCode)) return 'required'
  return [...zipCode.trim()].length >= minCodeLength ? null : 'zip_code_3'
}
