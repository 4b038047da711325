import { type EndpointName, type Refusal, refuse } from '@mantel/contract'
import { hasGroupPrices } from '@mantel/domain/store'
import { customerOfToken, type GroupTokens } from '../customer/index.ts'
import type { Call } from '../platform/http/index.ts'
import type { CartAddress } from './cart.repository.ts'

/** Who asks, whose prices count, and which cart is meant. */
export type Asked = { ok: true; address: CartAddress; customerId: number | null; groupId: number | null }

type CartCall = Pick<Call<EndpointName>, 'ctx' | 'request'>

/** A token proves a customer; a GET carries a group's token in this header, so that no address holds one. */
const groupTokenHeader = 'x-vs-group-token'

/**
 * A number is a customer's cart: it needs the token of that customer. Everything else is a guest's key, and whoever knows it
 * may use it; a token beside it that is no longer valid changes nothing.
 */
export async function whoAsks(groupTokens: GroupTokens, call: CartCall, cartId: string): Promise<Asked | Refusal> {
  const { view, token } = call.ctx
  const storeCode = view.code
  const isNumber = /^\d{1,15}$/.test(cartId)
  const signedIn = token !== null && (isNumber || hasGroupPrices(view)) ? await customerOfToken(call.ctx, token) : null
  const customer = signedIn?.ok ? signedIn.customer : null
  const groupId = await provenGroup(groupTokens, call, customer?.groupId ?? 0)
  if (!isNumber) return { ok: true, address: { storeCode, guestKey: cartId }, customerId: null, groupId }
  if (signedIn && !signedIn.ok) return signedIn
  if (!customer) return refuse('cart_unknown')
  return {
    ok: true,
    address: { storeCode, id: Number(cartId), customerId: customer.id },
    customerId: customer.id,
    groupId,
  }
}

/** Group 0 are the guests, and customers whom the merchant has not approved. */
async function provenGroup(groupTokens: GroupTokens, { ctx, request }: CartCall, customerGroup: number) {
  const sent = request.headers[groupTokenHeader]
  const byToken = typeof sent === 'string' ? await groupTokens.resolveGroup(ctx.view, sent) : null
  if (byToken !== null) return byToken
  return customerGroup !== 0 && hasGroupPrices(ctx.view) ? customerGroup : null
}
