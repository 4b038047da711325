import type { Stores } from '@mantel/domain/store'
import type { Db } from '../platform/db/index.ts'
import type { Dispatcher } from '../platform/events/index.ts'
import type { Jobs } from '../platform/jobs/index.ts'
import type { AddressToCopy } from './copy-to-provider.ts'
import { followPreference } from './follow-preference.ts'
import { copyJob } from './newsletter.jobs.ts'

type Options = { db: Db; now(): Date; stores: Stores; jobs: Jobs }

/**
 * Queues a copy of every change of the list for the provider, and follows the preferences of accounts. No handler calls the
 * provider: events of orders would wait while it is down.
 */
export function subscribeNewsletterEvents(dispatcher: Dispatcher, options: Options): void {
  const copy = (address: AddressToCopy) => options.jobs.send(copyJob, address)
  dispatcher.once('newsletter.preference_changed', ({ customerId }) => followPreference(options, customerId))
  dispatcher.once('customer.email_proven', ({ customerId }) => followPreference(options, customerId))
  dispatcher.once('newsletter.changed', ({ subscriberId }) => copy({ subscriberId }))
  dispatcher.once('newsletter.forgotten', ({ storeCode, email }) => copy({ storeCode, email }))
}
