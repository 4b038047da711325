import type { CartTexts } from '../cart/use-cart.ts'
import type { BuyingTextKey } from '../i18n/text.ts'
import type { PartName } from './checkout-parts.ts'

const names: Record<string, BuyingTextKey> = {
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
}

const parts: Partial<Record<PartName, BuyingTextKey>> = {
  shipping: 'checkout.delivery',
  payment: 'checkout.payment',
}

/** With its step, where several steps ask for the same. */
export function fieldName(t: CartTexts, part: PartName, field: string): string {
  const key = names[field]
  const name = key ? t.of(key) : field
  const step = parts[part]
  return step && ['firstName', 'lastName', 'zipCode', 'streetAddress', 'apartmentNumber', 'city'].includes(field)
    ? `${t.of(step)}, ${name}`
    : name
}
