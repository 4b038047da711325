import { withOwners } from '../catalog/index.ts'
import { type Db, inTransaction } from '../platform/db/index.ts'
import { emit } from '../platform/events/index.ts'
import { listBordersCrossed, writeToldUntil } from './pricing.repository.ts'

/** So many products a message: one that is never too big to handle, and few enough of them. */
const idsPerEvent = 500

/**
 * Raises price.changed for every product whose special price started or ended between two moments. The order of the two does
 * not matter: a clock that was set back brings prices back too.
 */
export async function tellPriceBorders(db: Db, one: number, other: number): Promise<number> {
  const [from, to] = [Math.min(one, other), Math.max(one, other)]
  return inTransaction(db, async (tx) => {
    const crossed = await listBordersCrossed(tx, from, to)
    for (const [storeCode, products] of Map.groupBy(crossed, (product) => product.storeCode)) {
      const ids = products.map(({ productId }) => productId)
      const shown = await withOwners(tx, ids, storeCode)
      for (let start = 0; start < shown.length; start += idsPerEvent) {
        await emit(tx, { type: 'price.changed', ids: shown.slice(start, start + idsPerEvent), storeCode })
      }
    }
    await writeToldUntil(tx, other)
    return crossed.length
  })
}
