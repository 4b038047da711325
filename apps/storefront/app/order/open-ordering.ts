import { type Account, type Cart, type Checkout, createObservable, type Engine, type Orders } from '@mantel/client'
import type { Place } from '../place/place.ts'

/** Everything that buying needs: who buys, what, where to, and what became of it. */
export type Ordering = { account: Account; cart: Cart; checkout: Checkout; orders: Orders }

/** Of this page, once its code has come. */
export const openedOrdering = createObservable<Ordering | null>(null)

let opening: Promise<Ordering> | null = null

/** Fetched when it is first needed. */
export function openOrdering(engine: Engine, place: Place): Promise<Ordering> {
  opening ??= import('./start-ordering.ts')
    .then(({ startOrdering }) => startOrdering(engine, place))
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
