import type { Db } from '../platform/db/index.ts'
import type { Jobs } from '../platform/jobs/index.ts'
import type { Log } from '../platform/log.ts'
import { removeAbandonedCarts } from './cart.repository.ts'

const keptDays = 30
/** Few enough that nobody waits long for a cart that is being removed. */
const cartsAtOnce = 500
const dayMs = 86_400_000

/** Removes the carts of guests who did not come back; those of customers wait for them. */
export async function expireCarts({ db, now }: { db: Db; now(): Date }): Promise<number> {
  const before = new Date(now().getTime() - keptDays * dayMs)
  let removed = 0
  for (let count = cartsAtOnce; count === cartsAtOnce; removed += count) {
    count = await removeAbandonedCarts(db, before, cartsAtOnce)
  }
  return removed
}

export function defineCartExpiry(jobs: Jobs, { db, now, log }: { db: Db; now(): Date; log: Log }): void {
  jobs.define(
    'expire-carts',
    async () => {
      const removed = await expireCarts({ db, now })
      log.info({ removed }, 'abandoned carts of guests were removed')
    },
    { cron: '43 3 * * *' },
  )
}
