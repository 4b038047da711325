import { emit, isShared } from '@mantel/backend'
import { catalogTypes } from '@mantel/contract'
import type { ShopUseCases } from '../commands/shop-use-cases.ts'
import { chooseViews, unknownStoreResult } from './choose-views.ts'
import type { UseCaseContext } from './use-case-context.ts'

/** Rebuilds the index, which is in the memory of the serving processes. A shop that is not running builds it at its next start. */
export function createReindex({ backend, db, stores }: UseCaseContext): ShopUseCases['reindex'] {
  return async ({ storeCode, type }, io, signal) => {
    const views = chooseViews(stores, storeCode)
    if (!views) return unknownStoreResult(storeCode, stores)
    if (isShared(db)) {
      for (const { code } of views)
        for (const one of type ? [type] : catalogTypes)
          await emit(db, { type: 'index.requested', storeCode: code, catalogType: one })
      if (backend.isStarted()) await backend.settle()
      return { ok: true, message: `Every running process rebuilds the index of ${views.length} store views.` }
    }
    if (!backend.isStarted())
      return { ok: true, message: 'The shop is not running; it builds its index when it starts.' }
    for (const view of views) {
      for (const one of type ? [type] : catalogTypes) {
        if (signal.aborted) return { ok: false, message: 'Stopped.' }
        await backend.catalog.rebuild(view, one)
      }
      await io.out(`  ${view.name}`)
    }
    return { ok: true, message: `Rebuilt the index of ${views.length} store view${views.length === 1 ? '' : 's'}.` }
  }
}
