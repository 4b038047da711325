import type { Stores, StoreView } from '@mantel/domain/store'
import type { UseCaseResult } from '../commands/shop-use-cases.ts'

/** Returns the store view with this code, or all store views without a code. Null if there is no such store. */
export function chooseViews(stores: Stores, storeCode: string | undefined): readonly StoreView[] | null {
  if (storeCode === undefined) return stores.views
  const view = stores.views.find(({ code }) => code === storeCode)
  return view ? [view] : null
}

export function unknownStoreResult(storeCode: string | undefined, stores: Stores): UseCaseResult {
  const codes = stores.views.map(({ code }) => code).join(', ')
  return { ok: false, message: `There is no store "${storeCode}". Stores: ${codes}.` }
}
