import type { Db } from '../platform/db/index.ts'

/** False: the solution has been used before, in any process. A concurrent use waits for the other transaction's end. */
export async function markSolutionUsed(db: Db, id: string, expiresAt: Date): Promise<boolean> {
  const inserted = await db
    .insertInto('used_challenge')
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Milliseconds; generous, because the clocks of processes on several machines may differ. */
const retentionAfterExpiry = 3_600_000

export async function removeExpiredSolutions(db: Db): Promise<void> {
  await db
    .deleteFrom('used_challenge')
    .where('expires_at', '<', new Date(Date.now() - retentionAfterExpiry))
    .execute()
}
