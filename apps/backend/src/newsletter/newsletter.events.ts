import type { Stores } from '@mantel/domain/store'
import type { Db } from '../platform/db/index.ts'
import type { Dispatcher } from '../platform/events/index.ts'
import type { Jobs } from '../platform/jobs/index.ts'
import type { AddressToCopy } from './copy-to-provider.ts'
import { followPreference } from './follow-preference.ts'
import { copyJob } from './newsletter.jobs.ts'

type Options = { db: Db; now(): Date; stores: Stores; jobs: Jobs }

/**
 * Registers the handlers of newsletter events: they queue a copy of every change for the newsletter provider, and apply the preferences
 * of accounts. No handler calls the provider itself: while it is down, the events of orders would have to wait.
 */
export function subscribeNewsletterEvents(dispatcher: Dispatcher, options: Options): void {
  const copy = (address: AddressToCopy) => options.jobs.send(copyJob, address)
  dispatcher.once('newsletter.preference_changed', ({ customerId }) => followPreference(options, customerId))
  dispatcher.once('customer.email_proven', ({ customerId }) => followPreference(options, customerId))
  dispatcher.once('newsletter.changed', ({ subscriberId }) => copy({ subscriberId }))
  dispatcher.once('newsletter.forgotten', ({ storeCode, email }) => copy({ storeCode, email }))
}
