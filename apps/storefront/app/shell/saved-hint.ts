import type { SavedList } from '@mantel/domain/saved'
import { useSyncExternalStore } from 'react'

/**
 * The SKUs of a saved list as JSON in localStorage, which can be read at once: hearts and counts of a page use it, so that pages load the
 * list's code only for a change. The list itself is in IndexedDB.
 */
export function readSavedHint(list: SavedList, storeCode: string): string[] {
  try {
    return JSON.parse(localStorage.getItem(`${list}-${storeCode}`) || '[]')
  } catch {
    return []
  }
}

/** What `read` finds in the list. Pages are rendered with empty lists. */
export function useSavedHint<T>(list: SavedList, storeCode: string, read: (skus: string[]) => T): T {
  return useSyncExternalStore(
    subscribe,
    () => read(readSavedHint(list, storeCode)),
    () => read([]),
  )
}

/** The browser sends the event for changes of other tabs, write-saved-hint.ts for those of this one. */
function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange)
  return () => removeEventListener('storage', onChange)
}
