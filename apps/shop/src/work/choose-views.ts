import type { Stores, StoreView } from '@mantel/domain/store'
import type { WorkAnswer } from '../commands/shop-work.ts'

/** The store view of this code, all of them without a code; null when there is no such store. */
export function chooseViews(stores: Stores, storeCode: string | undefined): readonly StoreView[] | null {
  if (storeCode === undefined) return stores.views
  const view = stores.views.find(({ code }) => code === storeCode)
  return view ? [view] : null
}

export function unknownStore(storeCode: string | undefined, stores: Stores): WorkAnswer {
  const codes = stores.views.map(({ code }) => code).join(', ')
  return { ok: false, message: `There is no store "${storeCode}". Stores: ${codes}.` }
}
