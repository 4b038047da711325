import { type AgreedLine, shownQuantities } from './cart-lines.ts'
import type { Mutation } from './mutation.ts'

/** The browser's copy of a server cart. */
export type LocalCart<L extends AgreedLine = AgreedLine> = {
  lines: readonly L[]
  queue: readonly Mutation[]
  coupon: string | null
}

/** A customer's cart set aside after the session ended, with the quantities the shopper saw then. */
export type ParkedCart<L extends AgreedLine = AgreedLine> = LocalCart<L> & {
  cartId: string | null
  /** Customer id; null if unknown. */
  customer: string | null
  shown: Readonly<Record<string, number>>
}

/** Moves the cart to a new, empty server cart: every line is added there, then the coupon. */
export function moveCart<L extends AgreedLine>(cart: LocalCart<L>, newId: () => string, merge: boolean): LocalCart<L> {
  const shown = shownQuantities(cart.lines, cart.queue)
  const adds = [...shown].map(
    ([key, qty]): Mutation => ({ id: newId(), kind: 'add', key, qty, merge: merge || undefined }),
  )
  return { lines: [], queue: [...adds, ...reapplyCoupon(cart, newId)], coupon: null }
}

/** Sets the customer's cart aside and continues with its visible lines as a guest cart. */
export function parkCart<L extends AgreedLine>(
  cart: LocalCart<L> & Pick<ParkedCart, 'cartId' | 'customer'>,
): ParkedCart<L> {
  const { lines, queue, coupon, cartId, customer } = cart
  return { lines, queue, coupon, cartId, customer, shown: Object.fromEntries(shownQuantities(lines, queue)) }
}

/**
 * Merges a guest cart into the customer's cart: the guest's quantities are added exactly once. If the customer's cart was parked,
 * only the changes made since then are added, because the customer's cart already has the rest.
 */
export function mergeIntoCustomerCart<L extends AgreedLine>(
  guest: LocalCart<L>,
  parked: ParkedCart<L> | null,
  newId: () => string,
  customer: string | null = null,
): LocalCart<L> {
  if (!parked) return moveCart(guest, newId, true)
  const isOwn = parked.customer === customer
  const shown = shownQuantities(guest.lines, guest.queue)
  const changed = [...new Set([...shown.keys(), ...Object.keys(parked.shown)])].flatMap((key): Mutation[] => {
    const now = shown.get(key) ?? 0
    const before = parked.shown[key] ?? 0
    if (now > before) return [{ id: newId(), kind: 'add', key, qty: now - before, merge: true }]
    // Another customer gets only the lines that were added since the cart was parked.
    if (now === before || !isOwn) return []
    if (now > 0) return [{ id: newId(), kind: 'set', key, qty: now }]
    // Removes the line that existed when the cart was parked; a line that another device has added since then stays.
    const itemId = parked.lines.find((line) => line.key === key)?.itemId
    return [{ id: newId(), kind: 'remove', key, itemId }]
  })
  const { lines, queue, coupon } = isOwn ? parked : { lines: [], queue: [], coupon: null }
  return { lines, coupon, queue: [...queue, ...changed, ...(isOwn ? reapplyCoupon(guest, newId) : [])] }
}

function reapplyCoupon({ coupon, queue }: LocalCart, newId: () => string): Mutation[] {
  const pendingCoupon = queue.findLast((one) => one.kind === 'coupon')
  const code = pendingCoupon ? pendingCoupon.code : coupon
  return code === null ? [] : [{ id: newId(), kind: 'coupon', code }]
}
