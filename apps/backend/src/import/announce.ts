import type { CatalogType } from '@mantel/contract'
import { withOwners } from '../catalog/index.ts'
import type { Db } from '../platform/db/index.ts'
import { emit, emitWhenQuiet, type ShopEvent } from '../platform/events/index.ts'

/** Beyond that, one event for the whole type is cheaper than a list of ids. */
const mostListed = 1000
/** Between two batches of an import there is less. Seconds. */
const quiet = 5

/** Tells of what an import changes: few things by their ids, many once for all when the import is through. */
export function createAnnouncer() {
  const told = new Map<string, number>()
  const summed = new Map<string, { storeCode: string; catalogType: CatalogType }>()

  async function tellOfAll(tx: Db, storeCode: string, catalogType: CatalogType, pause: number): Promise<void> {
    summed.set(`${storeCode} ${catalogType}`, { storeCode, catalogType })
    await emitWhenQuiet(tx, { type: 'catalog.imported', storeCode, catalogType }, pause)
  }

  async function tell(tx: Db, storeCode: string, type: CatalogType, ids: number[]): Promise<void> {
    const key = `${storeCode} ${type}`
    const count = (told.get(key) ?? 0) + ids.length
    told.set(key, count)
    if (count > mostListed) await tellOfAll(tx, storeCode, type, quiet)
    else await emit(tx, eventFor(type, storeCode, ids))
  }

  return {
    /** In the transaction that writes a batch. */
    async batchWritten(tx: Db, storeCode: string, type: CatalogType, changed: number[]): Promise<void> {
      if (changed.length === 0) return
      await tell(tx, storeCode, type, type === 'product' ? await withOwners(tx, changed, storeCode) : changed)
    },
    /** At the end: nobody has to wait any longer. */
    async allWritten(tx: Db): Promise<void> {
      for (const { storeCode, catalogType } of summed.values()) await tellOfAll(tx, storeCode, catalogType, 0)
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
