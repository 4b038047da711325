import { emailKey } from '@mantel/domain/customer'
import { cleanLine } from '@mantel/domain/text'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'
import { emit } from '../platform/events/index.ts'
import type { AccountServices } from './account-services.ts'
import { type CustomerRow, insertCustomer } from './customer.repository.ts'
import { mailWelcomeCoupon } from './mail-welcome-coupon.ts'
import { firstCustomerGroup } from './register-customer.ts'
import { sendEmailProof } from './send-email-proof.ts'
import { insertSocialIdentity } from './social-identity.repository.ts'
import type { SocialPerson } from './social-sign-in.ts'

/**
 * Registers a customer without a password; they can set one with the mail for forgotten passwords. The customer has to confirm
 * an address that the provider has not verified. undefined: another request has registered the person or the address in the
 * meantime.
 */
export async function registerBySocialIdentity(
  ctx: Ctx,
  services: AccountServices,
  { provider, identity }: SocialPerson,
  email: string,
): Promise<CustomerRow | undefined> {
  const { db, view, now } = ctx
  const at = now()
  return inTransaction(db, async (tx) => {
    const row = await insertCustomer(tx, {
      website: view.website,
      store_code: view.code,
      email: email.trim(),
      email_key: emailKey(email),
      firstname: nameOrFallback(identity.firstName, email),
      lastname: nameOrFallback(identity.lastName, email),
      group_id: firstCustomerGroup(services.stores, view),
      approved_at: view.prices.needGroupToken ? null : at,
      password_hash: null,
      created_at: at,
      updated_at: at,
      email_confirmed_at: identity.isEmailVerified ? at : null,
    })
    if (!row) return undefined
    const key = { website: view.website, provider, subject: identity.subject }
    if (!(await insertSocialIdentity(tx, key, row.id, at))) throw new AlreadyLinkedError()
    if (identity.isEmailVerified) await emit(tx, { type: 'customer.email_proven', customerId: row.id })
    else await sendEmailProof(ctx, services, tx, row)
    if (view.socialLogin.welcomeCoupon) await mailWelcomeCoupon(ctx, services, tx, row)
    return row
  }).catch((error: unknown) => {
    if (error instanceof AlreadyLinkedError) return undefined
    throw error
  })
}

/** Rolls the registration back. */
class AlreadyLinkedError extends Error {}

/**
 * A provider sends the name as free text, which may be empty. The shop requires one line with a letter; the customer can change
 * it.
 */
function nameOrFallback(given: string, email: string): string {
  const names = [given, email.split('@')[0] ?? ''].map((name) => cleanLine(name).trim().slice(0, 255))
  return names.find((name) => /\p{L}/u.test(name)) ?? 'Customer'
}
