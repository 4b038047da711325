import type { SavedList } from '@mantel/domain/saved'
import { useSyncExternalStore } from 'react'

/**
 * The SKUs of a saved list as JSON in localStorage, which can be read at once: hearts and counts of a page use it, so that pages load the
 * list's code only for a change. The list itself is in IndexedDB.
 */
const keyOf = (list: SavedList, storeCode: string) => `${list}-${storeCode}`
const listeners = new Set<() => void>()

export function readSavedHint(list: SavedList, storeCode: string): string {
  try {
    return localStorage.getItem(keyOf(list, storeCode)) ?? ''
  } catch {
    return ''
  }
}

export function writeSavedHint(list: SavedList, storeCode: string, hint: string): void {
  try {
    localStorage.setItem(keyOf(list, storeCode), hint)
  } catch {
    // Storage is blocked: hearts stay empty.
  }
  for (const listener of listeners) listener()
}

export const hasSku = (hint: string, sku: string): boolean => hint.includes(JSON.stringify(sku))

export const countSkus = (hint: string): number => (hint ? JSON.parse(hint).length : 0)

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  addEventListener('storage', onChange)
  return () => {
    listeners.delete(onChange)
    removeEventListener('storage', onChange)
  }
}

/** What `read` finds in the hint. Pages are rendered with empty lists. */
export function useSavedHint<T>(list: SavedList, storeCode: string, read: (hint: string) => T): T {
  return useSyncExternalStore(
    subscribe,
    () => read(readSavedHint(list, storeCode)),
    () => read(''),
  )
}
