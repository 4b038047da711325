import { type Connection, vacuum } from '../db/index.ts'
import { removeProcessedEvents } from '../events/index.ts'
import type { Log } from '../log.ts'
import type { Jobs } from './create-jobs.ts'

const keptDays = 7

/** Every night: events handed out more than a week ago are forgotten; the embedded database is tidied, a server does so itself. */
export function defineNightlyCare(jobs: Jobs, { db, engine }: Connection, log: Log): void {
  jobs.define(
    'nightly-care',
    async () => {
      const count = await removeProcessedEvents(db, keptDays)
      if (engine === 'pglite') await vacuum(db)
      log.info({ removedEvents: count }, 'the database was tidied')
    },
    { cron: '17 3 * * *' },
  )
}
