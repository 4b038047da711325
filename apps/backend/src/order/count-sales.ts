import { type Db, inTransaction } from '../platform/db/index.ts'
import { emit } from '../platform/events/index.ts'
import type { Jobs } from '../platform/jobs/index.ts'
import { countSoldPieces, takeChangedSales } from './sales.repository.ts'

const orderBatchSize = 1000
const productBatchSize = 1000

/**
 * Counts best sellers. The job counts orders in batches every ten minutes and emits product.changed for changed figures: doing
 * it with every order would cost a statement each time and purge all cached lists.
 */
export function defineSalesCount(jobs: Jobs, { db }: { db: Db }): void {
  jobs.define('count-sales', () => countSales({ db }), { cron: '*/10 * * * *' })
}

export async function countSales({ db }: { db: Db }): Promise<void> {
  for (let counted = orderBatchSize; counted === orderBatchSize; ) {
    counted = await inTransaction(db, (tx) => countSoldPieces(tx, orderBatchSize))
  }
  for (let emitted = productBatchSize; emitted === productBatchSize; ) {
    emitted = await inTransaction(db, async (tx) => {
      const ids = await takeChangedSales(tx, productBatchSize)
      await emit(tx, { type: 'product.changed', ids })
      return ids.length
    })
  }
}
