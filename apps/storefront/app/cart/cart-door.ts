import { type Cart, createObservable, type Engine } from '@mantel/client'

/** The cart of this page once its code has come; null until it is needed. */
export const openedCart = createObservable<Cart | null>(null)

let opening: Promise<Cart> | null = null
let goToCheckout = () => {}

/** Who takes shoppers to the checkout when a notice offers it: only the router can without loading the page anew. */
export function leadToCheckoutWith(lead: () => void): void {
  goToCheckout = lead
}

/** Fetched when it is first needed. */
export function openCart(engine: Engine): Promise<Cart> {
  opening ??= import('./start-cart.ts')
    .then(({ startCart }) => startCart(engine, { goToCheckout: () => goToCheckout() }))
    .then((cart) => {
      openedCart.set(cart)
      return cart
    })
    .catch((error: unknown) => {
      opening = null
      throw error
    })
  return opening
}
