import type { CartState, CheckoutState, StoredOrder } from '@mantel/client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSession } from '../account/shown-session.ts'
import type { CartTexts } from '../cart/use-cart.ts'
import { loadBuyingWords } from '../i18n/load-buying-words.ts'
import { useEngine } from '../place/engine-context.ts'
import { usePlace } from '../place/place-context.tsx'
import { isOwnOrder } from './is-own-order.ts'
import { type Ordering, openOrdering } from './open-ordering.ts'

export type ShownOrdering = Ordering & {
  t: CartTexts
  cartState: CartState
  checkoutState: CheckoutState
  stored: readonly StoredOrder[]
}

type Opened = { ordering: Ordering; t: CartTexts }

/** Everything for buying and its words; null while they are on their way, 'unreachable' where they cannot be had. */
export function useOrdering(): ShownOrdering | 'unreachable' | null {
  const engine = useEngine()
  const place = usePlace()
  const [opened, setOpened] = useState<Opened | 'unreachable' | null>(null)
  useEffect(() => {
    if (!engine) return
    let isHere = true
    Promise.all([openOrdering(engine, place), loadBuyingWords(place.view.i18n)])
      .then(([ordering, t]) => isHere && setOpened({ ordering, t }))
      .catch(() => isHere && setOpened('unreachable'))
    return () => {
      isHere = false
    }
  }, [engine, place])
  const ordering = opened === null || opened === 'unreachable' ? null : opened.ordering
  const cartState = useShown(ordering?.cart)
  const checkoutState = useShown(ordering?.checkout)
  const stored = useShown(ordering?.orders)
  const session = useSession()
  if (opened === 'unreachable') return 'unreachable'
  if (!opened || !cartState || !checkoutState || !stored) return null
  const own = stored.filter((order) => isOwnOrder(order, session))
  return { ...opened.ordering, t: opened.t, cartState, checkoutState, stored: own }
}

function useShown<T>(source: { get(): T; subscribe(tell: () => void): () => void } | undefined): T | null {
  return useSyncExternalStore<T | null>(source?.subscribe ?? never, source?.get ?? nothing, nothing)
}

const never = () => () => {}
const nothing = () => null
