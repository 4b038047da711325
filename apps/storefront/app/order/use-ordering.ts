import type { CartState, CheckoutState, StoredOrder } from '@mantel/client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'
import { useSession } from '../account/current-session.ts'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'
import { loadBuyingTranslator } from '../i18n/load-buying-translator.ts'
import { useEngine } from '../store/engine-context.ts'
import { useStore } from '../store/store-context.tsx'
import { awaitsLogin, isOwnOrder } from './is-own-order.ts'
import { type Ordering, openOrdering } from './open-ordering.ts'

export type OrderingView = Ordering & {
  t: BuyingTranslator
  cartState: CartState
  checkoutState: CheckoutState
  stored: readonly StoredOrder[]
  /** Orders of this browser that can only be sent when their customer has logged in again; their contents stay hidden until then. */
  awaitingLogin: readonly StoredOrder[]
}

type Opened = { ordering: Ordering; t: BuyingTranslator }

/** Everything for buying and its texts; null while they load, 'unreachable' if they cannot be loaded. */
export function useOrdering(): OrderingView | 'unreachable' | null {
  const engine = useEngine()
  const store = useStore()
  const [opened, setOpened] = useState<Opened | 'unreachable' | null>(null)
  useEffect(() => {
    if (!engine) return
    let isMounted = true
    Promise.all([openOrdering(engine, store), loadBuyingTranslator(store.view.i18n)])
      .then(([ordering, t]) => isMounted && setOpened({ ordering, t }))
      .catch(() => isMounted && setOpened('unreachable'))
    return () => {
      isMounted = false
    }
  }, [engine, store])
  const ordering = opened === null || opened === 'unreachable' ? null : opened.ordering
  const cartState = useObservable(ordering?.cart)
  const checkoutState = useObservable(ordering?.checkout)
  const stored = useObservable(ordering?.orders)
  const session = useSession()
  if (opened === 'unreachable') return 'unreachable'
  if (!opened || !cartState || !checkoutState || !stored) return null
  const ownOrders = stored.filter((order) => isOwnOrder(order, session))
  const awaitingLogin = session.kind === 'guest' ? stored.filter(awaitsLogin) : []
  return { ...opened.ordering, t: opened.t, cartState, checkoutState, stored: ownOrders, awaitingLogin }
}

/**
 * The key of the order that the page shows, from the state of its history entry, which survives reloads. Payment providers redirect
 * to an address that contains the key. It is moved to the state, because scripts of other companies can read the address.
 */
export function useOrderKey(): string | null {
  const { search, state }: Location<{ orderKey?: string } | null> = useLocation()
  const navigate = useNavigate()
  const keyInAddress = new URLSearchParams(search).get('key')
  useEffect(() => {
    if (keyInAddress === null) return
    const query = new URLSearchParams(search)
    query.delete('key')
    void navigate(
      { search: `${query}` },
      { replace: true, preventScrollReset: true, state: { orderKey: keyInAddress } },
    )
  }, [keyInAddress, search, navigate])
  return keyInAddress ?? state?.orderKey ?? null
}

function useObservable<T>(source: { get(): T; subscribe(onChange: () => void): () => void } | undefined): T | null {
  return useSyncExternalStore<T | null>(source?.subscribe ?? subscribeToNothing, source?.get ?? getNull, getNull)
}

const subscribeToNothing = () => () => {}
const getNull = () => null
