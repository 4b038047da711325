import {
  createBrowserOrders,
  createCheckout,
  type Engine,
  fetchOrderStatus,
  followOrder,
  goOnline,
  isSettledOrder,
  isUnpaid,
  isWaiting,
  notifyOrderResults,
  type StoredOrder,
  sendOrdersOf,
  watchConnection,
} from '@mantel/client'
import { openAccount } from '../account/account.ts'
import { saveWaitingOrdersHint } from '../account/waiting-orders.ts'
import { requestBackgroundSync } from '../cart/background-sync.ts'
import { openCart, setCheckoutActivity } from '../cart/page-cart.ts'
import type { CurrentStore } from '../store/current-store.ts'
import { isOwnOrder } from './is-own-order.ts'
import type { Ordering } from './open-ordering.ts'

/**
 * Connects orders, checkout and cart: a change of an order updates all of them, no matter which page sent the order.
 */
export async function startOrdering(engine: Engine, { view, website }: CurrentStore): Promise<Ordering> {
  const [account, cart] = await Promise.all([openAccount(engine), openCart(engine)])
  const { storage, clock, log } = engine
  const checkout = createCheckout({
    collection: storage?.collection<unknown>('checkout') ?? null,
    clock,
    log,
    country: view.tax.defaultCountry,
  })
  setCheckoutActivity(checkout.isActive)
  const orders = createBrowserOrders(engine, { account, supportEmail: website.supportEmail })
  const followers = { cart, checkout, session: storage?.collection<unknown>('user') ?? null, clock }
  const saveHint = () => saveWaitingOrdersHint(view.code, orders.get().some(isUnsettled))
  orders.onChange((order) => {
    saveHint()
    if (isWaiting(order) && order.route.isAutomatic) requestBackgroundSync('orderSync')
    void followOrder(order, followers)
    const { confirmation, owner } = order
    if (owner !== null && order.state === 'accepted' && confirmation)
      void account.history.include(confirmation.orderNumber)
  })
  account.session.onLogout(async ({ successor }) => {
    // The session clears the storage; this clears what the page shows.
    await checkout.forget()
    for (const order of orders.get())
      if (isSettledOrder(order) && order.owner !== successor) await orders.remove(order.id)
  })
  await Promise.all([checkout.start(), orders.start()])
  saveHint()
  // Apply the changes that the service worker made while no page was open.
  for (const order of orders.get()) await followOrder(order, followers)
  const notifyAboutOrders = notifyOrderResults({
    orders,
    notifications: engine.notifications,
    isVisible: () => document.visibilityState === 'visible',
    isOwn: (order) => isOwnOrder(order, account.session.get()),
    isShown: ({ route }) => location.pathname === route.page,
    show: ({ route }) => location.assign(route.page),
  })
  document.addEventListener('visibilitychange', notifyAboutOrders)
  const ordering = { account, cart, checkout, orders }
  void refreshUnpaidOrders(ordering)
  const context = { engine, queue: account.tasks.queue, cart, orders, checkout }
  const session = account.session.get()
  const sendOwn = (customer: number) =>
    sendOrdersOf(customer, context).catch((error: unknown) => log.error('sending the waiting orders failed', error))
  // This call is not awaited, because the login must not wait for the orders.
  account.session.onLogin(({ user }) => void sendOwn(user.id).then(() => goOnline(context)))
  if (session.kind === 'customer' && session.user) void sendOwn(session.user.id)
  watchConnection(context)
  return ordering
}

const isUnsettled = (order: StoredOrder) =>
  isWaiting(order) || isUnpaid(order) || order.state === 'needs_you' || order.isAwaited === true

/** Updates orders with an unfinished payment: the provider or the deadline may have decided it since the last visit. */
async function refreshUnpaidOrders({ account, orders }: Ordering): Promise<void> {
  for (const order of orders.get().filter(isUnpaid)) {
    const { confirmation } = order
    if (!confirmation?.orderKey) continue
    const status = await fetchOrderStatus(account.tasks.caller, confirmation.orderKey)
    if (status === null || status === 'unknown' || status.state === confirmation.state) continue
    await orders.change(order.id, { confirmation: { ...confirmation, state: status.state }, challenge: null })
  }
}
