import { useEffect, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../account/current-session.ts'
import { whenIdle, whenIdleAfterFirstPress } from '../page/idle-tasks.ts'
import { useEngine } from '../store/engine-context.ts'
import { readCountHint } from './count-hint.ts'
import { openCart, openedCart, setCheckoutNavigation } from './page-cart.ts'
import { loadAddToCart } from './request-addition.ts'

/**
 * Opens the cart right after the page loads if this browser has one, or if the customer is signed in and may have one on the server.
 * Otherwise opens it in idle time on a product page, and after the first interaction on other pages.
 */
export function CartStarter() {
  const engine = useEngine()
  const navigate = useNavigate()
  const isCustomer = useSession().kind === 'customer'
  useEffect(() => setCheckoutNavigation(() => void navigate('/checkout')), [navigate])
  useEffect(() => {
    if (!engine) return
    const mayHaveCart = isCustomer || readCountHint(engine.view.code) !== null
    const open = () => Promise.all([openCart(engine), loadAddToCart()])
    const isOnProduct = document.documentElement.dataset.screen === 'product'
    const opening = mayHaveCart ? open() : isOnProduct ? whenIdle(open) : whenIdleAfterFirstPress(open)
    // Offline the cart's code may be missing. Components that need the cart try again.
    opening.catch(() => {})
  }, [engine, isCustomer])
  return null
}

/** 0 on the server: pages are rendered with an empty cart. */
export function useCartCount(storeCode: string): number {
  return useSyncExternalStore(
    subscribeToCount,
    () => openedCart.get()?.get().count ?? readCountHint(storeCode) ?? 0,
    () => 0,
  )
}

function subscribeToCount(onChange: () => void): () => void {
  let unsubscribeCart = openedCart.get()?.subscribe(onChange)
  const unsubscribeOpened = openedCart.subscribe(() => {
    unsubscribeCart?.()
    unsubscribeCart = openedCart.get()?.subscribe(onChange)
    onChange()
  })
  addEventListener('storage', onChange)
  return () => {
    unsubscribeCart?.()
    unsubscribeOpened()
    removeEventListener('storage', onChange)
  }
}
