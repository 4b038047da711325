import { type Cart, createObservable, type Engine } from '@mantel/client'

/** The cart of this page; null until openCart() has loaded it. */
export const openedCart = createObservable<Cart | null>(null)

let opening: Promise<Cart> | null = null
let goToCheckout = () => {}
let isInCheckout = () => false

/** Sets how a notification opens the checkout. Only the router can navigate without a page load. */
export function setCheckoutNavigation(navigate: () => void): void {
  goToCheckout = navigate
}

/** Sets how the cart finds out whether the shopper is in the checkout. */
export function setCheckoutActivity(isActive: () => boolean): void {
  isInCheckout = isActive
}

/** Loads the cart's code on first use. */
export function openCart(engine: Engine): Promise<Cart> {
  opening ??= import('./start-cart.ts')
    .then(({ startCart }) =>
      startCart(engine, { goToCheckout: () => goToCheckout(), isInCheckout: () => isInCheckout() }),
    )
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
