import { type Refusal, refuse } from '@mantel/contract'
import { hasGroupPrices } from '@mantel/domain/store'
import { customerOfToken } from '../customer/index.ts'
import type { RequestCtx } from '../platform/http/index.ts'

/** Who buys, and whose prices count. */
export type Orderer = {
  customerId: number | null
  groupId: number | null
  email: string | null
}

/**
 * A customer is whoever's token says so; a number in the body proves nothing, and old clients send no token with it: theirs
 * is a guest's order, found again by its e-mail address. A token that does not fit the number is refused.
 */
export async function whoOrders(
  ctx: RequestCtx,
  userId: string | null | undefined,
): Promise<({ ok: true } & Orderer) | Refusal> {
  if (!ctx.token) {
    if (!ctx.view.settings.guestCheckout) return refuse('login_required')
    return { ok: true, customerId: null, groupId: null, email: null }
  }
  const signedIn = await customerOfToken(ctx, ctx.token)
  if (!signedIn.ok) return signedIn
  const { customer } = signedIn
  if (userId && userId !== String(customer.id)) return refuse('token_invalid')
  const groupId = customer.groupId !== 0 && hasGroupPrices(ctx.view) ? customer.groupId : null
  return { ok: true, customerId: customer.id, groupId, email: customer.email }
}
