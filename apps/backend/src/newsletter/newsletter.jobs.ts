import type { Jobs } from '../platform/jobs/index.ts'
import { type AddressToCopy, type CopyContext, copyToProvider } from './copy-to-provider.ts'
import { confirmationPeriod } from './follow-link.ts'
import { removeUnconfirmed } from './newsletter.repository.ts'

export const copyJob = 'copy-newsletter-address'

/** Retries for about a week: the delay between attempts grows to an hour and then stays there. */
const copyRetries = { retries: 180, maxRetryDelay: 3600 }

export function defineNewsletterJobs(jobs: Jobs, context: CopyContext & { now(): Date }): void {
  const { db, now } = context
  jobs.define<AddressToCopy>(copyJob, (address) => copyToProvider(context, address), copyRetries)
  // Nightly: removes addresses that were never confirmed.
  const remove = () => removeUnconfirmed(db, new Date(now().getTime() - confirmationPeriod))
  jobs.define('remove-unconfirmed-subscribers', remove, { cron: '43 3 * * *' })
}
