import type { Db } from '../platform/db/index.ts'
import type { Jobs } from '../platform/jobs/index.ts'
import { removeMessages } from './form-message.repository.ts'
import { duplicateWindow } from './send-message.ts'

/** Nightly: deletes the records of old messages, whose tokens have expired and which no longer make a new message a duplicate. */
export function defineMessageCleanup(jobs: Jobs, { db, now }: { db: Db; now(): Date }): void {
  const remove = () => removeMessages(db, new Date(now().getTime() - duplicateWindow))
  jobs.define('remove-form-messages', remove, { cron: '47 3 * * *' })
}
