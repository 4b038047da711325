import type { AddressedType } from '@mantel/contract'
import type { StoreView } from '@mantel/domain/store'
import { createSlicer } from '../platform/search/slices.ts'
import { type Address, type AddressIndex, findAddress } from './address.ts'

/** Far below what search engines take in one file, and small enough to be written and kept without a thought. */
export const addressesPerPage = 2000

/** All that shoppers can see of a type, by id, a page at a time: what comes is added at the end. */
export async function* addressPages(
  index: AddressIndex,
  view: StoreView,
  type: AddressedType,
  now: Date,
): AsyncGenerator<Address[]> {
  const slicer = createSlicer()
  let page: Address[] = []
  for (const id of index.idsOf(view, type)) {
    await slicer.pause()
    const address = findAddress(index, view, type, id, now)
    if (!address) continue
    page.push(address)
    if (page.length < addressesPerPage) continue
    yield page
    page = []
  }
  if (page.length > 0) yield page
}

/** When something on the page changed last. */
export function latestChange(page: readonly Address[]): string | null {
  return page.reduce<string | null>(
    (latest, { updatedAt }) => (updatedAt !== null && (latest === null || updatedAt > latest) ? updatedAt : latest),
    null,
  )
}
