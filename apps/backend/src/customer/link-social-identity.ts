import { randomUUID } from 'node:crypto'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'
import { emit } from '../platform/events/index.ts'
import type { Caller } from '../platform/limits/index.ts'
import type { AccountServices } from './account-services.ts'
import { type CustomerRow, lockById, updateCustomer } from './customer.repository.ts'
import { deleteEmailProof } from './email-proof.repository.ts'
import { areCredentialsCurrent } from './recheck-credentials.ts'
import { recordEvent } from './record-event.ts'
import { insertSocialIdentity } from './social-identity.repository.ts'
import type { SocialPerson } from './social-sign-in.ts'

/**
 * Links a provider's account to an existing customer and tells them by mail. The provider has verified the address. Does nothing if the
 * customer has another address by now, or the provider's account is linked already. false: the customer gave their password for
 * the link, and it has been changed since.
 */
export async function linkSocialIdentity(
  { db, view, now, caller }: Ctx & { caller: Caller },
  { queueMail, mails }: Pick<AccountServices, 'queueMail' | 'mails'>,
  { provider, providerName, identity }: SocialPerson,
  { customer, isByPassword }: { customer: CustomerRow; isByPassword: boolean },
): Promise<boolean> {
  const at = now()
  return inTransaction(db, async (tx) => {
    if (isByPassword && !(await areCredentialsCurrent(tx, customer))) return false
    if ((await lockById(tx, customer.id))?.email_key !== customer.email_key) return true
    const key = { website: view.website, provider, subject: identity.subject }
    if (!(await insertSocialIdentity(tx, key, customer.id, at))) return true
    if (customer.email_confirmed_at === null) {
      await updateCustomer(tx, customer.id, { email_confirmed_at: at, updated_at: at })
      await deleteEmailProof(tx, customer.id)
      await emit(tx, { type: 'customer.email_proven', customerId: customer.id })
    }
    await recordEvent({ db: tx, now, caller }, customer.id, 'social_link')
    await queueMail(tx, mails.socialLinked, {
      key: `social-linked-${randomUUID()}`,
      storeCode: view.code,
      to: { name: `${customer.firstname} ${customer.lastname}`, address: customer.email },
      data: { provider: providerName },
    })
    return true
  })
}
