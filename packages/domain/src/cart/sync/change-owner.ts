import { type AgreedLine, shownQuantities } from './cart-lines.ts'
import type { Mutation } from './mutation.ts'

/** What a browser holds of one cart of the server. */
export type HeldCart<L extends AgreedLine = AgreedLine> = {
  lines: readonly L[]
  queue: readonly Mutation[]
  coupon: string | null
}

/** A customer's cart that cannot be reached while the session is over, and what the shopper saw of it then. */
export type ParkedCart<L extends AgreedLine = AgreedLine> = HeldCart<L> & {
  cartId: string | null
  /** Whose it is; null where that was not said. */
  customer: string | null
  shown: Readonly<Record<string, number>>
}

/** The cart moves to another cart of the server, which has nothing of it: every line is added there, then the coupon. */
export function moveCart<L extends AgreedLine>(cart: HeldCart<L>, newId: () => string, merge: boolean): HeldCart<L> {
  const shown = shownQuantities(cart.lines, cart.queue)
  const adds = [...shown].map(
    ([key, qty]): Mutation => ({ id: newId(), kind: 'add', key, qty, ...(merge && { merge }) }),
  )
  return { lines: [], queue: [...adds, ...couponAgain(cart, newId)], coupon: null }
}

/** The customer's cart is put aside as it is; what is seen goes on as a guest's. */
export function parkCart<L extends AgreedLine>(
  cart: HeldCart<L> & Pick<ParkedCart, 'cartId' | 'customer'>,
): ParkedCart<L> {
  const { lines, queue, coupon, cartId, customer } = cart
  return { lines, queue, coupon, cartId, customer, shown: Object.fromEntries(shownQuantities(lines, queue)) }
}

/**
 * A guest becomes a customer: the guest's quantities are added to what the customer's cart has, once and only once. Of a
 * cart that was parked only what changed since counts, because the rest is in the customer's cart already.
 */
export function logInto<L extends AgreedLine>(
  guest: HeldCart<L>,
  parked: ParkedCart<L> | null,
  newId: () => string,
  customer: string | null = null,
): HeldCart<L> {
  if (!parked) return moveCart(guest, newId, true)
  const isOwn = parked.customer === customer
  const shown = shownQuantities(guest.lines, guest.queue)
  const changed = [...new Set([...shown.keys(), ...Object.keys(parked.shown)])].flatMap((key): Mutation[] => {
    const now = shown.get(key) ?? 0
    const before = parked.shown[key] ?? 0
    if (now > before) return [{ id: newId(), kind: 'add', key, qty: now - before, merge: true }]
    // Of another customer's cart nothing goes along but what was added since.
    if (now === before || !isOwn) return []
    if (now > 0) return [{ id: newId(), kind: 'set', key, qty: now }]
    // The line of that time: one that somebody else has put in its place stays.
    const itemId = parked.lines.find((line) => line.key === key)?.itemId
    return [{ id: newId(), kind: 'remove', key, ...(itemId !== undefined && { itemId }) }]
  })
  const { lines, queue, coupon } = isOwn ? parked : { lines: [], queue: [], coupon: null }
  return { lines, coupon, queue: [...queue, ...changed, ...(isOwn ? couponAgain(guest, newId) : [])] }
}

function couponAgain({ coupon, queue }: HeldCart, newId: () => string): Mutation[] {
  const asked = queue.findLast((one) => one.kind === 'coupon')
  const code = asked ? asked.code : coupon
  return code === null ? [] : [{ id: newId(), kind: 'coupon', code }]
}
