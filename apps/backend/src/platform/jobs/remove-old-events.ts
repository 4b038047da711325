import type { Db } from '../db/index.ts'
import { removeProcessedEvents } from '../events/index.ts'
import type { Log } from '../log.ts'
import type { Jobs } from './create-jobs.ts'

const keptDays = 7

/** Every night the outbox forgets what was handed out more than a week ago. */
export function defineRemoveOldEvents(jobs: Jobs, { db, log }: { db: Db; log: Log }): void {
  jobs.define(
    'remove-old-events',
    async () => {
      const count = await removeProcessedEvents(db, keptDays)
      log.info({ count }, 'removed events that were handed out long ago')
    },
    { cron: '17 3 * * *' },
  )
}
