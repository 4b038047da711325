import { type Refusal, refuse } from '@mantel/contract'
import { websiteOf } from '@mantel/domain/store'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'
import type { Caller } from '../platform/limits/index.ts'
import type { AccountServices } from './account-services.ts'
import { checkNewPassword } from './check-new-password.ts'
import { checkPassword } from './check-password.ts'
import type { NewPasswordRefusal } from './create-password.ts'
import type { CustomerSession } from './find-customer-by-token.ts'
import { hashPassword } from './password.ts'
import { recheckCaller } from './recheck-credentials.ts'
import { setPassword } from './set-password.ts'

/** Changes the password of the signed-in customer, who stays signed in. A wrong current password counts as a failed login. */
export async function changePassword(
  ctx: Ctx & { caller: Caller },
  services: AccountServices,
  { customer: { email }, sessionId }: CustomerSession,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<{ ok: true } | Refusal<'password_wrong' | 'token_invalid'> | NewPasswordRefusal> {
  const { limits, stores } = services
  const checked = await checkPassword(ctx, limits, { email, password: currentPassword })
  if (!checked.ok) return checked.code === 'login_incorrect' ? refuse('password_wrong') : checked
  const { customer } = checked
  const names = [customer.firstname, customer.lastname]
  const weak = await checkNewPassword(newPassword, { email, names, shop: websiteOf(stores, ctx.view).name })
  if (weak) return weak
  const hashed = await hashPassword(newPassword)
  if (hashed === null) return refuse('busy')
  return inTransaction(ctx.db, async (tx) => {
    const refusal = await recheckCaller(tx, customer, sessionId)
    if (refusal) return refusal
    await setPassword(ctx, services, tx, { customer, hashed, sessionId, kind: 'password_change' })
    return { ok: true }
  })
}
