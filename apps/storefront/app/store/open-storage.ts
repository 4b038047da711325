import { createStorage, type ShopStorage } from '@mantel/client'
import type { CurrentStore } from './current-store.ts'

/** A separate file, so that the first page does not load the storage code. */
export function openStorage({ view, website }: CurrentStore): ShopStorage {
  return createStorage({ storeCode: view.code, website: website.code })
}
