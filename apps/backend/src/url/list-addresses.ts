import type { RoutableType } from '@mantel/contract'
import type { StoreView } from '@mantel/domain/store'
import { createTimeSlicer } from '@mantel/search'
import { type AddressIndex, hasAddress } from './address.ts'

/** Far below the sitemap limit of search engines (50,000), and small enough to write and cache cheaply. */
export const addressesPerPage = 2000

/** The ids of all visible documents of a type, ascending, in pages: new documents are added at the end. */
export async function* addressPages(
  index: AddressIndex,
  view: StoreView,
  type: RoutableType,
  now: Date,
): AsyncGenerator<number[]> {
  const slicer = createTimeSlicer()
  let page: number[] = []
  for (const id of index.idsOf(view, type)) {
    await slicer.yieldIfDue()
    if (!hasAddress(index, view, type, id, now)) continue
    page.push(id)
    if (page.length < addressesPerPage) continue
    yield page
    page = []
  }
  if (page.length > 0) yield page
}
