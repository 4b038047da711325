import { randomUUID } from 'node:crypto'
import type { Ctx } from '../platform/context.ts'
import type { SecurityEventKind, Tx } from '../platform/db/index.ts'
import { emit } from '../platform/events/index.ts'
import type { Caller } from '../platform/limits/index.ts'
import type { AccountServices } from './account-services.ts'
import { type CustomerRow, updateCustomer } from './customer.repository.ts'
import { deleteEmailChange, endOtherSessions } from './email-change.repository.ts'
import { deleteEmailProof } from './email-proof.repository.ts'
import { deletePasswordResets } from './password-reset.repository.ts'
import { recordEvent } from './record-event.ts'
import { deleteSocialIdentities } from './social-identity.repository.ts'

/**
 * Stores a new password, in the caller's transaction, which has locked the customer. Ends the other sessions and deletes links
 * that are not used yet, because a person who knew the old password may have requested them. A mail notifies the owner.
 */
export async function setPassword(
  { view, now, caller }: Pick<Ctx, 'view' | 'now'> & { caller: Caller },
  { queueMail, mails }: Pick<AccountServices, 'queueMail' | 'mails'>,
  tx: Tx,
  {
    customer,
    hashed,
    sessionId,
    kind,
  }: {
    customer: CustomerRow
    hashed: string
    /** The session that stays signed in; null: none. */
    sessionId: number | null
    kind: SecurityEventKind & ('password_change' | 'password_reset')
  },
): Promise<void> {
  const at = now()
  const isProven = kind === 'password_reset'
  await updateCustomer(tx, customer.id, {
    password_hash: hashed,
    updated_at: at,
    // The token of the reset mail proves that the customer reads the mail of this address.
    email_confirmed_at: isProven ? (customer.email_confirmed_at ?? at) : undefined,
  })
  if (isProven) {
    await deleteEmailProof(tx, customer.id)
    await emit(tx, { type: 'customer.email_proven', customerId: customer.id })
  }
  // If the address was not confirmed before, a stranger may have linked their own social login to the account.
  if (isProven && customer.email_confirmed_at === null) await deleteSocialIdentities(tx, customer.id)
  await deletePasswordResets(tx, customer.id)
  await deleteEmailChange(tx, customer.id)
  await endOtherSessions(tx, { customerId: customer.id, sessionId, at, by: 'password' })
  await recordEvent({ db: tx, now, caller }, customer.id, kind)
  await queueMail(tx, mails.passwordChanged, {
    key: `password-changed-${randomUUID()}`,
    storeCode: view.code,
    to: { name: `${customer.firstname} ${customer.lastname}`, address: customer.email },
    data: {},
  })
}
