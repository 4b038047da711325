import type { Db } from '../platform/db/index.ts'
import type { Jobs } from '../platform/jobs/index.ts'
import type { Log } from '../platform/log.ts'
import { removeFinishedMails } from './mail.repository.ts'

/** Longer than the time in which an event may be repeated: the stored row prevents a second mail for the same event. */
const retentionDays = 90
/** Number of mails in one delete: so small that it does not block other requests for long. */
const batchSize = 1000
const dayMs = 86_400_000

/** Deletes mails that were sent or given up long ago. Mails that wait are kept. Returns their number. */
export async function expireMails({ db, now }: { db: Db; now(): Date }): Promise<number> {
  const before = new Date(now().getTime() - retentionDays * dayMs)
  let removed = 0
  for (let count = batchSize; count === batchSize; removed += count) {
    count = await removeFinishedMails(db, before, batchSize)
  }
  return removed
}

export function defineMailExpiry(jobs: Jobs, { db, now, log }: { db: Db; now(): Date; log: Log }): void {
  jobs.define(
    'expire-mails',
    async () => {
      const removed = await expireMails({ db, now })
      log.info({ removed }, 'old mails removed')
    },
    { cron: '27 3 * * *' },
  )
}
