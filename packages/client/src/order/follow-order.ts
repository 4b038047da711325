import type { Cart } from '../cart/cart.ts'
import type { Checkout } from '../checkout/checkout.ts'
import type { Clock } from '../clock.ts'
import type { Collection } from '../storage/collection.ts'
import type { StoredOrder } from './stored-order.ts'

export type OrderFollowers = {
  cart: Pick<Cart, 'hold' | 'release' | 'clear' | 'get'>
  checkout: Pick<Checkout, 'ordered'>
  /** null: nothing is kept. */
  session: Collection<unknown> | null
  clock: Clock
}

/** The cart's goods have gone along with an order that waits; what is in the cart since is for the next one. */
const waitingHold = (id: string) => `waiting:${id}`

/**
 * What cart and checkout make of an order that was placed with the cart held by it, wherever it was sent from. One that
 * waits takes the goods along. One that is to be paid holds the cart until that is decided, because a payment that fails
 * gives it back.
 */
export async function followOrder(order: StoredOrder, followers: OrderFollowers): Promise<void> {
  const { cart, checkout } = followers
  const { id, state, confirmation } = order
  const { heldBy } = cart.get()
  if (heldBy === waitingHold(id)) return state === 'queued' || state === 'sent' ? undefined : cart.release(heldBy)
  if (heldBy !== id) return
  if (state === 'queued' || state === 'sent') {
    await cart.clear({ onServer: false })
    await cart.hold(waitingHold(id))
    return checkout.ordered()
  }
  if (state !== 'accepted' || confirmation?.state === 'cancelled') return cart.release(id)
  if (confirmation?.state === 'pending_payment') return
  await leave(id, followers)
}

/** Bought: this browser starts a new cart, without a word to the server. */
async function leave(id: string, { cart, checkout, session, clock }: OrderFollowers): Promise<void> {
  await session?.set('last-cart-bypass-ts', clock.now())
  await cart.clear({ onServer: false })
  await cart.release(id)
  await checkout.ordered()
}
