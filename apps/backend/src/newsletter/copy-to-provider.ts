import { emailKey } from '@mantel/domain/customer'
import type { Stores } from '@mantel/domain/store'
import type { NewsletterEntry, NewsletterProviders } from '@mantel/plugins/newsletter'
import type { Db } from '../platform/db/index.ts'
import type { Log } from '../platform/log.ts'
import { findSubscriber, findSubscriberById, type SubscriberRow } from './newsletter.repository.ts'

export type CopyContext = { db: Db; stores: Stores; providers: NewsletterProviders; log: Log }

/** An address on the newsletter's list, or one that was removed from the list when its account was deleted. */
export type AddressToCopy = { subscriberId: number } | { storeCode: string; email: string }

type Entry = Pick<SubscriberRow, 'website' | 'email' | 'email_key' | 'store_code' | 'state'>

/**
 * Copies the newest state of an address to the provider of its store view. Throws while the provider does not accept it. Two calls for
 * one address may run at a time, so the state is read again after each call and sent again if it has changed: the newest state must reach
 * the provider last.
 */
export async function copyToProvider(context: CopyContext, address: AddressToCopy): Promise<void> {
  let entry = await findEntry(context, address)
  while (entry) {
    await save(context, entry)
    const sent: Entry = entry
    const newest = (await findSubscriber(context.db, sent.website, sent.email_key)) ?? withoutRow(sent)
    entry = newest.state === sent.state && newest.store_code === sent.store_code ? undefined : newest
  }
}

/** undefined: the address has been removed since the job was queued; a separate job unsubscribes it at the provider. */
async function findEntry({ db, stores }: CopyContext, address: AddressToCopy): Promise<Entry | undefined> {
  if ('subscriberId' in address) return findSubscriberById(db, address.subscriberId)
  const { storeCode, email } = address
  const website = stores.views.find(({ code }) => code === storeCode)?.website
  if (website === undefined) return undefined
  const key = emailKey(email)
  // The owner of the removed address may have subscribed again.
  const found = await findSubscriber(db, website, key)
  return found ?? { website, email, email_key: key, store_code: storeCode, state: 'unsubscribed' }
}

const withoutRow = (entry: Entry): Entry => ({ ...entry, state: 'unsubscribed' })

async function save({ stores, providers, log }: CopyContext, { store_code, email, state }: Entry): Promise<void> {
  const view = stores.views.find(({ code }) => code === store_code)
  if (!view) return
  const { language, newsletter } = view
  const provider = providers.get(newsletter.provider)
  if (provider) return provider.save({ email, state, language } satisfies NewsletterEntry)
  log.error(
    { provider: newsletter.provider },
    'no account is configured for this newsletter provider, the subscription was not copied to it',
  )
}
