import type { Db } from '../platform/db/index.ts'
import type { Jobs } from '../platform/jobs/index.ts'
import type { Log } from '../platform/log.ts'
import { deleteExpiredSessions } from './expiry.repository.ts'

/** Nightly: deletes ended sessions and expired tokens. */
export function defineSessionCleanup(jobs: Jobs, { db, log, now }: { db: Db; log: Log; now: () => Date }): void {
  jobs.define(
    'session-care',
    async () => {
      const sessions = await deleteExpiredSessions(db, now())
      log.info({ sessions }, 'ended sessions deleted')
    },
    { cron: '41 3 * * *' },
  )
}
