import type { CatalogType } from '@mantel/contract'
import { withContainingProducts } from '../catalog/index.ts'
import type { Db } from '../platform/db/index.ts'
import { emit, emitDebounced, type ShopEvent } from '../platform/events/index.ts'

/** For more changes than this, one event for the whole type is cheaper than a list of ids. */
const maxListedIds = 1000
/** Quiet period of the whole-type event in seconds; two batches of an import are closer together than this. */
const quiet = 5

/** Publishes change events for an import: a few changes by id, many changes as one event per type after the import. */
export function createAnnouncer() {
  const announcedCounts = new Map<string, number>()
  const typeEvents = new Map<string, { storeCode: string; catalogType: CatalogType }>()

  async function emitTypeEvent(tx: Db, storeCode: string, catalogType: CatalogType, pause: number): Promise<void> {
    typeEvents.set(`${storeCode} ${catalogType}`, { storeCode, catalogType })
    await emitDebounced(tx, { type: 'catalog.imported', storeCode, catalogType }, pause)
  }

  async function announce(tx: Db, storeCode: string, type: CatalogType, ids: number[]): Promise<void> {
    const key = `${storeCode} ${type}`
    const count = (announcedCounts.get(key) ?? 0) + ids.length
    announcedCounts.set(key, count)
    if (count > maxListedIds) await emitTypeEvent(tx, storeCode, type, quiet)
    else await emit(tx, eventFor(type, storeCode, ids))
  }

  return {
    /** Must be called in the transaction that writes the batch. */
    async batchWritten(tx: Db, storeCode: string, type: CatalogType, changed: number[]): Promise<void> {
      if (changed.length === 0) return
      await announce(
        tx,
        storeCode,
        type,
        type === 'product' ? await withContainingProducts(tx, changed, storeCode) : changed,
      )
    },
    /** Announces changed product ids to every store. ids: the old and the new ids. Must be called in the transaction that changes them. */
    async productsMoved(tx: Db, ids: number[]): Promise<void> {
      if (ids.length > 0) await emit(tx, { type: 'product.changed', ids: await withContainingProducts(tx, ids) })
    },
    /** Must be called at the end: publishes the delayed events without a further wait. */
    async allWritten(tx: Db): Promise<void> {
      for (const { storeCode, catalogType } of typeEvents.values()) await emitTypeEvent(tx, storeCode, catalogType, 0)
    },
  }
}

function eventFor(type: CatalogType, storeCode: string, ids: number[]): ShopEvent {
  switch (type) {
    case 'product':
      return { type: 'product.changed', ids, storeCode }
    case 'category':
      return { type: 'category.changed', ids, storeCode }
    case 'attribute':
      return { type: 'attribute.changed', ids, storeCode }
    case 'taxrule':
      return { type: 'taxrule.changed', storeCode }
    case 'review':
      return { type: 'review.changed', ids, storeCode }
    default:
      return { type: 'content.changed', contentType: type, ids, storeCode }
  }
}
