import { type Refusal, refuse } from '@mantel/contract'
import { emailKey } from '@mantel/domain/customer'
import { websiteOf } from '@mantel/domain/store'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'
import type { Caller, LimitRefusal } from '../platform/limits/index.ts'
import type { AccountServices } from './account-services.ts'
import { checkNewPassword } from './check-new-password.ts'
import { forgetFailedLogins } from './check-password.ts'
import { lockById } from './customer.repository.ts'
import { hashPassword } from './password.ts'
import { findResetCustomer, takePasswordReset } from './password-reset.repository.ts'
import { setPassword } from './set-password.ts'
import { digestOf } from './token.ts'

export type NewPasswordRefusal = Refusal<'password_weak' | 'password_guessable' | 'busy'> | LimitRefusal

/** Sets a new password by the token of the reset mail, once. A refused password leaves the token valid. It ends all sessions. */
export async function createPassword(
  ctx: Ctx & { caller: Caller },
  services: AccountServices,
  { email, newPassword, resetToken }: { email: string; newPassword: string; resetToken: string },
): Promise<{ ok: true } | Refusal<'reset_token_invalid'> | NewPasswordRefusal> {
  const { db, view, now } = ctx
  const { limits, stores } = services
  const refusal = await limits.take(ctx, 'wrongResetTokens', ctx.caller.address)
  if (refusal) return refusal
  const key = emailKey(email)
  const tokenDigest = digestOf(resetToken)
  const customer = await findResetCustomer(db, { tokenDigest, website: view.website, emailKey: key, at: now() })
  if (!customer) return refuse('reset_token_invalid')
  await limits.uncount(ctx, 'wrongResetTokens', ctx.caller.address)
  const names = [customer.firstname, customer.lastname]
  const weak = await checkNewPassword(newPassword, {
    email: customer.email,
    names,
    shop: websiteOf(stores, view).name,
  })
  if (weak) return weak
  const hashed = await hashPassword(newPassword)
  if (hashed === null) return refuse('busy')
  const isSet = await inTransaction(db, async (tx) => {
    // First, so that logins and changes with the old password either end before or are refused afterwards.
    await lockById(tx, customer.id)
    if (!(await takePasswordReset(tx, tokenDigest))) return false
    await setPassword(ctx, services, tx, { customer, hashed, sessionId: null, kind: 'password_reset' })
    return true
  })
  if (!isSet) return refuse('reset_token_invalid')
  // The owner has often tried the forgotten password, and must be able to log in with the new one at once.
  await forgetFailedLogins(ctx, limits, key)
  return { ok: true }
}
