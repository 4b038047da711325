import type { Caller } from '../caller.ts'

export type FoundAddress = {
  street: string
  house: string
  city: string
  region: string
  postcode: string
  country: string
}

/** Addresses of a postcode; an empty list where there are none or nobody could be asked. */
export async function lookUpAddresses(caller: Caller, postcode: string): Promise<FoundAddress[]> {
  const outcome = await caller.call('addressLookup', { query: { postcode } })
  if (!outcome.ok) return []
  return outcome.result.map(({ street, city, region, postcode: found, country_id }) => ({
    street: street[0] ?? '',
    house: street.slice(1).join(', '),
    ...{ city, region, postcode: found, country: country_id },
  }))
}
