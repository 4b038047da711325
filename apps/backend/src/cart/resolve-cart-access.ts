import { type EndpointName, isCustomerCartId, isNumericCartId, type Refusal, refuse } from '@mantel/contract'
import { hasGroupPrices } from '@mantel/domain/store'
import { findCustomerByToken, type GroupTokens } from '../customer/index.ts'
import type { Call } from '../platform/http/index.ts'
import type { CartRef } from './cart.repository.ts'

/** The cart a call may use, the customer, and the group whose prices apply. */
export type CartAccess = { ok: true; cartRef: CartRef; customerId: number | null; groupId: number | null }

type CartCall = Pick<Call<EndpointName>, 'ctx' | 'request'>

/** GET requests send the group token in this header, so that no URL contains one. */
const groupTokenHeader = 'x-vs-group-token'

/**
 * A customer's cart needs that customer's token, whatever form its id has. Any other id is a guest's key, and knowing it is
 * enough; an invalid token sent with it is ignored.
 */
export async function resolveCartAccess(
  groupTokens: GroupTokens,
  call: CartCall,
  cartId: string,
): Promise<CartAccess | Refusal> {
  const { view, token } = call.ctx
  const storeCode = view.code
  const isCustomers = isCustomerCartId(cartId)
  const signedIn =
    token !== null && (isCustomers || hasGroupPrices(view)) ? await findCustomerByToken(call.ctx, token) : null
  const customer = signedIn?.ok ? signedIn.customer : null
  const groupId = await verifiedGroup(groupTokens, call, customer?.groupId ?? 0)
  if (!isCustomers) return { ok: true, cartRef: { storeCode, guestKey: cartId }, customerId: null, groupId }
  if (signedIn && !signedIn.ok) return signedIn
  if (!customer) return refuse('login_required')
  const customerId = customer.id
  return { ok: true, cartRef: customerCartRef({ cartId, customerId, storeCode }), customerId, groupId }
}

/** A customer's cart by its key, or by the number that open tabs and queued orders may still have. */
export function customerCartRef(sent: { cartId: string; customerId: number; storeCode: string }): CartRef {
  const { cartId, ...owner } = sent
  return isNumericCartId(cartId) ? { ...owner, id: Number(cartId) } : { ...owner, customerKey: cartId }
}

/** Group 0: guests, and customers not yet approved by the merchant. */
async function verifiedGroup(groupTokens: GroupTokens, { ctx, request }: CartCall, customerGroup: number) {
  const sent = request.headers[groupTokenHeader]
  const byToken = typeof sent === 'string' ? await groupTokens.resolveGroup(ctx.view, sent) : null
  if (byToken !== null) return byToken
  return customerGroup !== 0 && hasGroupPrices(ctx.view) ? customerGroup : null
}
