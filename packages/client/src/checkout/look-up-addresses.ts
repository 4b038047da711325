import type { Caller } from '../caller.ts'

export type AddressSuggestion = {
  street: string
  house: string
  city: string
  region: string
  postcode: string
  country: string
}

/** Addresses of a postcode; an empty list if there are none, null if the lookup failed. */
export async function lookUpAddresses(caller: Caller, postcode: string): Promise<AddressSuggestion[] | null> {
  const outcome = await caller.call('addressLookup', { query: { postcode } })
  if (!outcome.ok) return null
  return outcome.result.map(({ street, city, region, postcode: found, country_id }) => ({
    street: street[0] ?? '',
    house: street.slice(1).join(', '),
    city,
    region,
    postcode: found,
    country: country_id,
  }))
}
