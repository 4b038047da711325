import type { SavedProduct } from '@mantel/client'
import type { SavedList } from '@mantel/domain/saved'

/** A click on a wishlist or comparison button. */
export type PendingChange = { key: string; product: SavedProduct; isWanted: boolean; keptAt: number }

/** The shopper no longer expects a change that is older than this. */
const maxAgeMs = 60 * 60 * 1000
let count = 0

const prefixOf = (list: SavedList, storeCode: string) => `saved-change-${list}-${storeCode}-`
const ownPrefixOf = (list: SavedList, storeCode: string) => `${prefixOf(list, storeCode)}${performance.timeOrigin}-`

/**
 * Keeps a change in localStorage, which is synchronous, until the list has it. If the shopper leaves the page before that, the next
 * page that opens the list applies the change. Returns the key for `removePendingChange`.
 */
export function storePendingChange(
  list: SavedList,
  storeCode: string,
  product: SavedProduct,
  isWanted: boolean,
): string {
  const key = `${ownPrefixOf(list, storeCode)}${++count}`
  try {
    localStorage.setItem(key, JSON.stringify({ product, isWanted, keptAt: Date.now() }))
  } catch {
    // Storage is blocked or full: the change succeeds only if the page stays open.
  }
  return key
}

export function removePendingChange(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is blocked, so nothing was kept.
  }
}

/** Whether a change of this page is still being saved. */
export const hasPendingChange = (list: SavedList, storeCode: string): boolean =>
  keysWith(ownPrefixOf(list, storeCode)).length > 0

/** The changes of earlier pages, the oldest first. */
export function listPendingChanges(list: SavedList, storeCode: string): PendingChange[] {
  const own = ownPrefixOf(list, storeCode)
  return keysWith(prefixOf(list, storeCode))
    .filter((key) => !key.startsWith(own))
    .flatMap((key) => readChange(key) ?? [])
    .toSorted((one, other) => one.keptAt - other.keptAt)
}

function keysWith(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/** null: damaged or too old. */
function readChange(key: string): PendingChange | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as Omit<PendingChange, 'key'> | null
    if (stored && Date.now() - stored.keptAt < maxAgeMs) return { ...stored, key }
  } catch {
    // The entry is not valid JSON, so this shop did not write it.
  }
  removePendingChange(key)
  return null
}
