import type { AddressedType } from '@mantel/contract'
import type { StoreView } from '@mantel/domain/store'
import { createSlicer } from '../platform/search/slices.ts'
import { type AddressIndex, hasAddress } from './address.ts'

/** Far below what search engines take in one file, and small enough to be written and kept without a thought. */
export const addressesPerPage = 2000

/** The ids of all that shoppers can see of a type, ascending, a page at a time: what comes is added at the end. */
export async function* addressPages(
  index: AddressIndex,
  view: StoreView,
  type: AddressedType,
  now: Date,
): AsyncGenerator<number[]> {
  const slicer = createSlicer()
  let page: number[] = []
  for (const id of index.idsOf(view, type)) {
    await slicer.pause()
    if (!hasAddress(index, view, type, id, now)) continue
    page.push(id)
    if (page.length < addressesPerPage) continue
    yield page
    page = []
  }
  if (page.length > 0) yield page
}
