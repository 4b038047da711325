import { type Account, type Cart, type Checkout, createObservable, type Engine, type Orders } from '@mantel/client'
import type { CurrentStore } from '../store/current-store.ts'

/** Everything that buying needs: the account, the cart, the checkout details and the orders of this browser. */
export type Ordering = { account: Account; cart: Cart; checkout: Checkout; orders: Orders }

/** The ordering of this page; null until openOrdering() has loaded it. */
export const openedOrdering = createObservable<Ordering | null>(null)

let opening: Promise<Ordering> | null = null

/** Loads the code on first use. */
export function openOrdering(engine: Engine, store: CurrentStore): Promise<Ordering> {
  opening ??= import('./start-ordering.ts')
    .then(({ startOrdering }) => startOrdering(engine, store))
    .then((ordering) => {
      openedOrdering.set(ordering)
      return ordering
    })
    .catch((error: unknown) => {
      opening = null
      throw error
    })
  return opening
}
