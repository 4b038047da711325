import { createStorage, type Storage } from '@mantel/client'
import type { Place } from './place.ts'

/** In a file of its own: the first page needs nothing that is kept. */
export function openStorage({ view, website }: Place): Storage {
  return createStorage({ storeCode: view.code, website: website.code })
}
