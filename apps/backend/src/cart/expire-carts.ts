import type { Db } from '../platform/db/index.ts'
import type { Jobs } from '../platform/jobs/index.ts'
import type { Log } from '../platform/log.ts'
import { removeAbandonedCarts } from './cart.repository.ts'
import { removeMutationsOfOrderedCarts } from './cart-closing.repository.ts'
import type { OptionFiles } from './option-files.ts'

const retentionDays = 30
/** Number of carts in one delete: so small that it does not block other requests for long. */
const batchSize = 500
const dayMs = 86_400_000

/** Removes abandoned guest carts. Customers' carts are kept. */
export async function expireCarts({ db, now }: { db: Db; now(): Date }): Promise<number> {
  const before = new Date(now().getTime() - retentionDays * dayMs)
  let removed = 0
  for (let count = batchSize; count === batchSize; removed += count) {
    count = await removeAbandonedCarts(db, before, batchSize)
  }
  return removed
}

/**
 * Deletes the mutation ids (idempotency keys of cart changes) of ordered carts that have not changed for 30 days. Returns the
 * number of ids.
 */
export async function deleteExpiredMutationIds({ db, now }: { db: Db; now(): Date }): Promise<number> {
  const before = new Date(now().getTime() - retentionDays * dayMs)
  let removed = 0
  for (let after: number | null = 0; after !== null; ) {
    const batch = await removeMutationsOfOrderedCarts(db, { after, before, limit: batchSize })
    removed += batch.removed
    after = batch.lastCart
  }
  return removed
}

export function defineCartExpiry(
  jobs: Jobs,
  { db, now, log, optionFiles }: { db: Db; now(): Date; log: Log; optionFiles: OptionFiles },
): void {
  jobs.define(
    'expire-carts',
    async () => {
      const removed = await expireCarts({ db, now })
      const mutations = await deleteExpiredMutationIds({ db, now })
      const files = await optionFiles.removeUnused(db, now())
      log.info({ removed, mutations, files }, 'abandoned guest carts removed')
    },
    { cron: '43 3 * * *' },
  )
}
