import { type Cart, createObservable, type Engine } from '@mantel/client'

/** The cart of this page; null until openCart() has loaded it. */
export const openedCart = createObservable<Cart | null>(null)

let opening: Promise<Cart> | null = null
let goToCheckout = () => {}

/** Sets how a notification opens the checkout. Only the router can navigate without a page load. */
export function setCheckoutNavigation(navigate: () => void): void {
  goToCheckout = navigate
}

/** Loads the cart's code on first use. */
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
