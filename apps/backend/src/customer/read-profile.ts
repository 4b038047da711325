import type { ResultOf } from '@mantel/contract'
import type { Stores } from '@mantel/domain/store'
import type { Ctx } from '../platform/context.ts'
import { listAddresses } from './address.repository.ts'
import { findConsent } from './consent.repository.ts'
import { getCustomerRow } from './customer.repository.ts'
import { findPendingEmail } from './email-change.repository.ts'
import { listSocialIdentities } from './social-identity.repository.ts'
import { wireCustomer } from './wire-customer.ts'

/** The customer's profile in API form, with the e-mail address that waits for confirmation. */
export async function readProfile(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  stores: Stores,
  customerId: number,
): Promise<ResultOf<'userProfile'>> {
  const row = await getCustomerRow(db, customerId)
  const addresses = await listAddresses(db, customerId)
  const pendingEmail = await findPendingEmail(db, customerId, now())
  const consent = await findConsent(db, customerId, 'newsletter')
  const logins = (await listSocialIdentities(db, customerId)).map(({ provider }) => provider)
  return wireCustomer(stores, row, addresses, { pendingEmail, isSubscribed: consent?.is_given ?? false, logins })
}
