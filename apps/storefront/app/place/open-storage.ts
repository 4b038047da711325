import { createStorage, type ShopStorage } from '@mantel/client'
import type { Place } from './place.ts'

/** In a file of its own: the first page needs nothing that is kept. */
export function openStorage({ view, website }: Place): ShopStorage {
  return createStorage({ storeCode: view.code, website: website.code })
}
