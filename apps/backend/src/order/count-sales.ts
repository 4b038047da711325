import { type Db, inTransaction } from '../platform/db/index.ts'
import { type Dispatcher, emit } from '../platform/events/index.ts'
import type { Jobs } from '../platform/jobs/index.ts'
import { countPieces, takeUntold } from './sales.repository.ts'

const productsAtOnce = 1000

/**
 * Best-seller figures: every step of an order is counted at once, which costs one statement. Lists learn of it every ten
 * minutes, together, because a product that moves up changes lists that nobody can name.
 */
export function countSales(dispatcher: Dispatcher, jobs: Jobs, { db }: { db: Db }): void {
  dispatcher.on('order.moved', ({ orderId }) => countPieces(db, orderId))
  jobs.define('tell-sales', () => tellSales({ db }), { cron: '*/10 * * * *' })
}

export async function tellSales({ db }: { db: Db }): Promise<void> {
  for (let told = productsAtOnce; told === productsAtOnce; ) {
    told = await inTransaction(db, async (tx) => {
      const ids = await takeUntold(tx, productsAtOnce)
      await emit(tx, { type: 'product.changed', ids })
      return ids.length
    })
  }
}
