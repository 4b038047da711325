import type { BodyOf, ResultOf } from '@mantel/contract'
import type { AddressRow, AddressToWrite } from './address.repository.ts'

type SentAddress = NonNullable<BodyOf<'userUpdate'>['customer']['addresses']>[number]
type ShownAddress = ResultOf<'userProfile'>['addresses'][number]

/** Allows one default of each kind: the first one wins. */
export function addressesToWrite(sent: readonly SentAddress[]): AddressToWrite[] {
  const shipping = sent.find((address) => address.default_shipping)
  const billing = sent.find((address) => address.default_billing)
  return sent.map((address) => ({
    id: address.id ? Number(address.id) : undefined,
    firstname: address.firstname,
    lastname: address.lastname,
    company: address.company ?? '',
    street: JSON.stringify(address.street),
    city: address.city,
    postcode: address.postcode,
    ...regionOf(address),
    country_id: address.country_id,
    telephone: address.telephone ?? '',
    vat_id: address.vat_id ?? '',
    default_shipping: address === shipping,
    default_billing: address === billing,
  }))
}

/** Clients send the region as an object, as a text or only as an id. */
function regionOf({ region, region_id: id }: SentAddress) {
  const regionFields = typeof region === 'string' ? { region } : region
  return {
    region: regionFields?.region ?? '',
    region_code: (regionFields && 'region_code' in regionFields && regionFields.region_code) || '',
    region_id: wholeNumber((regionFields && 'region_id' in regionFields ? regionFields.region_id : undefined) ?? id),
  }
}

/** Region ids come from other systems: an invalid one becomes 0. */
function wholeNumber(value: unknown): number {
  const number = Number(value ?? 0)
  return Number.isInteger(number) && Math.abs(number) < 2 ** 31 ? number : 0
}

export function wireAddress(row: AddressRow): ShownAddress {
  return {
    id: row.id,
    customer_id: row.customer_id,
    region: { region_code: row.region_code || null, region: row.region || null, region_id: row.region_id },
    region_id: row.region_id,
    country_id: row.country_id,
    street: row.street,
    telephone: row.telephone,
    postcode: row.postcode,
    city: row.city,
    firstname: row.firstname,
    lastname: row.lastname,
    company: row.company || undefined,
    vat_id: row.vat_id || undefined,
    default_shipping: row.default_shipping || undefined,
    default_billing: row.default_billing || undefined,
  }
}
