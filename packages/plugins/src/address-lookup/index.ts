import type { AddressLookup } from './address-lookup.ts'
import { demoLookup } from './demo/lookup.ts'
import { idealPostcodes } from './ideal-postcodes/lookup.ts'

export type { AddressLookup, FoundAddress } from './address-lookup.ts'

/** With a key the real address file, without one made-up streets. */
export function createAddressLookup({ key, baseUrl }: { key?: string; baseUrl?: string }): AddressLookup {
  return key ? idealPostcodes({ key, ...(baseUrl && { baseUrl }) }) : demoLookup
}
