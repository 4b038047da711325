import type { AddressLookup } from './address-lookup.ts'
import { demoLookup } from './demo/lookup.ts'
import { createIdealPostcodesLookup } from './ideal-postcodes/lookup.ts'

export type { AddressLookup, FoundAddress } from './address-lookup.ts'

/** Uses the real provider if there is a key; without one it makes up streets. */
export function createAddressLookup({ key, baseUrl }: { key?: string; baseUrl?: string }): AddressLookup {
  return key ? createIdealPostcodesLookup({ key, baseUrl }) : demoLookup
}
