import type { Db } from '../platform/db/index.ts'
import type { Jobs } from '../platform/jobs/index.ts'
import type { Log } from '../platform/log.ts'
import { forgetExpired } from './expiry.repository.ts'

/** Every night: sessions and tokens that nobody can use any more, and old tries to sign in, are forgotten. */
export function defineSessionCare(jobs: Jobs, { db, log, now }: { db: Db; log: Log; now: () => Date }): void {
  jobs.define(
    'session-care',
    async () => {
      const sessions = await forgetExpired(db, now())
      log.info({ sessions }, 'ended sessions were forgotten')
    },
    { cron: '41 3 * * *' },
  )
}
