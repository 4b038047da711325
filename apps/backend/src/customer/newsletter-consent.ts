import { emailKey as keyOf } from '@mantel/domain/customer'
import type { StoreView } from '@mantel/domain/store'
import type { Db } from '../platform/db/index.ts'
import { findConsent, insertConsent } from './consent.repository.ts'
import { findByEmail, getCustomerRow } from './customer.repository.ts'

/**
 * Records in the consent history of the account with this address, if there is one, that the address was subscribed or
 * unsubscribed.
 */
export async function recordNewsletterConsent(
  tx: Db,
  change: {
    website: string
    email: string
    emailKey: string
    view: StoreView
    now: Date
    isGiven: boolean
    consentVersion: string
  },
): Promise<void> {
  const customer = await findByEmail(tx, change.website, change.emailKey)
  if (!customer) return
  const last = await findConsent(tx, customer.id, 'newsletter')
  if ((last?.is_given ?? false) === change.isGiven) return
  await insertConsent(tx, {
    customer_id: customer.id,
    purpose: 'newsletter',
    is_given: change.isGiven,
    email: change.email,
    store_code: change.view.code,
    text_version: change.consentVersion,
    happened_at: change.now,
  })
}

/** The newsletter preference of an account; undefined: the customer was never asked. */
export async function findPreference(tx: Db, customerId: number) {
  const consent = await findConsent(tx, customerId, 'newsletter')
  if (!consent) return undefined
  const { website, email, email_key, email_confirmed_at } = await getCustomerRow(tx, customerId)
  return {
    website,
    email,
    emailKey: email_key,
    isProven: email_confirmed_at !== null,
    consent: { isGiven: consent.is_given, emailKey: keyOf(consent.email), storeCode: consent.store_code },
  }
}
