import { newsletterConsentVersion } from '@mantel/domain/customer'
import type { Stores } from '@mantel/domain/store'
import { findPreference } from '../customer/index.ts'
import { type Db, inTransaction } from '../platform/db/index.ts'
import { emit } from '../platform/events/index.ts'
import { findSubscriber, lockAddress, lockSubscriber, updateSubscriber } from './newsletter.repository.ts'

/**
 * Updates the newsletter's list to an account's preference. If the account's e-mail address has changed, the subscription moves to the
 * new one. The customer has agreed while logged in, so no confirmation mail is sent; an address that the customer has not proven yet
 * stays pending until then.
 */
export function followPreference(
  { db, now, stores }: { db: Db; now(): Date; stores: Stores },
  customerId: number,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const preference = await findPreference(tx, customerId)
    if (!preference) return
    const { website, email, emailKey, consent } = preference
    const at = now()
    const leave = async (key: string) => {
      const found = await findSubscriber(tx, website, key)
      const row = found && (await lockSubscriber(tx, found.id))
      if (!row || row.state === 'unsubscribed') return
      await updateSubscriber(tx, row.id, { state: 'unsubscribed', left_at: at, serial: row.serial + 1 })
      await emit(tx, { type: 'newsletter.changed', subscriberId: Number(row.id) })
    }
    if (consent.emailKey !== emailKey) await leave(consent.emailKey)
    if (!consent.isGiven) return leave(emailKey)
    const view = stores.views.find(({ code }) => code === consent.storeCode)
    const state = preference.isProven || view?.newsletter.doubleOptIn === false ? 'subscribed' : 'pending'
    const row = await lockAddress(tx, {
      website,
      email,
      emailKey,
      storeCode: consent.storeCode,
      now: at,
      consentVersion: newsletterConsentVersion,
    })
    if (row.state === state || row.state === 'subscribed') return
    await updateSubscriber(tx, row.id, {
      state,
      store_code: consent.storeCode,
      left_at: null,
      requested_at: at,
      confirmed_at: state === 'subscribed' ? at : undefined,
    })
    await emit(tx, { type: 'newsletter.changed', subscriberId: Number(row.id) })
  })
}
