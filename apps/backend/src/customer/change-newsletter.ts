import type { BodyOf } from '@mantel/contract'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'
import { emit } from '../platform/events/index.ts'
import { findConsent, insertConsent } from './consent.repository.ts'
import { lockCustomer } from './customer.repository.ts'

/**
 * Subscribes the customer to the newsletter, or unsubscribes them. Adds an entry to the history of their consent if it differs
 * from the newest entry, so a repeated call changes nothing.
 */
export function changeNewsletter(
  { db, view, now }: Pick<Ctx, 'db' | 'view' | 'now'>,
  customerId: number,
  { isSubscribed, consentVersion }: BodyOf<'userNewsletter'>,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { email } = await lockCustomer(tx, customerId)
    const last = await findConsent(tx, customerId, 'newsletter')
    if ((last?.is_given ?? false) === isSubscribed) return
    await insertConsent(tx, {
      customer_id: customerId,
      purpose: 'newsletter',
      is_given: isSubscribed,
      email,
      store_code: view.code,
      text_version: consentVersion,
      happened_at: now(),
    })
    await emit(tx, { type: 'newsletter.preference_changed', customerId })
  })
}
