export type FoundAddress = { street: string[]; city: string; region: string; postcode: string; country_id: string }

/** Finds the addresses of a postcode; an empty list if the postcode does not exist. Throws when the provider fails. */
export type AddressLookup = (postcode: string) => Promise<FoundAddress[]>

/** 'sw1a1aa' → 'SW1A 1AA'; null if the text does not have the format of a British postcode. */
export function normaliseBritishPostcode(given: string): string | null {
  const letters = given.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const parts = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/.exec(letters)
  return parts && `${parts[1]} ${parts[2]}`
}
