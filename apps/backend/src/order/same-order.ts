import { hash } from 'node:crypto'
import type { BodyOf } from '@mantel/contract'

export type OrderBody = BodyOf<'orderPlace'>

/** What changes from one sending of an order to the next. */
const sendingOnly = new Set(['order_id', 'created_at', 'updated_at', 'transmited', 'transmited_at'])

/** Equal for the same order, however often and with whatever name it is sent. */
export function bodyDigest(body: OrderBody): string {
  const agreed = Object.entries(body).filter(([name]) => !sendingOnly.has(name))
  return hash('sha256', JSON.stringify(inOrder(Object.fromEntries(agreed))), 'base64url')
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, entry]) => [name, inOrder(entry)]))
}

/**
 * By what an order is known again: the client's own id, else the cart. Whose cart it is belongs to its key, as numbers of
 * carts can be guessed. null: the client names neither.
 */
export function idempotencyKey(
  { order_id, cart_id }: Pick<OrderBody, 'order_id' | 'cart_id'>,
  { website, customerId }: { website: string; customerId: number | null },
): string | null {
  if (order_id) return `order:${website}:${order_id}`
  return cart_id ? `cart:${website}:${customerId ?? 'guest'}:${cart_id}` : null
}

/** The second kind is given up when an order comes to nothing: its cart can be ordered again. */
export const isKeyOfCart = (key: string): boolean => key.startsWith('cart:')
