import { catalogTypes } from '@mantel/contract'
import type { ShopWork } from '../commands/shop-work.ts'
import { chooseViews, unknownStore } from './choose-views.ts'
import type { WorkPlace } from './work-place.ts'

/** The index lives in the serving process; a shop that does not run builds it at its next start anyway. */
export function reindex({ backend, stores }: WorkPlace): ShopWork['reindex'] {
  return async ({ storeCode, type }, io, signal) => {
    const views = chooseViews(stores, storeCode)
    if (!views) return unknownStore(storeCode, stores)
    if (!backend.isStarted()) return { ok: true, message: 'The shop does not run; it builds its index when it starts.' }
    for (const view of views) {
      for (const one of type ? [type] : catalogTypes) {
        if (signal.aborted) return { ok: false, message: 'Stopped.' }
        await backend.catalog.rebuild(view, one)
      }
      await io.out(`  ${view.name}`)
    }
    return { ok: true, message: `Built the index of ${views.length} store view${views.length === 1 ? '' : 's'} anew.` }
  }
}
