import { type Db, inTransaction } from '../platform/db/index.ts'
import { emit } from '../platform/events/index.ts'
import type { Jobs } from '../platform/jobs/index.ts'
import { countPieces, takeUntold } from './sales.repository.ts'

const ordersAtOnce = 1000
const productsAtOnce = 1000

/**
 * Best-seller figures. Orders are counted together, every ten minutes, and products whose figure changed are told of as
 * changed: with every order it would cost a statement each, and all lists that are kept.
 */
export function defineSales(jobs: Jobs, { db }: { db: Db }): void {
  jobs.define('count-sales', () => countSales({ db }), { cron: '*/10 * * * *' })
}

export async function countSales({ db }: { db: Db }): Promise<void> {
  for (let counted = ordersAtOnce; counted === ordersAtOnce; ) {
    counted = await inTransaction(db, (tx) => countPieces(tx, ordersAtOnce))
  }
  for (let told = productsAtOnce; told === productsAtOnce; ) {
    told = await inTransaction(db, async (tx) => {
      const ids = await takeUntold(tx, productsAtOnce)
      await emit(tx, { type: 'product.changed', ids })
      return ids.length
    })
  }
}
