import { hash } from 'node:crypto'
import type { BodyOf } from '@mantel/contract'

export type OrderBody = BodyOf<'orderPlace'>

/** Fields that may differ between repeated requests of the same order. */
const transportFields = new Set(['order_id', 'created_at', 'updated_at', 'transmited', 'transmited_at'])

/** Equal for repeated requests of the same order, whatever their order id. */
export function bodyDigest(body: OrderBody): string {
  const content = Object.entries(body).filter(([name]) => !transportFields.has(name))
  return hash('sha256', JSON.stringify(sortKeys(Object.fromEntries(content))), 'base64url')
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, entry]) => [name, sortKeys(entry)]))
}

/**
 * Built from the client's order id, or else from the cart id. The cart variant includes the customer, because the
 * numeric ids that old tabs send can be guessed. null: the client sent neither.
 */
export function idempotencyKey(
  { order_id, cart_id }: Pick<OrderBody, 'order_id' | 'cart_id'>,
  { website, customerId }: { website: string; customerId: number | null },
): string | null {
  if (order_id) return `order:${website}:${order_id}`
  return cart_id ? `cart:${website}:${customerId ?? 'guest'}:${cart_id}` : null
}

/** Keys built from a cart are cleared when the order fails, so that the cart can be ordered again. */
export const isCartKey = (key: string): boolean => key.startsWith('cart:')
