import type { Db } from '../db/index.ts'

/** Milliseconds; generous, because the clocks of processes on several machines may differ. */
const retentionAfterExpiry = 3_600_000

export async function removeExpiredLimits(db: Db): Promise<void> {
  await db
    .deleteFrom('rate_limit')
    .where('expire', '<', Date.now() - retentionAfterExpiry)
    .execute()
}
