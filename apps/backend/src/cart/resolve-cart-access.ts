import { type EndpointName, type Refusal, refuse } from '@mantel/contract'
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
 * A numeric id is a customer's cart and needs that customer's token. Any other id is a guest's key, and knowing it is enough;
 * an invalid token sent with it is ignored.
 */
export async function resolveCartAccess(
  groupTokens: GroupTokens,
  call: CartCall,
  cartId: string,
): Promise<CartAccess | Refusal> {
  const { view, token } = call.ctx
  const storeCode = view.code
  const isNumber = /^\d{1,15}$/.test(cartId)
  const signedIn =
    token !== null && (isNumber || hasGroupPrices(view)) ? await findCustomerByToken(call.ctx, token) : null
  const customer = signedIn?.ok ? signedIn.customer : null
  const groupId = await verifiedGroup(groupTokens, call, customer?.groupId ?? 0)
  if (!isNumber) return { ok: true, cartRef: { storeCode, guestKey: cartId }, customerId: null, groupId }
  if (signedIn && !signedIn.ok) return signedIn
  if (!customer) return refuse('cart_unknown')
  return {
    ok: true,
    cartRef: { storeCode, id: Number(cartId), customerId: customer.id },
    customerId: customer.id,
    groupId,
  }
}

/** Group 0: guests, and customers not yet approved by the merchant. */
async function verifiedGroup(groupTokens: GroupTokens, { ctx, request }: CartCall, customerGroup: number) {
  const sent = request.headers[groupTokenHeader]
  const byToken = typeof sent === 'string' ? await groupTokens.resolveGroup(ctx.view, sent) : null
  if (byToken !== null) return byToken
  return customerGroup !== 0 && hasGroupPrices(ctx.view) ? customerGroup : null
}
