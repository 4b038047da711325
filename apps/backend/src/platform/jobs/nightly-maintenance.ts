import { type Connection, vacuum } from '../db/index.ts'
import { removeProcessedEvents } from '../events/index.ts'
import { removeExpiredLimits } from '../limits/index.ts'
import type { Log } from '../log.ts'
import type { Jobs } from './create-jobs.ts'

const retentionDays = 7

/** Nightly: deletes old processed events and expired limits, and vacuums the embedded database (a server has autovacuum). */
export function defineNightlyMaintenance(jobs: Jobs, { db, engine }: Connection, log: Log): void {
  jobs.define(
    'nightly-care',
    async () => {
      const count = await removeProcessedEvents(db, retentionDays)
      await removeExpiredLimits(db)
      if (engine === 'pglite') await vacuum(db)
      log.info({ removedEvents: count }, 'database maintenance finished')
    },
    { cron: '17 3 * * *' },
  )
}
