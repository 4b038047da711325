import type { CallName } from '../caller.ts'

/**
 * Whether a call is about a customer's cart, whose ids are numbers. Between a sign-out and the cart's hearing of it nobody
 * is asked for one: the server would deny it, or make a guest's cart in its place. Calls for guests say that they are.
 */
export function isAboutCustomersCart(name: CallName, input: object): boolean {
  const { query, body } = input as { query?: { cartId?: unknown }; body?: { cartId?: unknown } }
  return name === 'cartCreate' || /^\d+$/.test(String(query?.cartId ?? body?.cartId ?? ''))
}
