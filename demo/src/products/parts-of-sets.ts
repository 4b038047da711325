import { gallerySetRows, giftSetRows, groupedRows } from './gifts/set-rows.ts'

/** Parts of sets never sell out and have no special price, so that sets can always be bought. */
const partsOfSets: ReadonlySet<string> = new Set([
  ...giftSetRows.flatMap(({ clocks, cards }) => [...clocks, ...cards]),
  ...gallerySetRows.flatMap(({ places }) => places.flat()),
  ...groupedRows.flatMap(({ parts }) => parts),
  'SRV-WRAP',
])

export const isPartOfSet = (sku: string): boolean => partsOfSets.has(sku)
