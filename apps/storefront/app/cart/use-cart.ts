import type { Cart, CartState } from '@mantel/client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type BuyingWords, loadBuyingWords } from '../i18n/load-buying-words.ts'
import { useEngine } from '../place/engine-context.ts'
import { usePlace } from '../place/place-context.tsx'
import { openCart } from './cart-door.ts'

export type CartTexts = BuyingWords
export type ShownCart = { cart: Cart; state: CartState; t: CartTexts }

type Opened = { cart: Cart; t: CartTexts }

/** The cart and the words for it; null while they are on their way, 'unreachable' where they cannot be had. */
export function useCart(isWanted = true): ShownCart | 'unreachable' | null {
  const engine = useEngine()
  const { i18n } = usePlace().view
  const [opened, setOpened] = useState<Opened | 'unreachable' | null>(null)
  useEffect(() => {
    if (!engine || !isWanted) return
    let isHere = true
    Promise.all([openCart(engine), loadBuyingWords(i18n)])
      .then(([cart, t]) => {
        if (!isHere) return
        setOpened({ cart, t })
        void cart.connect()
        void cart.checkStock()
      })
      .catch(() => isHere && setOpened('unreachable'))
    return () => {
      isHere = false
    }
  }, [engine, isWanted, i18n])
  const cart = opened === null || opened === 'unreachable' ? null : opened.cart
  const state = useSyncExternalStore(cart?.subscribe ?? never, cart?.get ?? nothing, nothing)
  if (opened === 'unreachable') return 'unreachable'
  return opened && state ? { ...opened, state } : null
}

const never = () => () => {}
const nothing = () => null
