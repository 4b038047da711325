import { isCustomerCartId } from '@mantel/contract'
import type { CallName } from '../caller.ts'

/**
 * Whether a call is about a customer's cart. After a sign-out, until the cart has handled it,
 * such calls are not sent: the server would reject them, or create a guest's cart instead. Calls for guests are marked
 * as such.
 */
export function targetsCustomerCart(name: CallName, input: object): boolean {
  const { query, body } = input as { query?: { cartId?: unknown }; body?: { cartId?: unknown } }
  return name === 'cartCreate' || isCustomerCartId(String(query?.cartId ?? body?.cartId ?? ''))
}
