import { type Refusal, refuse } from '@mantel/contract'
import type { Tx } from '../platform/db/index.ts'
import { type CustomerRow, lockById } from './customer.repository.ts'
import { isSessionOpen } from './session.repository.ts'

export type CheckedCredentials = Pick<CustomerRow, 'id' | 'email_key' | 'password_hash'>

/**
 * Whether the customer still has the e-mail address and the password that were checked. Hashing takes long, and the owner may
 * have reset the password in the meantime: then the old password must not be accepted any more. Locks the customer, so that the
 * answer holds until the transaction ends.
 */
export async function areCredentialsCurrent(tx: Tx, checked: CheckedCredentials): Promise<boolean> {
  const stored = await lockById(tx, checked.id)
  return stored?.email_key === checked.email_key && stored.password_hash === checked.password_hash
}

/**
 * Checks the credentials in the same way, and that the session of the signed-in customer is still open. null: both are still
 * valid.
 */
export async function recheckCaller(
  tx: Tx,
  checked: CheckedCredentials,
  sessionId: number,
): Promise<Refusal<'token_invalid' | 'password_wrong'> | null> {
  const areCurrent = await areCredentialsCurrent(tx, checked)
  if (!(await isSessionOpen(tx, sessionId, checked.id))) return refuse('token_invalid')
  return areCurrent ? null : refuse('password_wrong')
}
