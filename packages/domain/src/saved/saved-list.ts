/** The two lists of products that a shopper saves. */
export const savedLists = ['wishlist', 'compare'] as const
export type SavedList = (typeof savedLists)[number]

/** The largest number of products in each list. More than six compared products do not fit side by side. */
export const savedLimits: Record<SavedList, number> = { wishlist: 200, compare: 6 }

/** id: the server applies each id once, so that a change whose reply was lost can be sent again. */
export type SavedChange = { id: string; type: 'add' | 'remove'; sku: string }

/**
 * The list after a change, oldest product first. Returns the same array if the change has no effect, because the product is already
 * in the list, is not in it, or would exceed the limit.
 */
export function applySavedChange(
  list: SavedList,
  skus: readonly string[],
  { type, sku }: Pick<SavedChange, 'type' | 'sku'>,
): readonly string[] {
  const isListed = skus.includes(sku)
  if (type === 'remove') return isListed ? skus.filter((one) => one !== sku) : skus
  return isListed || skus.length >= savedLimits[list] ? skus : [...skus, sku]
}
