import type { Stores } from '@mantel/domain/store'
import type { NewsletterEntry, NewsletterProviders } from '@mantel/plugins/newsletter'
import type { Db } from '../platform/db/index.ts'
import type { Dispatcher } from '../platform/events/index.ts'
import type { Log } from '../platform/log.ts'
import { followPreference } from './follow-preference.ts'
import { findSubscriberById } from './newsletter.repository.ts'

type Options = { db: Db; now(): Date; stores: Stores; providers: NewsletterProviders; log: Log }

/** Copies every change of the list to the provider of its store view, and follows the preferences of accounts. */
export function subscribeNewsletter(dispatcher: Dispatcher, options: Options): void {
  const { db, stores, providers, log } = options
  dispatcher.once('newsletter.preference_changed', ({ customerId }) => followPreference(options, customerId))
  dispatcher.once('customer.email_proven', ({ customerId }) => followPreference(options, customerId))
  async function save(storeCode: string, entry: Pick<NewsletterEntry, 'email' | 'state'>): Promise<void> {
    const view = stores.views.find(({ code }) => code === storeCode)
    if (!view) return
    const code = view.newsletter.provider
    const provider = providers.get(code)
    if (provider) return provider.save({ ...entry, language: view.language })
    log.error({ provider: code }, 'the shop has no account with the newsletter provider, nothing was sent to it')
  }
  dispatcher.once('newsletter.changed', async ({ subscriberId }) => {
    // The newest state: an event may be older.
    const row = await findSubscriberById(db, subscriberId)
    if (row) await save(row.store_code, { email: row.email, state: row.state })
  })
  dispatcher.once('newsletter.forgotten', ({ storeCode, email }) => save(storeCode, { email, state: 'unsubscribed' }))
}
