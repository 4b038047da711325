import { type Refusal, refuse } from '@mantel/contract'
import { maskEmail } from '@mantel/domain/customer'
import type { Ctx } from '../platform/context.ts'
import { inTransaction, sqlStateOf } from '../platform/db/index.ts'
import { emit } from '../platform/events/index.ts'
import type { Caller } from '../platform/limits/index.ts'
import type { AccountServices } from './account-services.ts'
import { findByEmail, updateCustomer } from './customer.repository.ts'
import { endOtherSessions, takeEmailChange } from './email-change.repository.ts'
import { deleteEmailProof } from './email-proof.repository.ts'
import { deletePasswordResets } from './password-reset.repository.ts'
import { recordEvent } from './record-event.ts'
import { isSessionRevoked } from './session.repository.ts'
import { digestOf } from './token.ts'

const uniqueViolation = '23505'

/**
 * Applies an e-mail change by the token of its mail, once. It ends all sessions except the one that asked for the change, and
 * notifies the old address. The change of a session that was revoked is refused. email_taken is no secret here: whoever has the
 * token reads the mail of that address.
 */
export async function confirmEmailChange(
  ctx: Ctx & { caller: Caller },
  { queueMail, mails }: Pick<AccountServices, 'queueMail' | 'mails'>,
  token: string,
): Promise<{ ok: true; outcome: 'changed' } | Refusal<'email_link_invalid' | 'email_taken'>> {
  const { db, view, now } = ctx
  const at = now()
  try {
    return await inTransaction(db, async (tx) => {
      const taken = await takeEmailChange(tx, digestOf(token), view.website)
      if (!taken || taken.change.expires_at <= at) return refuse('email_link_invalid')
      const { customer, change } = taken
      const { email, email_key, session_id } = change
      if (session_id !== null && (await isSessionRevoked(tx, session_id))) return refuse('email_link_invalid')
      if (await findByEmail(tx, view.website, email_key)) return refuse('email_taken')
      await updateCustomer(tx, customer.id, { email, email_key, email_confirmed_at: at, updated_at: at })
      // Links in earlier mails were sent to the old address and must not work any more.
      await deleteEmailProof(tx, customer.id)
      await deletePasswordResets(tx, customer.id)
      await recordEvent({ ...ctx, db: tx }, customer.id, 'email_change')
      await emit(tx, { type: 'customer.email_proven', customerId: customer.id })
      await endOtherSessions(tx, { customerId: customer.id, sessionId: session_id, at, by: 'email' })
      await queueMail(tx, mails.emailChanged, {
        key: `email-changed-${change.id}`,
        storeCode: view.code,
        to: { name: `${customer.firstname} ${customer.lastname}`, address: customer.email },
        data: { newAddress: maskEmail(email) },
      })
      return { ok: true as const, outcome: 'changed' as const }
    })
  } catch (error) {
    if (sqlStateOf(error) === uniqueViolation) return refuse('email_taken')
    throw error
  }
}
