import { withContainingProducts } from '../catalog/index.ts'
import { type Db, inTransaction } from '../platform/db/index.ts'
import { emit } from '../platform/events/index.ts'
import { listCrossedBoundaries, writeEmittedUntil } from './pricing.repository.ts'

/** A limit per event, so that no single event takes too long to handle. */
const idsPerEvent = 500

/**
 * Emits price.changed for every product whose special price started or ended between the two times. They may be in either
 * order: a clock that was set back also changes prices.
 */
export async function emitPriceBoundaries(db: Db, previous: number, current: number): Promise<number> {
  const [from, to] = [Math.min(previous, current), Math.max(previous, current)]
  return inTransaction(db, async (tx) => {
    const crossed = await listCrossedBoundaries(tx, from, to)
    for (const [storeCode, products] of Map.groupBy(crossed, (product) => product.storeCode)) {
      const ids = products.map(({ productId }) => productId)
      const affected = await withContainingProducts(tx, ids, storeCode)
      for (let start = 0; start < affected.length; start += idsPerEvent) {
        await emit(tx, { type: 'price.changed', ids: affected.slice(start, start + idsPerEvent), storeCode })
      }
    }
    await writeEmittedUntil(tx, current)
    return crossed.length
  })
}
