import type { SavedList } from '@mantel/domain/saved'

/** Hearts and counts of this tab follow by the event, those of other tabs by the browser's own. */
export function writeSavedHint(list: SavedList, storeCode: string, skus: readonly string[]): void {
  const key = `${list}-${storeCode}`
  try {
    if (skus.length > 0) localStorage.setItem(key, JSON.stringify(skus))
    else localStorage.removeItem(key)
  } catch {
    // Storage is blocked: hearts stay empty.
  }
  dispatchEvent(new Event('storage'))
}
