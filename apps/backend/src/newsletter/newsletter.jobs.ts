import type { Db } from '../platform/db/index.ts'
import type { Jobs } from '../platform/jobs/index.ts'
import { confirmationPeriod } from './follow-link.ts'
import { removeUnconfirmed } from './newsletter.repository.ts'

/** Nightly: forgets addresses that nobody has confirmed. */
export function defineNewsletterCleanup(jobs: Jobs, { db, now }: { db: Db; now(): Date }): void {
  const remove = () => removeUnconfirmed(db, new Date(now().getTime() - confirmationPeriod))
  jobs.define('remove-unconfirmed-subscribers', remove, { cron: '43 3 * * *' })
}
