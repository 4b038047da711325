import { useEffect, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../account/shown-session.ts'
import { useEngine } from '../place/engine-context.ts'
import { leadToCheckoutWith, openCart, openedCart } from './cart-door.ts'
import { readCountHint } from './count-hint.ts'

/** Whoever has a cart, or may have one elsewhere because they are signed in, has it opened soon after the page. */
export function CartKeeper() {
  const engine = useEngine()
  const navigate = useNavigate()
  const isCustomer = useSession().kind === 'customer'
  useEffect(() => leadToCheckoutWith(() => void navigate('/checkout')), [navigate])
  useEffect(() => {
    if (!engine) return
    const isWanted = isCustomer || readCountHint(engine.view.code) !== null
    // Offline its code may be missing. Whoever needs it asks again.
    if (isWanted) openCart(engine).catch(() => {})
  }, [engine, isCustomer])
  return null
}

/** Pages are rendered with an empty cart, and the browser fills it in. */
export function useCartCount(storeCode: string): number {
  return useSyncExternalStore(
    watchCount,
    () => openedCart.get()?.get().count ?? readCountHint(storeCode) ?? 0,
    () => 0,
  )
}

function watchCount(tell: () => void): () => void {
  let endCart = openedCart.get()?.subscribe(tell)
  const endDoor = openedCart.subscribe(() => {
    endCart?.()
    endCart = openedCart.get()?.subscribe(tell)
    tell()
  })
  addEventListener('storage', tell)
  return () => {
    endCart?.()
    endDoor()
    removeEventListener('storage', tell)
  }
}
