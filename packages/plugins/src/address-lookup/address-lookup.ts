export type FoundAddress = { street: string[]; city: string; region: string; postcode: string; country_id: string }

/** Addresses at a postcode; an empty list: there is no such postcode. It throws when nobody can tell at the moment. */
export type AddressLookup = (postcode: string) => Promise<FoundAddress[]>

/** 'sw1a1aa' → 'SW1A 1AA'; null: no British postcode looks like that. */
export function britishPostcode(given: string): string | null {
  const letters = given.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const parts = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/.exec(letters)
  return parts && `${parts[1]} ${parts[2]}`
}
