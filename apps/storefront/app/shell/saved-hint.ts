import type { SavedList } from '@mantel/domain/saved'
import { useSyncExternalStore } from 'react'
import { useStore } from '../store/store-context.tsx'

/**
 * The SKUs of a saved list as JSON in localStorage, which can be read synchronously: wishlist buttons and counts of a page use it, so
 * that pages load the list's code only for a change. The list itself is in IndexedDB. '' if the list is empty.
 */
export function readSavedHint(list: SavedList, storeCode: string): string {
  try {
    return localStorage.getItem(`${list}-${storeCode}`) ?? ''
  } catch {
    return ''
  }
}

/** '' on the server: pages are rendered with empty lists. */
export function useSavedHint(list: SavedList): string {
  const { code } = useStore().view
  return useSyncExternalStore(
    subscribe,
    () => readSavedHint(list, code),
    () => '',
  )
}

/** The browser sends the event for changes of other tabs, write-saved-hint.ts for those of this one. */
function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange)
  return () => removeEventListener('storage', onChange)
}
