import { type Refusal, refuse } from '@mantel/contract'
import { hasGroupPrices } from '@mantel/domain/store'
import { findCustomerByToken } from '../customer/index.ts'
import type { RequestCtx } from '../platform/http/index.ts'

/** The buyer, and the group whose prices apply. */
export type Orderer = {
  customerId: number | null
  groupId: number | null
  email: string | null
}

/**
 * Only the token identifies a customer. The user id in the body proves nothing; old clients send it without a token, and
 * their orders are guest orders, found by e-mail address. A token of another customer than the sent user id is refused.
 */
export async function resolveOrderer(
  ctx: RequestCtx,
  userId: string | null | undefined,
): Promise<({ ok: true } & Orderer) | Refusal> {
  if (!ctx.token) {
    if (!ctx.view.settings.guestCheckout) return refuse('login_required')
    return { ok: true, customerId: null, groupId: null, email: null }
  }
  const signedIn = await findCustomerByToken(ctx, ctx.token)
  if (!signedIn.ok) return signedIn
  const { customer } = signedIn
  if (userId && userId !== String(customer.id)) return refuse('token_invalid')
  const groupId = customer.groupId !== 0 && hasGroupPrices(ctx.view) ? customer.groupId : null
  return { ok: true, customerId: customer.id, groupId, email: customer.email }
}
