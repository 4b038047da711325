import { randomUUID } from 'node:crypto'
import { type Refusal, refuse } from '@mantel/contract'
import { emailKey } from '@mantel/domain/customer'
import type { Ctx } from '../platform/context.ts'
import type { Tx } from '../platform/db/index.ts'
import type { Caller, LimitRefusal } from '../platform/limits/index.ts'
import type { AccountServices } from './account-services.ts'
import { checkPassword } from './check-password.ts'
import { type CustomerRow, findByEmail } from './customer.repository.ts'
import { deleteEmailChange, storeEmailChange } from './email-change.repository.ts'
import type { CustomerSession } from './find-customer-by-token.ts'
import { recheckCaller } from './recheck-credentials.ts'
import { digestOf } from './token.ts'

/** Milliseconds. */
const linkLifetime = 24 * 3_600_000

export type EmailChangeRefusal =
  | Refusal<'email_password_missing' | 'email_password_wrong' | 'token_invalid' | 'busy'>
  | LimitRefusal

/**
 * Checks whether the customer may change their e-mail address, which needs the current password. checked: the customer as read
 * for the password check. null: the address is the present one, which old clients always send along. If they also send the
 * password, a change that is not confirmed yet is withdrawn, such as a mistyped one.
 */
export async function authorizeEmailChange(
  ctx: Ctx & { caller: Caller },
  { limits }: AccountServices,
  { customer }: CustomerSession,
  { email, currentPassword }: { email: string; currentPassword?: string | undefined },
): Promise<{ ok: true; checked: CustomerRow } | EmailChangeRefusal | null> {
  const key = emailKey(email)
  if (key === emailKey(customer.email)) {
    if (currentPassword) await deleteEmailChange(ctx.db, customer.id)
    return null
  }
  if (!currentPassword) return refuse('email_password_missing')
  const checked = await checkPassword(ctx, limits, { email: customer.email, password: currentPassword })
  if (!checked.ok) return checked.code === 'login_incorrect' ? refuse('email_password_wrong') : checked
  const refusal = await limits.takeAll(ctx, [
    ['emailChanges', String(customer.id)],
    ['emailChangesOfTarget', `${ctx.view.website} ${key}`],
  ])
  return refusal ?? { ok: true, checked: checked.customer }
}

/**
 * Stores the change and mails the new address; the change is applied when the owner of that address confirms it. An address that
 * already has an account gets a different mail, with the same reply after the same work, so that the reply does not reveal the
 * account. Call this function first in the transaction: it locks the customer and refuses if the password or the session is no
 * longer valid.
 */
export async function requestEmailChange(
  { view, now }: Pick<Ctx, 'view' | 'now'>,
  { queueMail, mails, linkTokens }: AccountServices,
  tx: Tx,
  { sessionId }: CustomerSession,
  { checked, email }: { checked: CustomerRow; email: string },
): Promise<{ ok: true } | EmailChangeRefusal> {
  const refusal = await recheckCaller(tx, checked, sessionId)
  if (refusal) return refusal.code === 'password_wrong' ? refuse('email_password_wrong') : refuse('token_invalid')
  const id = randomUUID()
  const key = emailKey(email)
  const isTaken = (await findByEmail(tx, view.website, key)) !== undefined
  await storeEmailChange(tx, {
    id,
    customer_id: checked.id,
    session_id: sessionId,
    email,
    email_key: key,
    token_digest: digestOf(linkTokens.emailChange(id)),
    expires_at: new Date(now().getTime() + linkLifetime),
  })
  await queueMail(tx, isTaken ? mails.emailInUse : mails.emailConfirmation, {
    key: `email-change-${id}`,
    storeCode: view.code,
    // The mail contains no name: the mailbox may be a stranger's, and the customer chose the name.
    to: { name: '', address: email },
    data: { changeId: id },
  })
  return { ok: true }
}
