import { messageText } from '@mantel/contract'
import { isEmail } from '@mantel/domain/customer'
import type { OrderAddress } from '@mantel/domain/order'
import type { StoreView } from '@mantel/domain/store'
import type { OrderBody } from './idempotency-key.ts'
import { failedStep } from './order-refused-error.ts'

type SentAddress = OrderBody['addressInformation']['billingAddress']

/** Billing and delivery address of an order, and the buyer's e-mail address. */
export type Addresses = { billing: OrderAddress; shipping: OrderAddress | null; email: string }

const requiredFields = ['firstname', 'lastname', 'city', 'postcode'] as const

/** An empty billing address is filled from the shipping address, which may be missing for virtual orders. */
export function readAddresses(
  { shippingAddress, billingAddress }: OrderBody['addressInformation'],
  view: StoreView,
  customersEmail: string | null,
): Addresses {
  const shipping = shippingAddress ? toAddress(shippingAddress, view) : null
  const own = toAddress(billingAddress, view)
  const billing = isEmpty(own) && shipping ? { ...shipping, company: own.company, vatId: own.vatId } : own
  const missing = [
    ...requiredFields.filter((name) => billing[name] === ''),
    ...(billing.street.length === 0 ? ['street'] : []),
  ]
  if (missing.length > 0) throw failedStep('order_billing_failed', invalidField(missing.join(', '), view))
  const email = [shippingAddress?.email, billingAddress.email, customersEmail].find((given) => given?.trim())?.trim()
  if (!email || !isEmail(email)) throw failedStep('order_billing_failed', invalidField('email', view))
  return { billing, shipping, email }
}

const invalidField = (field: string, { language }: StoreView) => messageText('input_invalid', language, { field })

const isEmpty = ({ city, postcode, street }: OrderAddress) => city === '' && postcode === '' && street.length === 0

function toAddress(sent: SentAddress, view: StoreView): OrderAddress {
  const text = (value: string | null | undefined) => value?.trim() ?? ''
  return {
    firstname: text(sent.firstname),
    lastname: text(sent.lastname),
    company: text(sent.company),
    vatId: text(sent.vat_id),
    street: sent.street.map(text).filter((line) => line !== ''),
    city: text(sent.city),
    postcode: text(sent.postcode),
    region: text(sent.region),
    country: countryOf(sent.country_id) ?? view.tax.defaultCountry,
    telephone: text(sent.telephone),
  }
}

function countryOf(sent: string | null | undefined): string | null {
  const code = sent?.trim().toUpperCase() ?? ''
  return /^[A-Z]{2,3}$/.test(code) ? code : null
}
