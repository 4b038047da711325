import { fileURLToPath } from 'node:url'
import type { Stores, StoreView } from '@mantel/domain/store'
import { loadStores } from './load-stores.ts'

/** The folder of store views that the shop comes with, and what stands in it, for tests. */
export const storesFolder = fileURLToPath(new URL('../../../../stores', import.meta.url))

export const stores: Stores = await loadStores(storesFolder, { port: 3000 })

export function viewOf(code: string): StoreView {
  const view = stores.views.find((one) => one.code === code)
  if (!view) throw new Error(`no store view ${code}`)
  return view
}
