import type { SavedList } from '@mantel/domain/saved'

/** Wishlist buttons and counts of this tab update on this event, those of other tabs on the browser's storage event. */
export function writeSavedHint(list: SavedList, storeCode: string, skus: readonly string[]): void {
  const key = `${list}-${storeCode}`
  try {
    if (skus.length > 0) localStorage.setItem(key, JSON.stringify(skus))
    else localStorage.removeItem(key)
  } catch {
    // Storage is blocked: the wishlist buttons show an empty list.
  }
  dispatchEvent(new Event('storage'))
}
