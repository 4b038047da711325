import { type Cart, createCartCalls, type Engine, openCart, type SessionState } from '@mantel/client'
import { isInCheckout as isWithinCheckoutWindow } from '@mantel/domain/checkout'
import { openAccount } from '../account/account.ts'
import { applySavedAdditions } from './apply-addition.ts'
import { requestBackgroundSync } from './background-sync.ts'
import { writeCountHint } from './count-hint.ts'
import { watchVisibility } from './watch-visibility.ts'

/**
 * Ties the cart to the session: login merges the guest's lines into the customer's cart, logout empties the local cart.
 */
export async function startCart(
  engine: Engine,
  { goToCheckout, isInCheckout }: { goToCheckout(): void; isInCheckout(): boolean },
): Promise<Cart> {
  const [{ session, tasks }, wasInCheckout] = await Promise.all([openAccount(engine), readCheckoutTime(engine)])
  const requestCartSync = () => requestBackgroundSync('cartSync')
  const cart = openCart(engine, {
    calls: createCartCalls(tasks.silentCaller, { canClear: engine.view.settings.serverCartClear }),
    onUnsentChanges: requestCartSync,
    goToCheckout,
    isInCheckout: () => isInCheckout() || wasInCheckout(),
  })
  cart.subscribe(() => {
    const { ready, count, pending } = cart.get()
    if (ready) writeCountHint(engine.view.code, count, pending)
  })
  session.onLogin(({ user }) => cart.logIn(user.id))
  session.onLogout(({ cause, successor }) => cart.logOut({ isElsewhere: cause === 'other-tab', successor }))
  await cart.start(cartOwner(session.get()))
  // Reads the session first: while the page was suspended, the customer may have logged out in another tab.
  const synchronise = () => session.reread().then(cart.synchronise)
  watchVisibility({ get: cart.get, synchronise }, requestCartSync)
  // Not awaited: each addition is followed by a stock check, and one that gets no answer must not delay the cart.
  applySavedAdditions(cart, engine.view.code).catch((error: unknown) =>
    engine.log.error('Products added on earlier pages could not be put into the cart', error),
  )
  return cart
}

/** Whether the shopper entered checkout details in the last half hour. Pages that have not loaded the checkout's code need this. */
async function readCheckoutTime({ storage, view, clock }: Engine): Promise<() => boolean> {
  if (!view.settings.forceClientState) return () => false
  const details = await storage?.collection<{ modifiedAt?: number }>('checkout').get('details')
  return () => isWithinCheckoutWindow(details?.modifiedAt ?? 0, clock.now())
}

function cartOwner(state: SessionState): Parameters<Cart['start']>[0] {
  if (state.kind === 'customer') return { customerId: state.user?.id }
  return state.kind === 'guest' ? 'signed-out' : null
}
