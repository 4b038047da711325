import type { Cart } from '../cart/cart.ts'
import type { Checkout } from '../checkout/checkout.ts'
import type { Clock } from '../clock.ts'
import type { Collection } from '../storage/collection.ts'
import type { StoredOrder } from './stored-order.ts'

export type FollowOrderContext = {
  cart: Pick<Cart, 'hold' | 'release' | 'clear' | 'get'>
  checkout: Pick<Checkout, 'markOrdered'>
  /** null: nothing is stored. */
  session: Collection<unknown> | null
  clock: Clock
}

/** Marks a cart whose lines belong to a waiting order; lines added later are for the next order. */
const waitingHold = (id: string) => `waiting:${id}`

/**
 * Updates cart and checkout after an order that held the cart, wherever it was sent from. A waiting order takes its
 * lines out of the cart. An order awaiting payment holds the cart until it is decided, because a failed payment
 * releases it.
 */
export async function followOrder(order: StoredOrder, followers: FollowOrderContext): Promise<void> {
  const { cart, checkout } = followers
  const { id, state, confirmation } = order
  const { heldBy } = cart.get()
  if (heldBy === waitingHold(id)) return state === 'queued' || state === 'sent' ? undefined : cart.release(heldBy)
  if (heldBy !== id) return
  if (state === 'queued' || state === 'sent') {
    await cart.clear({ onServer: false })
    await cart.hold(waitingHold(id))
    return checkout.markOrdered()
  }
  if (state !== 'accepted' || confirmation?.state === 'cancelled') return cart.release(id)
  if (confirmation?.state === 'pending_payment') return
  await startNewCart(id, followers)
}

/** The order is complete: this browser starts a new cart, without a call to the server. */
async function startNewCart(id: string, { cart, checkout, session, clock }: FollowOrderContext): Promise<void> {
  await session?.set('last-cart-bypass-ts', clock.now())
  await cart.clear({ onServer: false })
  await cart.release(id)
  await checkout.markOrdered()
}
