import { isCustomerCartKey, type Refusal, refuse } from '@mantel/contract'
import { hasGroupPrices } from '@mantel/domain/store'
import { findCustomerIdOfCart } from '../cart/index.ts'
import { type Customer, findCustomer, findCustomerByToken } from '../customer/index.ts'
import type { RequestCtx } from '../platform/http/index.ts'

/** The buyer, and the group whose prices apply. */
export type Orderer = {
  customerId: number | null
  groupId: number | null
  email: string | null
  /** True: the customer was identified by the id of their cart instead of a token, so the order may use only that cart. */
  isIdentifiedByCart: boolean
}

export const guestOrderer: Orderer = { customerId: null, groupId: null, email: null, isIdentifiedByCart: false }

/**
 * The token identifies a customer. Old clients send orders without a token: in consumer stores the unguessable id of a customer's
 * cart then identifies its customer. The user id in the body proves nothing. If it differs from the token's customer, the order is
 * refused; if it differs from the cart's, the order is a guest order.
 */
export async function resolveOrderer(
  ctx: RequestCtx,
  { userId, cartId }: { userId: string | null | undefined; cartId: string | null | undefined },
): Promise<({ ok: true } & Orderer) | Refusal> {
  if (!ctx.token) return resolveWithoutToken(ctx, { userId, cartId: cartId ?? '' })
  const signedIn = await findCustomerByToken(ctx, ctx.token)
  if (!signedIn.ok) return signedIn
  const { customer } = signedIn
  if (userId && userId !== String(customer.id)) return refuse('token_invalid')
  return { ok: true, ...ordererOf(ctx, customer), isIdentifiedByCart: false }
}

async function resolveWithoutToken(
  ctx: RequestCtx,
  { userId, cartId }: { userId: string | null | undefined; cartId: string },
): Promise<({ ok: true } & Orderer) | Refusal> {
  const { db, view } = ctx
  if (!view.settings.guestCheckout) return refuse('login_required')
  const guest = { ok: true as const, ...guestOrderer }
  if (!isCustomerCartKey(cartId)) return guest
  // A cart id must not be enough to get a customer group's prices.
  if (hasGroupPrices(view)) return refuse('login_required')
  const customerId = await findCustomerIdOfCart(db, cartId)
  if (customerId === null || (userId && userId !== String(customerId))) return guest
  const customer = await findCustomer(ctx, customerId)
  return customer ? { ok: true, ...ordererOf(ctx, customer), isIdentifiedByCart: true } : guest
}

function ordererOf({ view }: RequestCtx, customer: Customer): Omit<Orderer, 'isIdentifiedByCart'> {
  const groupId = customer.groupId !== 0 && hasGroupPrices(view) ? customer.groupId : null
  return { customerId: customer.id, groupId, email: customer.email }
}
