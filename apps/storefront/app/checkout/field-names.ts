import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'
import type { BuyingTextKey } from '../i18n/text.ts'
import type { PartName } from './checkout-parts.ts'

const fieldTexts: Record<string, BuyingTextKey> = {
  emailAddress: 'auth.email',
  firstName: 'auth.first_name',
  lastName: 'auth.last_name',
  password: 'auth.password',
  country: 'checkout.country',
  zipCode: 'checkout.zip_code',
  streetAddress: 'checkout.street',
  apartmentNumber: 'checkout.house',
  city: 'checkout.city',
  shippingMethod: 'checkout.shipping_method',
  company: 'checkout.company',
  taxId: 'checkout.tax_id',
  paymentMethod: 'checkout.payment_method',
  acceptsTerms: 'checkout.terms_name',
  downloadConsent: 'checkout.download_consent_name',
}

const stepTexts: Partial<Record<PartName, BuyingTextKey>> = {
  shipping: 'checkout.delivery',
  payment: 'checkout.payment',
}

/** The name of a field; with the name of its step if several steps have a field of that name. */
export function fieldName(t: BuyingTranslator, part: PartName, field: string): string {
  const key = fieldTexts[field]
  const name = key ? t.of(key) : field
  const step = stepTexts[part]
  return step && ['firstName', 'lastName', 'zipCode', 'streetAddress', 'apartmentNumber', 'city'].includes(field)
    ? `${t.of(step)}, ${name}`
    : name
}
