import { FilterSheet } from './filter-sheet.tsx'
import type { ListingProps } from './listing.ts'
import { SortSheet } from './sort-sheet.tsx'

/** The sheets of narrow screens, in a separate file that wide screens do not load. */
export function Sheets({ list, address, choose, defaultSort }: ListingProps) {
  return (
    <>
      <FilterSheet list={list} address={address} choose={choose} />
      <SortSheet list={list} choose={choose} defaultSort={defaultSort} />
    </>
  )
}
