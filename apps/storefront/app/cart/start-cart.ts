import { type Cart, callerCartCalls, type Engine, openCart, type SessionState } from '@mantel/client'
import { openAccount } from '../account/account.ts'
import { askForBackgroundSync } from '../worker/background-sync.ts'
import { writeCountHint } from './count-hint.ts'
import { watchSight } from './watch-sight.ts'

/** The cart goes with the session: signing in joins the guest's lines to the customer's, signing out leaves nothing here. */
export async function startCart(engine: Engine, options: { goToCheckout(): void }): Promise<Cart> {
  const { session, tasks } = await openAccount(engine)
  const leaveToWorker = () => askForBackgroundSync('cartSync')
  const cart = openCart(engine, { calls: callerCartCalls(tasks.caller), onLeft: leaveToWorker, ...options })
  cart.subscribe(() => {
    const { ready, count, pending } = cart.get()
    if (ready) writeCountHint(engine.view.code, count, pending)
  })
  session.onLogin(({ user }) => cart.logIn(user.id))
  session.onLogout(() => cart.logOut())
  await cart.start(whoIs(session.get()))
  watchSight(cart, leaveToWorker)
  return cart
}

function whoIs(state: SessionState): Parameters<Cart['start']>[0] {
  if (state.kind === 'customer') return { customerId: state.user?.id }
  return state.kind === 'guest' ? 'nobody' : null
}
