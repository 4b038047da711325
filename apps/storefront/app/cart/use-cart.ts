import type { Cart, CartState } from '@mantel/client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type BuyingTranslator, loadBuyingTranslator } from '../i18n/load-buying-translator.ts'
import { useEngine } from '../store/engine-context.ts'
import { useStore } from '../store/store-context.tsx'
import { openCart } from './page-cart.ts'

export type CartView = { cart: Cart; state: CartState; t: BuyingTranslator }

type OpenedCart = { cart: Cart; t: BuyingTranslator }

/** The cart and its texts; null while they load, 'unreachable' if they cannot be loaded. */
export function useCart(isNeeded = true): CartView | 'unreachable' | null {
  const engine = useEngine()
  const { i18n } = useStore().view
  const [opened, setOpened] = useState<OpenedCart | 'unreachable' | null>(null)
  useEffect(() => {
    if (!engine || !isNeeded) return
    let isMounted = true
    Promise.all([openCart(engine), loadBuyingTranslator(i18n)])
      .then(([cart, t]) => {
        if (!isMounted) return
        setOpened({ cart, t })
        void cart.synchronise()
        void cart.checkStock()
      })
      .catch(() => isMounted && setOpened('unreachable'))
    return () => {
      isMounted = false
    }
  }, [engine, isNeeded, i18n])
  const cart = opened === null || opened === 'unreachable' ? null : opened.cart
  const state = useSyncExternalStore(cart?.subscribe ?? subscribeToNothing, cart?.get ?? getNull, getNull)
  if (opened === 'unreachable') return 'unreachable'
  return opened && state ? { ...opened, state } : null
}

const subscribeToNothing = () => () => {}
const getNull = () => null
